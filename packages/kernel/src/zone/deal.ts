/** Bringing cards into a game: a row for each, in the place where its deck lies. */
import type { State } from '../arena/state.ts';
import { move, place } from './place.ts';

/** Gives each player the cards of his deck, in order, in a zone of his. */
export function dealDecks(s: State, decks: readonly (readonly number[])[], zone: number): void {
  let card = 0;
  for (const [seat, deck] of decks.entries())
    for (const def of deck) {
      card++;
      s.card.def[card] = def;
      s.card.owner[card] = s.card.controller[card] = seat + 1;
      move(s, card, place(s, zone, seat + 1));
    }
}

/** Moves the first card of a place to another; returns it, or 0 where there is none. */
export function drawFrom(s: State, from: number, to: number): number {
  const card = s.place.first[from];
  if (card !== 0) move(s, card, to);
  return card;
}
