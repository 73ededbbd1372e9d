/**
 * An optional rule: an untapped character may take two strikes of an attack upon himself, and taps at the second.
 * ME-OPT-4004, 4011
 *
 * Owns   who may take a second one, what both cost him, and at which he taps.
 * Keeps  a second one is offered only where the defender assigns strikes, and nobody takes a third; if the first removes
 *        him, the other counts as successful, like any strike at one who is gone (ME-STRIKE-524).
 */
import type { Options } from '@westmarch/kernel';
import { type S } from '../../state.ts';
import { untapped } from '../cards/cards.ts';
import { isStruck, lastRow, newStrike } from '../combat/strike-rows.ts';
import { takesTwoStrikes } from './optional.ts';

/** Both strikes are fought with so much less. */
export const TWICE = -3;

const PENDING = 0;
/** The other of two strikes that one character takes upon himself; 0: there is none that is still to come. */
function otherOf(s: S, strike: number): number {
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (
      i !== strike &&
      s.strike.attack[i] === s.strike.attack[strike] &&
      s.strike.target[i] === s.strike.target[strike] &&
      s.strike.result[i] === PENDING
    )
      return i;
  return 0;
}
/** He has a second strike before him, so that this one does not tap him yet. */
export const isFirstOfTwo = (s: S, strike: number): boolean =>
  s.strike.twice[strike] === 1 && otherOf(s, strike) !== 0;

/** Of two that are alike, one is offered to be resolved next. */
export const isLikeAnother = (s: S, strike: number): boolean =>
  s.strike.twice[strike] === 1 && otherOf(s, strike) > strike;

/** Whoever has one strike, is untapped, and has taken no second one. */
function mayTakeAnother(s: S, card: number): boolean {
  if (!untapped(s, card)) return false;
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === s.global.attack && s.strike.target[i] === card && s.strike.twice[i] === 1)
      return false;
  return isStruck(s, card, s.global.attack);
}
export const offerSecond = (s: S, card: number, o: Options | null): void => {
  if (takesTwoStrikes(s) && mayTakeAnother(s, card)) o?.card(card);
};

/** He takes a second one: both are marked. */
export function assignSecond(s: S, attack: number, card: number): void {
  if (newStrike(s, attack, card, 0) === 0) return;
  s.attack.assigned[attack]++;
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && s.strike.target[i] === card) s.strike.twice[i] = 1;
}
