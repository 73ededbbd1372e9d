/** Piles: the discard pile, the sideboard and the play deck, and what moves between them. */
import {
  type CardRef,
  type Condition,
  condition,
  type Domain,
  type Effect,
  inZone,
  move,
  reveal,
  say,
  shuffle,
  sizeOf,
  verb,
  you,
} from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';

export const inPoints: Domain = inZone(Zone.points, you, 'marshalling point pile');
export const inDiscard: Domain = inZone(Zone.discard, you, 'discard pile');
const inSideboard: Domain = inZone(Zone.sideboard, you, 'sideboard');
/** One's sideboard or discard pile: whatever lies in either. */
export const inPiles: Domain = {
  loop: (g, v, body) => `${inSideboard.loop(g, v, body)} ${inDiscard.loop(g, v, body)}`,
  say: say`in your sideboard or discard pile`,
};
export const inDeckOrDiscard: Domain = {
  loop: (g, v, body) =>
    `${inZone(Zone.deck, you, 'play deck').loop(g, v, body)} ${inDiscard.loop(g, v, body)}`,
  say: say`in your play deck or discard pile`,
};

const intoDeck = (s: S, card: number): void => {
  if (card === 0) return;
  const at = s.layout.placeBase[Zone.deck] + s.card.owner[card];
  move(s, card, at);
  shuffle(s, at);
};
export const shuffleIntoDeck = (card: CardRef): Effect =>
  verb('shuffle into deck', intoDeck, [card], say`shuffle ${card.say} into your play deck`);
/** What an effect calls by a narrower kind than hazard, resource or character is shown to all. ME-DECK-4007 */
const intoHand = (s: S, card: number): void => {
  if (card === 0) return;
  move(s, card, s.layout.placeBase[Zone.hand] + s.card.owner[card]);
  reveal(s, card);
};
export const takeIntoHand = (card: CardRef): Effect =>
  verb('take into hand', intoHand, [card], say`show ${card.say} and take it into your hand`);

const deckHolds = (s: S, player: number, least: number): boolean =>
  sizeOf(s, s.layout.placeBase[Zone.deck] + player) >= least;
export const deckHasAtLeast = (n: number): Condition =>
  condition(
    'deck has',
    [],
    (g) => `${g.ref(deckHolds)}(s, you, ${n})`,
    say`your play deck has at least ${n} cards`,
  );
