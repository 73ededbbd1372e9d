/**
 * What is rolled against a strike, and what is added to it. ME-STRIKE-511, 516
 *
 * Owns   the number of rolls, the modifiers of a strike, and the prowess with which somebody faces it.
 * Not    when they are asked (strike.ts), or what comes of the total (strike-outcome.ts).
 */
import { say, valueOf } from '@westmarch/kernel';
import { attackProwess, engine, prowess } from '../../engine.ts';
import { type S, Status } from '../../state.ts';
import { roll2d6 } from '../dice.ts';
import { TWICE } from '../optional/two-strikes.ts';
import { adds, addsNoted, addsValue, isHeard, mustExceed, mustExceedValue, Of, rollsFor } from '../terms.ts';
import { ofAttack } from './attack-numbers.ts';
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
  let best = rollOnce(s, strike);
  for (let more = valueOf(s, strikeRolls, s.strike.target[strike]) - 1; more > 0; more--)
    best = Math.max(best, rollOnce(s, strike));
  return best;
}
function rollOnce(s: S, strike: number): number {
  if (!isHeard(s)) return roll2d6(s);
  sayTerms(s, strike);
  return roll2d6(s, prowessAgainst(s, strike));
}
const ofState = (s: S, target: number): number => {
  const status = s.card.status[target];
  return status === Status.tapped ? -1 : status === Status.wounded ? -2 : 0;
};
const forStaying = (s: S, strike: number): number =>
  s.strike.staysUntapped[strike] === 1 ? valueOf(s, stayingUntapped, s.strike.target[strike]) : 0;
const forTwo = (s: S, strike: number): number => (s.strike.twice[strike] === 1 ? TWICE : 0);
/** Tapped −1, wounded −2, staying untapped −3, each excess strike −1, support +1 each. ME-STRIKE-516 */
export const strikeModifier = (s: S, strike: number): number =>
  ofState(s, s.strike.target[strike]) +
  forStaying(s, strike) +
  forTwo(s, strike) +
  excessModifier(s, strike) +
  s.strike.support[strike] +
  s.strike.prowess[strike];

/** The same with its causes, for whoever hears of the dice. */
function sayTerms(s: S, strike: number): void {
  const target = s.strike.target[strike];
  rollsFor(s, 'strike', strike);
  addsValue(s, prowess, target, 'prowess');
  adds(s, ofState(s, target), s.card.status[target] === Status.tapped ? 'tapped' : 'wounded');
  adds(s, forStaying(s, strike), 'staying untapped');
  adds(s, forTwo(s, strike), 'facing two strikes at once');
  adds(s, excessModifier(s, strike), 'excess strikes');
  addsNoted(s, Of.strike, strike);
  const attack = s.strike.attack[strike];
  mustExceedValue(s, attackProwess, attack, 'prowess', ofAttack(s, attackProwess, attack));
}
/** An agent adds dice of its own to the prowess of its strike, against the total of whom it strikes. ME-AGENT-2084 */
export function rollOfAgent(s: S, attack: number, total: number): number {
  rollsFor(s, 'agent', attack);
  const by = addsValue(s, attackProwess, attack, 'prowess');
  mustExceed(s, total, '');
  return roll2d6(s, by);
}

export const prowessAgainst = (s: S, strike: number): number =>
  valueOf(s, prowess, s.strike.target[strike]) + strikeModifier(s, strike);
