/** Bearing: one of each class, and handing a card to another. LR-ATTACH, LR-TRANSFER */
import { firstIn, forbiddenBy, move, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { howBy, speaking, Way } from '../actions/cause.ts';
import { raise } from '../actions/responses.ts';
import { isFreePeoples, isKind, Kind } from '../cards/cards.ts';
import { pay } from '../counters/twilight.ts';
import { transferred } from '../events.ts';
import { noBearing, noTransfer } from '../prohibitions.ts';
import { isAtHome } from '../sites/sites.ts';

/**
 * A character bears one possession or artifact of each class, and one more where either says so; what has no class is
 * not counted. LR-ATTACH-003..005
 */
export function classIsFree(s: S, bearer: number, card: number): boolean {
  const itemClass = printed.itemClass(s, card);
  if (itemClass === 0) return true;
  let others = 0;
  let further = printed.further(s, card) === 1;
  for (let c = firstIn(s, place(s, Zone.on, bearer)); c !== 0; c = s.card.next[c])
    if (c !== card && printed.itemClass(s, c) === itemClass) {
      others++;
      if (printed.further(s, c) === 1) further = true;
    }
  return others === 0 || (others === 1 && further);
}

/** The class is free, and no card forbids it. */
export const canBear = (s: S, bearer: number, card: number): boolean =>
  classIsFree(s, bearer, card) && forbiddenBy(s, noBearing, bearer, card, 0) === 0;

/** Companions are together; an ally is at his home site. LR-TRANSFER-003 */
const isWithFellowship = (s: S, card: number): boolean => !isKind(s, card, Kind.ally) || isAtHome(s, card);
export const atSameSite = (s: S, one: number, other: number): boolean =>
  isWithFellowship(s, one) && isWithFellowship(s, other);

/** Minions hand nothing on; the receiver must be allowed to bear it. LR-TRANSFER-001..004 */
export const canTransfer = (s: S, card: number, from: number, to: number): boolean =>
  to !== from &&
  isFreePeoples(s, to) &&
  isFreePeoples(s, card) &&
  atSameSite(s, from, to) &&
  canBear(s, to, card) &&
  forbiddenBy(s, noTransfer, card, to, 0) === 0;

/** Its twilight is paid again, but it is not played. LR-TRANSFER-005 */
export function transfer(s: S, card: number, bearer: number): void {
  pay(s, card);
  putOn(s, card, bearer);
}
/** A card is handed over for nothing: the text of a card does it. */
export function putOn(s: S, card: number, bearer: number): void {
  if (card === 0 || bearer === 0 || forbiddenBy(s, noTransfer, card, bearer, 0) !== 0) return;
  s.global.unsettled = 1;
  move(s, card, place(s, Zone.on, bearer));
  const from = speaking(s);
  raise(s, transferred, card, bearer, howBy(s, from, Way.rules));
}
