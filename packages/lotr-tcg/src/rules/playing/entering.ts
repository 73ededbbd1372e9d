/** A card has come into play: those around it are told, unless it must go at once. LR-EFFECT-012 */
import { forbiddenBy, move, place, valueOf } from '@westmarch/kernel';
import { entersExhausted } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { hear, tell } from '../actions/responses.ts';
import { isInPlay, isRingBearer, vitality } from '../cards/cards.ts';
import { copyMoved } from '../cards/copies.ts';
import { leftHand } from '../cards/hand.ts';
import { discardByRules, putAway } from '../cards/leaving.ts';
import { settleSiteTexts } from '../cards/site-texts.ts';
import { cardPlayed } from '../events.ts';
import { note, Was } from '../history.ts';
import { noStay } from '../prohibitions.ts';

/** Announces that a card was played; what has to be discarded as it comes sets nothing off. */
export function comesIntoPlay(s: S, card: number, player: number, bearer: number): void {
  copyMoved(s, card);
  settleSiteTexts(s);
  // That is how it arrives: nobody exerts, and nothing prevents it.
  if (valueOf(s, entersExhausted, card) > 0) s.card.wounds[card] = Math.max(0, vitality(s, card) - 1);
  leftHand(s);
  if (forbiddenBy(s, noStay, card, player, 0) !== 0) discardByRules(s, card);
  else {
    note(s, card, Was.played);
    tell(s, cardPlayed, card, player, bearer);
  }
  hear(s);
}

/** Stacking is not playing: no twilight is paid, and nothing that hears of cards being played hears of it. LR-STACK-001 */
export function stack(s: S, card: number, on: number): void {
  if (card === 0 || s.card.live[on] === 0 || isRingBearer(s, card)) return;
  const at = place(s, Zone.stacked, on);
  if (isInPlay(s, card)) putAway(s, card, at);
  else {
    move(s, card, at);
    leftHand(s);
    hear(s);
  }
}
