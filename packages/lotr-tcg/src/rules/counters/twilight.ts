/** The twilight pool, and who pays into it or out of it. LR-TWILIGHT, LR-ROAM */
import { type Cost, forbiddenBy, valueAgainst, valueOf } from '@westmarch/kernel';
import { cost, homeSite, roamingPenalty } from '../../engine.ts';
import type { S } from '../../state.ts';
import { cannotPay, numberOf } from '../actions/cause.ts';
import { happens, type Verb, verbOf } from '../actions/happening.ts';
import { isFreePeoples, isKind, Kind } from '../cards/cards.ts';
import { aboutToAddTwilight, twilightAdded } from '../events.ts';
import { noRoaming } from '../prohibitions.ts';

/** The pool has no most. LR-TWILIGHT-001 */
export function addTwilight(s: S, n: number): void {
  s.global.twilight += n;
}
const bringing: Verb = verbOf({
  about: aboutToAddTwilight,
  done: twilightAdded,
  can: () => true,
  happen: (s, _pool, _source, how) => addTwilight(s, numberOf(how)),
});
/** A card adds twilight, as against what is paid for cards and brought by a move. */
export function bringTwilight(s: S, n: number): void {
  if (n > 0) happens(s, bringing, 0, n);
}
/** As much as there is. LR-EFFECT-004 */
export function removeTwilight(s: S, n: number): void {
  s.global.twilight = Math.max(0, s.global.twilight - n);
}

/** Twilight is the price, and all of it is needed. LR-COST-007 */
export function spendTwilight(s: S, n: number): void {
  if (s.global.twilight < n) cannotPay(s);
  removeTwilight(s, n);
}

/** Where the fellowship of this turn stands. */
export const currentSite = (s: S): number => s.player.site[s.global.active];
/** A minion below its own site number roams; blocks are ignored. LR-ROAM-001, LR-BLOCK-007 */
export const roams = (s: S, minion: number): boolean =>
  valueOf(s, homeSite, minion) > currentSite(s) && forbiddenBy(s, noRoaming, minion, 0, 0) === 0;
const penaltyOf = (s: S, card: number): number =>
  isKind(s, card, Kind.minion) && roams(s, card) ? valueOf(s, roamingPenalty, card) : 0;
/** LR-ROAM-002 */
export const priceOf = (s: S, card: number): number => valueOf(s, cost, card) + penaltyOf(s, card);
/** What it costs to play it on that bearer: some make what is played on them cheaper. */
export const priceOn = (s: S, card: number, bearer: number): number =>
  valueAgainst(s, cost, card, bearer) + penaltyOf(s, card);

/**
 * The Free Peoples add to the pool, the Shadow takes from it. LR-TWILIGHT-003..005
 *
 * Something may have emptied the pool meanwhile: then what can be paid is paid, and it has not been enough. LR-COST-007
 */
export function pay(s: S, card: number, price = priceOf(s, card)): boolean {
  if (isFreePeoples(s, card)) addTwilight(s, price);
  else {
    const enough = price <= s.global.twilight;
    removeTwilight(s, price);
    return enough;
  }
  return true;
}

/** What prices of a text take from the pool. LR-COST-002 */
export const TWILIGHT = 'twilight';
export function twilightIn(costs: readonly Cost[]): number {
  let sum = 0;
  for (const { takes } of costs)
    for (const take of takes)
      if (take.pool === TWILIGHT && 'amount' in take && typeof take.amount === 'number') sum += take.amount;
  return sum;
}
