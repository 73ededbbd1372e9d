/** Cards in play: what they are, and the ways out of play. LR-ZONE, LR-DISCARD, LR-KILL */
import { firstIn, hostOf, isIn, move, place, valueOf } from '@westmarch/kernel';
import { fullVitality, printed } from '../../engine.ts';
import { kinds } from '../../facts/names.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { cannotPay } from '../actions/cause.ts';
import { copyMoved } from './copies.ts';

export const Kind = {
  companion: 1,
  ally: 2,
  minion: 3,
  possession: 4,
  artifact: 5,
  condition: 6,
  event: 7,
  site: 8,
  ring: 9,
  follower: 10,
} as const;
if (kinds[Kind.follower] !== 'follower') throw new Error('The kinds of cards have changed their order.');
export const Side = { freePeoples: 1, shadow: 2 } as const;

export const isKind = (s: S, card: number, kind: number): boolean => printed.kind(s, card) === kind;
/** Companions, allies and minions. LR-CARD-006 */
export const isCharacter = (s: S, card: number): boolean => {
  const kind = printed.kind(s, card);
  return kind === Kind.companion || kind === Kind.ally || kind === Kind.minion;
};
export const isFreePeoples = (s: S, card: number): boolean => printed.side(s, card) === Side.freePeoples;
export const isShadow = (s: S, card: number): boolean => printed.side(s, card) === Side.shadow;

/** What is left of a character's vitality. LR-WOUND-003 */
export const vitality = (s: S, card: number): number => valueOf(s, fullVitality, card) - s.card.wounds[card];
/** LR-EXERT-006 */
export const isExhausted = (s: S, card: number): boolean => vitality(s, card) <= 1;
export const isRingBearer = (s: S, card: number): boolean =>
  s.player.ringBearer[s.card.owner[card]] === card && card !== 0;

/** Discards what lies on a card and under it; the Ring goes with nobody. LR-ATTACH-011 */
export function strip(s: S, card: number): void {
  stripFrom(s, place(s, Zone.on, card));
  stripFrom(s, place(s, Zone.stacked, card));
}
function stripFrom(s: S, at: number): void {
  for (let c = firstIn(s, at); c !== 0; c = firstIn(s, at))
    if (isKind(s, c, Kind.ring)) move(s, c, place(s, Zone.support, s.card.owner[c]));
    else leave(s, c, Zone.discard);
}

/** Whoever leaves the skirmish that is on has lost it. LR-SKIRM-015 */
export function noteFallen(s: S, card: number): void {
  const { skirmish } = s.global;
  if (skirmish === 0 || (card !== skirmish && s.card.against[card] !== skirmish)) return;
  for (let row = 1; row < s.fallen.card.length; row++)
    if (s.fallen.card[row] === 0) {
      s.fallen.card[row] = card;
      return;
    }
}

/** Whoever was assigned to a character that left is assigned no longer; the skirmish that is on ends by itself. */
function forgetAssignments(s: S, card: number): void {
  if (card === s.global.skirmish) return;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === card) s.card.against[c] = 0;
}

/** Every way out of play: what lay on it and under it is discarded, and the skirmish goes on without it. LR-ATTACH-011 */
export function leaveFor(s: S, card: number, at: number): void {
  strip(s, card);
  noteFallen(s, card);
  if (s.global.phase === Phase.assignment || s.global.phase === Phase.skirmish) forgetAssignments(s, card);
  // What it gave to others is gone. LR-ATTACH-010
  s.global.unsettled = 1;
  if (isIn(s, card, Zone.on)) s.past.bearer[card] = hostOf(s, card);
  move(s, card, at);
  copyMoved(s, card);
}
const leave = (s: S, card: number, zone: number): void =>
  leaveFor(s, card, place(s, zone, s.card.owner[card]));

/** In play, active or not. */
export const isInPlay = (s: S, card: number): boolean =>
  s.layout.liveKind[s.layout.placeKind[s.card.place[card]]] === 1;
/** Whom it lies on, or lay on when it left play. */
export const lastBearer = (s: S, card: number): number => hostOf(s, card) || s.past.bearer[card];

/** The Ring-bearer can be neither discarded nor returned to hand. LR-RING-004, 005 */
export function discard(s: S, card: number): void {
  if (isInPlay(s, card) && !isRingBearer(s, card)) leave(s, card, Zone.discard);
  else cannotPay(s);
}
export function returnToHand(s: S, card: number): void {
  if (!isRingBearer(s, card)) leave(s, card, Zone.hand);
}
/** Companions and allies go to the dead pile, minions to the discard pile. LR-KILL-003 */
export const bury = (s: S, card: number): void =>
  leave(s, card, isKind(s, card, Kind.minion) ? Zone.discard : Zone.dead);
