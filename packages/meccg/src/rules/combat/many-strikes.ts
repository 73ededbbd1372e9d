/**
 * A character who takes several strikes of one attack upon himself, each in a sequence of its own. ME-CARD-0448
 *
 * Owns   who may take more than one, and what each further one costs him.
 * Not    the optional rule by which anybody may take two (optional/two-strikes.ts).
 * Keeps  further strikes are taken only where the defender assigns them, and the first costs nothing.
 */
import { isMarked, type Options, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isStruck, lastRow } from './strike-rows.ts';

/** Of a character or ally: more than 0 while he may take any number of strikes of the attack. */
export const takesMany = engine.marker(
  'takes many strikes',
  (whose) =>
    say`${whose}, if you assign a strike to him, may face any number of the strikes, each separately, at ${-1} prowess and ${-1} body for each that he has faced before`,
);
export const mayTakeMany = (s: S, card: number): boolean => isMarked(s, takesMany, card);
/** Whoever has a strike already, and may take another. */
export const offerMore = (s: S, card: number, o: Options | null): void => {
  if (isStruck(s, card, s.global.attack) && mayTakeMany(s, card)) o?.card(card);
};

const isBeside = (s: S, strike: number, other: number): boolean =>
  s.strike.attack[other] === s.strike.attack[strike] && s.strike.target[other] === s.strike.target[strike];
/** How many strikes of the same attack he has faced before this one. */
export function facedBefore(s: S, strike: number): number {
  if (!mayTakeMany(s, s.strike.target[strike])) return 0;
  let before = 0;
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (i !== strike && isBeside(s, strike, i) && s.strike.result[i] !== 0) before++;
  return before;
}
/** Of several that are alike, the last is offered to be resolved next. */
export function isOneOfMany(s: S, strike: number): boolean {
  if (!mayTakeMany(s, s.strike.target[strike])) return false;
  for (let i = strike + 1; i <= lastRow(s.strike); i++)
    if (isBeside(s, strike, i) && s.strike.result[i] === 0) return true;
  return false;
}
