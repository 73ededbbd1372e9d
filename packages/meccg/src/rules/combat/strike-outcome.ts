/**
 * What comes of a strike: who taps, who is wounded, and whose body is checked. ME-STRIKE-520..522, ME-CVCC-526..529
 *
 * Owns   the outcome for whoever faces a strike, and for both of a strike between two characters.
 * Not    the roll (strike-totals.ts), the order of the steps (strike.ts), or the body check itself (body.ts).
 * Keeps  on a tie he taps unless he took the −3 (DECISIONS D4).
 */
import { call, isIn, say, valueOf } from '@westmarch/kernel';
import { attackBody, body, engine, woundRolls } from '../../engine.ts';
import { wounded, woundSpared } from '../../events.ts';
import { type S, Status, Zone } from '../../state.ts';
import { tap, wound } from '../cards/cards.ts';
import { rollsOver } from '../dice.ts';
import { isFirstOfTwo } from '../optional/two-strikes.ts';
import { addsValue, forget, mustExceedValue, note, Of, rollsFor, Why } from '../terms.ts';
import { ofAttack } from './attack-numbers.ts';
import { bodyCheck } from './body.ts';
import { turnTo } from './companies/strike.ts';
import { spare } from './spared.ts';
import { StrikeResult } from './strike-rows.ts';

/** Of a character: what is added to the body check of an attack whose strike against him has failed. */
export const strikesDown = engine.attribute('body checks against him', () => 0, {
  reads: (whose, by) => say`body checks resulting from failed strikes against ${whose} are modified by ${by}`,
});

/** What a wound triggers is part of the strike, and no one answers it. ME-BODY-507, 509, ME-COND-2013 */
export function isSpecial(s: S, waiting: number): boolean {
  const { ability } = s.engine.abilities[s.waiting.ability[waiting]];
  return (
    ability !== null &&
    'channel' in ability &&
    (ability.channel === wounded.channel || ability.channel === woundSpared.channel)
  );
}

/** Whoever faces it does not tap for that. */
export const staysUntapped = (s: S, strike: number): boolean =>
  s.strike.staysUntapped[strike] === 1 || s.strike.noTap[strike] === 1 || isFirstOfTwo(s, strike);
/** The strike failed: whether the body of what attacks is exceeded. ME-STRIKE-520 */
export function isBroken(s: S, attack: number, target: number, number: number): boolean {
  rollsFor(s, 'attack', attack);
  const by = addsValue(s, strikesDown, target, '');
  return rollsOver(s, by, mustExceedValue(s, attackBody, attack, 'body', number));
}
export const woundedBy = (s: S, strike: number): number => ofAttack(s, woundRolls, s.strike.attack[strike]);

/** He taps for it unless he took the −3, or a card lets him stay. DECISIONS D4 */
function tire(s: S, strike: number): void {
  if (!staysUntapped(s, strike)) tap(s, s.strike.target[strike]);
}
/** It wounds, unless something keeps it from that; then he has only fought. ME-CARD-0653 */
export function strikeHome(s: S, strike: number): void {
  if (spare(s, strike)) tire(s, strike);
  else wound(s, s.strike.target[strike], s.strike.attack[strike]);
}
/**
 * Of a strike between two characters, by how much the defender's total is higher: the one who has less is wounded, and
 * the other taps. Returns 1 if the wounded one was so before. ME-CVCC-526, 4007, DECISIONS D3, D4
 */
export function settleBetween(s: S, strike: number, answer: number, by: number): number {
  s.strike.result[strike] =
    by > 0 ? StrikeResult.failed : by === 0 ? StrikeResult.ineffectual : StrikeResult.successful;
  s.strike.result[answer] = by > 0 ? StrikeResult.successful : StrikeResult.failed;
  if (by <= 0) tire(s, answer);
  if (by >= 0) tire(s, strike);
  if (by === 0) return 0;
  const lost = by > 0 ? answer : strike;
  const wasWounded = s.card.status[s.strike.target[lost]] === Status.wounded ? 1 : 0;
  strikeHome(s, lost);
  return wasWounded;
}
/** The body check of whoever was wounded in it. What weakens the body of whatever attacks weakens that of whoever fights. ME-CVCC-528 */
export function checkBetween(s: S, strike: number, answer: number, wasWounded: number): void {
  const fails = s.strike.result[strike] === StrikeResult.failed;
  if (!fails && s.strike.result[strike] !== StrikeResult.successful) return;
  const lost = fails ? answer : strike;
  const victim = s.strike.target[lost];
  if (s.card.live[victim] === 0 || s.strike.spared[lost] === 1) return;
  const won = fails ? strike : answer;
  const attack = s.strike.attack[won];
  turnTo(s, won);
  s.attack.body[attack] = valueOf(s, body, victim);
  const weaker = s.attack.body[attack] - ofAttack(s, attackBody, attack);
  turnTo(s, lost);
  noteWound(s, lost, wasWounded);
  note(s, Of.body, victim, weaker, 0, Why.weaker);
  call(s, bodyCheck, victim, wasWounded + woundedBy(s, lost) - s.strike.body[lost] + weaker);
}
/** What the body check of whoever was wounded by a strike will be made of. */
export function noteWound(s: S, strike: number, wasWounded: number): void {
  const target = s.strike.target[strike];
  note(s, Of.body, target, wasWounded, 0, Why.wounded);
  note(s, Of.body, target, woundedBy(s, strike), s.attack.card[s.strike.attack[strike]], Why.attack);
}
/** It is over: nobody will ask what it was made of. */
export function forgetStrike(s: S, strike: number): void {
  forget(s, Of.strike, strike);
  forget(s, Of.body, s.strike.target[strike]);
}
/** Somebody was eliminated in such a strike: the other player scores for him. ME-CVCC-529 */
export function noteSlain(s: S, card: number, player: number): void {
  if (isIn(s, card, Zone.out)) s.card.slainBy[card] = player;
}
