/**
 * The ways out of play: discarded, killed, returned to hand, stacked. LR-DISCARD, LR-ATTACH-011, 012, LR-KILL-003
 *
 * Owns   discarding as a verb, and what goes with a card that leaves.
 * Not    killing (combat/wounds.ts), and cards that leave a hand or a deck (hand.ts).
 * Keeps  whatever lay on it or under it is discarded with it; who leaves the skirmish that is on has lost it
 *        (LR-SKIRM-015); all of it is told while it still is where it was, and heard of together.
 */
import { firstIn, hostOf, move, place } from '@westmarch/kernel';
import { Phase, type S, Zone } from '../../state.ts';
import { howBy, packed, sourceOf, speaking, Way, withBy } from '../actions/cause.ts';
import { happens, happensBy, mayHappen, type Verb, verbOf } from '../actions/happening.ts';
import { hear, tell } from '../actions/responses.ts';
import { aboutToBeDiscarded, discarded, leftPlay } from '../events.ts';
import { note, Was } from '../history.ts';
import { noDiscard } from '../prohibitions.ts';
import { isInPlay, isKind, isRingBearer, Kind } from './cards.ts';
import { copyMoved } from './copies.ts';
import { mayTake, noteTaken } from './hand.ts';

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

/** With the card that it lay on or under. */
const WITH_BEARER = packed(Way.bearer, 0);
function discardFrom(s: S, at: number, source: number): void {
  for (let c = firstIn(s, at); c !== 0; c = firstIn(s, at))
    if (isKind(s, c, Kind.ring)) move(s, c, place(s, Zone.support, s.card.owner[c]));
    else if (isInPlay(s, c)) goes(s, c, place(s, Zone.discard, s.card.owner[c]), source, WITH_BEARER, true);
    else move(s, c, place(s, Zone.discard, s.card.owner[c]));
}
/** Discards what lies on a card and under it; the Ring goes with nobody. LR-ATTACH-011 */
export function strip(s: S, card: number, source: number): void {
  discardFrom(s, place(s, Zone.on, card), source);
  discardFrom(s, place(s, Zone.stacked, card), source);
}

/** It goes, and everything with it. Nobody hears of it yet. */
function goes(s: S, card: number, at: number, source: number, how: number, isDiscarded: boolean): void {
  if (isDiscarded) {
    tell(s, discarded, card, source, how);
    note(s, card, Was.discarded);
  }
  tell(s, leftPlay, card, source, how);
  strip(s, card, source);
  noteFallen(s, card);
  if (s.global.phase === Phase.assignment || s.global.phase === Phase.skirmish) forgetAssignments(s, card);
  // What it gave to others is gone. LR-ATTACH-010
  s.global.unsettled = 1;
  s.past.bearer[card] = hostOf(s, card);
  move(s, card, at);
  copyMoved(s, card);
}

/** By a verb that tells of it in its own words. */
export const leaveFor = (s: S, card: number, at: number, source: number, how: number): void =>
  goes(s, card, at, source, how, false);

/** From play to a place that is neither a discard nor a dead pile, by the ability that speaks now. */
export function putAway(s: S, card: number, at: number): void {
  const from = speaking(s);
  goes(s, card, at, sourceOf(s, from), howBy(s, from, Way.rules), false);
  hear(s);
}

/** The rules take it away, and nothing can be done about it. */
export const discardByRules = (s: S, card: number): void =>
  goes(s, card, place(s, Zone.discard, s.card.owner[card]), 0, packed(Way.rules, 0), true);

/** The Ring-bearer can be neither discarded nor returned to hand. LR-RING-004, 005 */
const discarding: Verb = verbOf({
  about: aboutToBeDiscarded,
  done: discarded,
  cannot: noDiscard,
  first: true,
  can: (s, card) => isInPlay(s, card) && !isRingBearer(s, card),
  happen(s, card, source, how) {
    note(s, card, Was.discarded);
    leaveFor(s, card, place(s, Zone.discard, s.card.owner[card]), source, how);
  },
});
/** Discards a card from play. LR-DISCARD-001 */
export const discard = (s: S, card: number): void => happens(s, discarding, card);

/** The same by a player whom a text makes discard: it is he who does, and not whose text it is. LR-ERRATA-2013 */
export function discardBy(s: S, card: number, player: number): void {
  const from = speaking(s);
  const how = withBy(howBy(s, from, Way.rules), player);
  happensBy(s, discarding, card, sourceOf(s, from), how, from);
}

/** Nothing keeps it in play if its player discards it as a price of that card. LR-COST-002, LR-RING-004 */
export const canBeDiscarded = (s: S, card: number, source: number, player: number): boolean =>
  mayHappen(s, discarding, card, source, packed(Way.price, player));

/** It counts as taken into hand. LR-FELLOW-007 */
export function returnToHand(s: S, card: number): void {
  const owner = s.card.owner[card];
  if (!isInPlay(s, card) || isRingBearer(s, card) || !mayTake(s, owner)) return;
  const from = speaking(s);
  const source = sourceOf(s, from);
  const how = howBy(s, from, Way.rules);
  goes(s, card, place(s, Zone.hand, owner), source, how, false);
  noteTaken(s, owner, card, source, how);
  hear(s);
}

/** Companions and allies go to the dead pile, minions to the discard pile. LR-KILL-003 */
export const bury = (s: S, card: number, source: number, how: number): void =>
  leaveFor(
    s,
    card,
    place(s, isKind(s, card, Kind.minion) ? Zone.discard : Zone.dead, s.card.owner[card]),
    source,
    how,
  );
