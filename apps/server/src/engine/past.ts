/** What was done at a table, looked at as a list: what was taken back, and what is noted as it happens. */
import { MOST_UNDONE } from '@westmarch/kernel';
import type { Line } from '@westmarch/protocol';
import type { TableEvent } from './requests.ts';

/** The events of the choices that do not stand any more, by the event that took them back. */
export function takenBack(events: readonly TableEvent[]): Map<number, number[]> {
  const standing: number[] = [];
  const gone = new Map<number, number[]>();
  for (const { kind, v, n, then = [] } of events)
    if (kind === 'choice') standing.push(v, ...then.map(() => v));
    else if (kind === 'undo') gone.set(v, [...new Set(standing.splice(n))]);
  return gone;
}

/**
 * So many of the last undos: what they took back is played again when a table is opened, so that it stays in the log,
 * struck. What older ones took back is left out: a table with thousands of them must open soon.
 */
export const remembered = (undos: Iterable<number>): number[] => [...undos].slice(-MOST_UNDONE);

/** What a player does beside the game. */
export function talkOf(
  names: readonly string[],
  seat: number,
  viewer: number,
  you: string,
  they: string,
): Line {
  const text = seat === viewer ? `You ${you}.` : `${names[seat - 1]} ${they}.`;
  return { text, cards: [], seat, kind: 'talk', dice: [] };
}
export const undoTold = (names: readonly string[], seat: number, viewer: number): Line =>
  talkOf(names, seat, viewer, 'take the last choice back', 'takes the last choice back');
export const concessionTold = (names: readonly string[], seat: number, viewer: number): Line =>
  talkOf(names, seat, viewer, 'concede', 'concedes');

/** The same, each noted down as it is taken. */
export function* noted(all: Iterable<number>, into: number[]): Generator<number> {
  for (const one of all) {
    into.push(one);
    yield one;
  }
}
