/**
 * Lying in wait: a Shadow that holds its minions back meets a fellowship that goes on with all of them, and with the
 * twilight of two sites.
 *
 * Owns   what such an ambush would cost the fellowship, and how likely it walks into it.
 * Keeps  it reads the hand of whoever would lie in wait, so it is asked by nobody else. Nothing is allocated.
 */
import { firstIn, place, valueOf } from '@westmarch/kernel';
import {
  archer,
  CardKind,
  cost,
  damage,
  fierce,
  homeSite,
  isBlocked,
  type LotrTcgState,
  moveLimit,
  printed,
  strength,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import { expectedLoss, type Temper } from './forecast.ts';
import type { Field } from './host.ts';
import { twilightAhead } from './journey.ts';

const MOST = 16;
/** Who wanders far from home costs more. LR-ROAM-002 */
const ROAMING = 2;
const candidates = new Int32Array(MOST);
const prices = new Float64Array(MOST);

/** What a minion brings for its price. */
const might = (s: LotrTcgState, c: number): number =>
  valueOf(s, strength, c) +
  vitality(s, c) +
  2 * valueOf(s, damage, c) +
  2 * valueOf(s, archer, c) +
  (valueOf(s, fierce, c) > 0 ? 4 : 0);

/** Whether the fellowship may move once more in this turn. */
export const mayGoOn = (s: LotrTcgState): boolean => s.global.moves < valueOf(s, moveLimit, 0);

/** Lays the minions of a hand into the field that the twilight of the next site could pay for, the mightiest first. */
function layInWait(s: LotrTcgState, you: number, field: Field, twilight: number): number {
  const next = s.player.site[s.global.active] + 1;
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0 && n < MOST; c = s.card.next[c]) {
    if (printed.kind(s, c) !== CardKind.minion || isBlocked(s, you, c)) continue;
    const price = valueOf(s, cost, c) + (valueOf(s, homeSite, c) > next ? ROAMING : 0);
    let at = n++;
    for (; at > 0 && might(s, candidates[at - 1]) < might(s, c); at--) {
      candidates[at] = candidates[at - 1];
      prices[at] = prices[at - 1];
    }
    candidates[at] = c;
    prices[at] = price;
  }
  let left = twilight;
  let laid = 0;
  for (let i = 0; i < n; i++) {
    if (prices[i] > left) continue;
    left -= prices[i];
    field.addMinion(s, candidates[i]);
    laid++;
  }
  return laid;
}

/** What a fellowship that goes on would lose to what a player holds; minions in play are not counted. */
export function ambushBy(s: LotrTcgState, you: number, field: Field, temper: Temper): number {
  const { active } = s.global;
  field.read(s, active);
  field.minions.clear();
  return layInWait(s, you, field, twilightAhead(s, active)) === 0 ? 0 : expectedLoss(field, temper, false);
}
