/** Decks of Middle-earth CCG that bots meet with: by kinds of players, or all. */
import { challengeDeck, decksOfSide, readSetup, type Setup, sidesWithDecks } from '@westmarch/meccg';
import { ALL_DECKS, dragonOf, type Meets } from '../meetings.ts';

export const meets: Meets<Setup> = {
  groups: new Map([
    ...sidesWithDecks.map((side) => [side, decksOfSide(side)] as const),
    [ALL_DECKS, sidesWithDecks.filter((side) => side !== 'dragon').flatMap(decksOfSide)],
  ]),
  named: challengeDeck,
  setup: (decks, length) =>
    readSetup({
      decks,
      length,
      anyDeck: true,
      ...(decks.some((deck) => dragonOf(deck) !== '') ? { options: ['here-be-dragons'] } : {}),
    }),
};
