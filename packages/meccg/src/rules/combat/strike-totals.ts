/**
 * What is rolled against a strike, and what is added to it. ME-STRIKE-511, 516
 *
 * Owns   the number of rolls, the modifiers of a strike, and the prowess with which somebody faces it.
 * Not    when they are asked (strike.ts), or what comes of the total (strike-outcome.ts).
 */
import { say, valueOf } from '@westmarch/kernel';
import { engine, prowess } from '../../engine.ts';
import { type S, Status } from '../../state.ts';
import { roll2d6 } from '../dice.ts';
import { TWICE } from '../optional/two-strikes.ts';
import { excessModifier } from './excess.ts';

/** Of a character: what staying untapped against a strike costs him. ME-STRIKE-511 */
export const stayingUntapped = engine.attribute('prowess when not tapping', () => -3, {
  reads: (whose, by) =>
    say`the prowess of ${whose} is only modified by ${by} when not tapping to face a strike`,
});
/** Of a character: how many rolls he has against a strike, of which his player uses the one he likes. */
export const strikeRolls = engine.attribute('rolls against a strike', () => 1, {
  least: 1,
  reads: (whose) => say`${whose} has one more roll against the strike, and uses the one of his choice`,
});
/** More is never worse against a strike. */
export function rollFor(s: S, strike: number): number {
  let best = roll2d6(s);
  if (s.channel.first[strikeRolls.channel] === 0) return best;
  for (let more = valueOf(s, strikeRolls, s.strike.target[strike]) - 1; more > 0; more--)
    best = Math.max(best, roll2d6(s));
  return best;
}
/** Tapped −1, wounded −2, staying untapped −3, each excess strike −1, support +1 each. ME-STRIKE-516 */
export function strikeModifier(s: S, strike: number): number {
  const target = s.strike.target[strike];
  const status = s.card.status[target];
  const state = status === Status.tapped ? -1 : status === Status.wounded ? -2 : 0;
  const stays = s.strike.staysUntapped[strike] === 1 ? valueOf(s, stayingUntapped, target) : 0;
  const twice = s.strike.twice[strike] === 1 ? TWICE : 0;
  const added = s.strike.support[strike] + s.strike.prowess[strike];
  return state + stays + twice + excessModifier(s, strike) + added;
}

export const prowessAgainst = (s: S, strike: number): number =>
  valueOf(s, prowess, s.strike.target[strike]) + strikeModifier(s, strike);
