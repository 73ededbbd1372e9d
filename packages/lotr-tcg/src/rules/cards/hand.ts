/**
 * Hands: taking cards into them and discarding from them, and from the top of a draw deck. LR-FELLOW-006, 007,
 * LR-DISCARD-001, 002
 *
 * Owns   the Rule of 4, and telling of every card that comes or goes, by whom.
 * Not    drawing and reconciling (draw.ts).
 * Keeps  what can be seen by nobody any more is forgotten.
 */
import { firstIn, forbiddenBy, isIn, move, place, show, sizeOf } from '@westmarch/kernel';
import { Phase, type S, Zone } from '../../state.ts';
import { cannotPay, howBy, leaveUnpaid, sourceOf, speaking, Way } from '../actions/cause.ts';
import { hear, tell } from '../actions/responses.ts';
import { settleInitiative } from '../counters/initiative.ts';
import { cardTaken, discardedFromDeck, discardedFromHand, revealed } from '../events.ts';
import { forgetCard, note, Was } from '../history.ts';
import { noDiscardFromDeck, noDiscardFromHand } from '../prohibitions.ts';

const RULE_OF = 4;
const isCounted = (s: S, player: number): boolean =>
  s.global.phase === Phase.fellowship && s.global.active === player;
/** Rule of 4: no more cards than that come to hand in one's own fellowship phase. LR-FELLOW-006 */
export const mayTake = (s: S, player: number): boolean =>
  !isCounted(s, player) || s.player.drawn[player] < RULE_OF;

/** A card has come to hand: every way counts. LR-FELLOW-007 */
export function noteTaken(s: S, player: number, card: number, source: number, how: number): void {
  forgetCard(s, card);
  if (isCounted(s, player)) s.player.drawn[player]++;
  tell(s, cardTaken, player, source, how);
  settleInitiative(s);
}

/** From outside of play; who called sees to it that it is heard. */
export function takeQuietly(s: S, player: number, card: number, way: number): boolean {
  if (card === 0 || !mayTake(s, player)) return false;
  const from = speaking(s);
  move(s, card, place(s, Zone.hand, player));
  noteTaken(s, player, card, sourceOf(s, from), howBy(s, from, way));
  return true;
}
export function takeIntoHand(s: S, player: number, card: number): void {
  takeQuietly(s, player, card, Way.rules);
  hear(s);
}

/** A card of a hand has gone elsewhere: played, stacked, put beneath a deck. */
export const leftHand = (s: S): void => settleInitiative(s);

/** A card leaves its player's hand for his discard pile; who called sees to it that it is heard. */
export function dropFromHand(s: S, card: number): void {
  if (!isIn(s, card, Zone.hand)) {
    cannotPay(s);
    return;
  }
  const player = s.card.owner[card];
  const from = speaking(s);
  const source = sourceOf(s, from);
  const how = howBy(s, from, Way.rules);
  if (forbiddenBy(s, noDiscardFromHand, player, source, how) !== 0) {
    leaveUnpaid(s, from);
    return;
  }
  move(s, card, place(s, Zone.discard, player));
  note(s, card, Was.discarded);
  tell(s, discardedFromHand, player, source, how);
  settleInitiative(s);
}
export function discardFromHand(s: S, card: number): void {
  dropFromHand(s, card);
  hear(s);
}

/** A card out of its owner's draw deck, wherever in it: which it was, or 0 where it is none or may not be discarded. */
export function discardThatFromDeck(s: S, card: number): number {
  const from = speaking(s);
  const source = sourceOf(s, from);
  const how = howBy(s, from, Way.rules);
  const player = s.card.owner[card];
  if (card === 0 || forbiddenBy(s, noDiscardFromDeck, player, source, how) !== 0) return 0;
  move(s, card, place(s, Zone.discard, player));
  note(s, card, Was.discarded);
  tell(s, discardedFromDeck, player, source, how);
  hear(s);
  return card;
}
/** The bottom card of a draw deck, and which it was. */
export const discardFromBottom = (s: S, player: number): number =>
  discardThatFromDeck(s, s.place.last[place(s, Zone.deck, player)]);

/** All players see it. Of a card in hand that is told; who called sees to it that it is heard. LR-EFFECT-003 */
export function revealQuietly(s: S, card: number): void {
  if (card === 0) return;
  show(s, card, (2 << s.layout.sizes.players) - 2);
  const from = speaking(s);
  if (isIn(s, card, Zone.hand)) tell(s, revealed, card, sourceOf(s, from), howBy(s, from, Way.rules));
}
/** A whole hand at one time. */
export function revealHandOf(s: S, player: number): void {
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c]) revealQuietly(s, c);
  hear(s);
}

/** So many cards from the top of a draw deck. */
export function discardFromDeck(s: S, player: number, n: number): void {
  const from = speaking(s);
  const source = sourceOf(s, from);
  const how = howBy(s, from, Way.rules);
  const deck = place(s, Zone.deck, player);
  for (let i = 0; i < n && sizeOf(s, deck) > 0; i++) {
    if (forbiddenBy(s, noDiscardFromDeck, player, source, how) !== 0) break;
    const card = firstIn(s, deck);
    move(s, card, place(s, Zone.discard, player));
    note(s, card, Was.discarded);
    tell(s, discardedFromDeck, player, source, how);
  }
  hear(s);
}
