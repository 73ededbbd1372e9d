/** The twilight pool, and who pays into it or out of it. LR-TWILIGHT, LR-ROAM */
import { valueOf } from '@westmarch/kernel';
import { cost, homeSite } from '../engine.ts';
import type { S } from '../state.ts';
import { isFreePeoples, isKind, Kind } from './cards.ts';

const MOST = 255;

export function addTwilight(s: S, n: number): void {
  s.global.twilight = Math.min(MOST, s.global.twilight + n);
}
/** As much as there is. LR-EFFECT-004 */
export function removeTwilight(s: S, n: number): void {
  s.global.twilight = Math.max(0, s.global.twilight - n);
}

/** Where the fellowship of this turn stands. */
export const currentSite = (s: S): number => s.player.site[s.global.active];
/** A minion below its own site number roams; blocks are ignored. LR-ROAM-001, LR-BLOCK-007 */
export const roams = (s: S, minion: number): boolean => valueOf(s, homeSite, minion) > currentSite(s);
const ROAMING_PENALTY = 2;
/** LR-ROAM-002 */
export const priceOf = (s: S, card: number): number =>
  valueOf(s, cost, card) + (isKind(s, card, Kind.minion) && roams(s, card) ? ROAMING_PENALTY : 0);

/** The Free Peoples add to the pool, the Shadow takes from it. LR-TWILIGHT-003..005 */
export const canPay = (s: S, card: number): boolean =>
  isFreePeoples(s, card) || priceOf(s, card) <= s.global.twilight;
export function pay(s: S, card: number): void {
  if (isFreePeoples(s, card)) addTwilight(s, priceOf(s, card));
  else removeTwilight(s, priceOf(s, card));
}
