/**
 * Whom a successful strike does not wound. ME-CARD-0653..0655
 *
 * Keeps  the strike is successful all the same, and he taps for it as ever; no body check follows. Strikes that only detain
 *        or tap wound nobody, so there is nothing to be spared.
 */
import { announce, isMarked, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { woundSpared } from '../../events.ts';
import type { S } from '../../state.ts';

/** Of a character: more than 0 while successful strikes do not wound him. */
export const unhurt = engine.marker(
  'unhurt',
  (whose) => say`if a strike against ${whose} is successful, he is not wounded`,
);
/** Nothing happens to whoever a strike was to wound; true: so it is. */
export function spare(s: S, strike: number): boolean {
  const target = s.strike.target[strike];
  if (!isMarked(s, unhurt, target)) return false;
  s.strike.spared[strike] = 1;
  announce(s, woundSpared, target, s.strike.attack[strike]);
  return true;
}
