/**
 * Who can be given a strike of the attack being faced. ME-STRIKE-500..504
 *
 * Owns   how many strikes are left to assign, and whom each player may choose for one.
 * Not    the order of choosing (combat.ts), or the strikes of a company (companies/strikes.ts).
 */
import { isMarked, type Options, say } from '@westmarch/kernel';
import { attackStrikes, engine, markedForStrike } from '../../engine.ts';
import { EACH } from '../../facts/cards.ts';
import type { S } from '../../state.ts';
import { untapped } from '../cards/cards.ts';
import { mayBeStruck } from '../chain/forbidden.ts';
import { ofAttack } from './attack-numbers.ts';
import { isGuarded } from './guarding-allies.ts';
import { assign, isStruck } from './strike-rows.ts';

export const strikesLeft = (s: S, attack: number): number => strikesOf(s, attack) - s.attack.assigned[attack];
/** An attack without a number strikes everyone once: changes of its number do nothing. ME-STRIKE-504 */
const strikesOf = (s: S, attack: number): number =>
  s.attack.strikes[attack] === EACH ? s.attack.assigned[attack] : ofAttack(s, attackStrikes, attack);
/** Whoever has taken a strike upon himself before faces no second one. */
export const strikeHim = (s: S, card: number): void => {
  if (!isStruck(s, card, s.global.attack) && mayBeStruck(s, card, s.global.attack))
    assign(s, s.global.attack, card);
};

/** Later attacks of a creature go against whom the first one struck. */
const isBarred = (s: S, card: number): boolean => {
  const only = s.attack.only[s.global.attack];
  return (only !== 0 && only !== card) || isStruck(s, card, s.global.attack) || isGuarded(s, card);
};
export const offerAny = (s: S, card: number, o: Options | null): void => {
  if (!isBarred(s, card) && mayBeStruck(s, card, s.global.attack)) o?.card(card);
};
/** Of a character or ally: more than 0 while he may be given a strike as though he were untapped. */
export const alwaysReady = engine.marker(
  'always ready',
  (whose) =>
    say`even if ${whose} is tapped or wounded, a strike may be assigned to it as though it were untapped`,
);
const isReady = (s: S, card: number): boolean => untapped(s, card) || isMarked(s, alwaysReady, card);
export const offerUntapped = (s: S, card: number, o: Options | null): void => {
  if (isReady(s, card)) offerAny(s, card, o);
};

export const offerMarked = (s: S, card: number, o: Options | null): void => {
  if (isMarked(s, markedForStrike, card)) offerAny(s, card, o);
};
