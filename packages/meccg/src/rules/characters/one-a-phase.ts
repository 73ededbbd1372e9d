/**
 * How many characters come into play or are given up in one organization phase: one; two of a Balrog player, the second
 * of whom is not unique. ME-ORG-500, 513, ME-BAL-4022
 *
 * Not    where they arrive (bring-in.ts), or companies that take in any number.
 */
import { type Gate, type Phrase, say, valueOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { hasKeyword } from '../cards/cards.ts';
import { sideOf } from '../sides.ts';

/** Of a player: more than 0 while there is no limit to how many characters he brings into play. */
export const anyNumberComes = engine.marker(
  'any number of characters',
  () => say`there is no limit to the number of characters you may bring into play`,
);
/** Somebody has come in this phase, or gone, and this one may not be another: only one who is not unique. ME-ORG-500, 513 */
const isOneTooMany = (s: S, player: number, card: number): boolean =>
  s.player.organized[player] > 0 &&
  (s.player.organized[player] >= sideOf(s, player).charactersAPhase || hasKeyword(s, card, 'unique'));
const comrades = new Map<number, { has(def: number): boolean }>();
/** A definition comes in the same turn as one of others, without counting. */
export function registerComrades(def: number, others: { has(def: number): boolean }): void {
  comrades.set(def, others);
}
/** One of those with whom he comes has come this turn: he is none of those that are counted. */
export function comesBeside(s: S, player: number, card: number): boolean {
  const others = comrades.get(s.card.def[card]);
  if (others === undefined) return false;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.arrived[c] === 1 && s.card.controller[c] === player && others.has(s.card.def[c])) return true;
  return false;
}
/** Nor does anything let any number come. ME-CARD-0665 */
export const hasHadOne = (s: S, player: number, card: number): boolean =>
  isOneTooMany(s, player, card) &&
  !comesBeside(s, player, card) &&
  (s.player.parted[player] === 1 || valueOf(s, anyNumberComes, player) === 0);

export const ONE_ONLY = say`one character a turn is played, revealed or discarded`;
export const oneOnly: Gate = {
  ...engine.gate('requirement', 'ME-ORG-500 ME-ORG-513', (s, p, c) => !isOneTooMany(s, p, c), ONE_ONLY),
  why: (s: S, player: number) => sayOneOnly(s, player),
};
export const sayOneOnly = (s: S, player: number): Phrase =>
  sideOf(s, player).charactersAPhase === 1
    ? ONE_ONLY
    : say`two characters a turn are played, revealed or discarded, and the second is not unique`;
