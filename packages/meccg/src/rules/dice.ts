/** Two dice. ME-DICE */
import { die, EVERYONE, noun, say } from '@westmarch/kernel';
import { engine } from '../engine.ts';
import type { S } from '../state.ts';

/** Nothing in particular must be exceeded. */
const NOTHING = -1;
/** What is added to the dice, and what the sum must exceed, in one number for whoever is told of the dice. */
const weighing = (by: number, over: number): number => ((by + 128) << 9) | (over + 128);
export const weighed = (n: number): { readonly by: number; readonly over: number | null } => {
  const over = (n & 511) - 128;
  return { by: (n >> 9) - 128, over: over === NOTHING ? null : over };
};

/** Told to whoever listens, with both dice and what they are weighed against: the running procedure says what for. */
export const rolled = engine.event('rolled', noun('player'), (it) => say`${it} rolls`);

/** Two dice; `by` and `over` are told with them, and change nothing. */
export function roll2d6(s: S, by = 0, over = NOTHING): number {
  const first = die(s, 6);
  const second = die(s, 6);
  const total = first + second;
  s.global.roll = total;
  if (s.side.sink !== null) s.side.sink.tell(s, rolled.channel, first, second, weighing(by, over), EVERYONE);
  return total;
}

/** Two dice and what is added to them come to more than a number. */
export const rollsOver = (s: S, by: number, number: number): boolean => roll2d6(s, by, number) + by > number;
