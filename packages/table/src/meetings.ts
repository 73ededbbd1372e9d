/**
 * Decks for bots to meet with: groups of them, who may meet whom, and the set-up of a meeting.
 *
 * Keeps  two who are the same Dragon never meet.
 */

import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import type { GameName } from '@westmarch/protocol';
import { lotrTable } from './lotr-tcg/index.ts';

/** The group of every deck that is offered. */
export const ALL_DECKS = 'all';

export type Deck = meccg.DeckList | lotrTcg.DeckList;

/** Names of several decks: all, and for MECCG each kind of player. */
export const deckGroups: Readonly<Record<GameName, ReadonlyMap<string, readonly Deck[]>>> = {
  meccg: new Map([
    ...meccg.sidesWithDecks.map((side) => [side, meccg.decksOfSide(side)] as const),
    [ALL_DECKS, meccg.sidesWithDecks.filter((side) => side !== 'dragon').flatMap(meccg.decksOfSide)],
  ]),
  'lotr-tcg': new Map([[ALL_DECKS, lotrTable.decks.flatMap(({ key }) => lotrTcg.deckNamed(key) ?? [])]]),
};

const dragonOf = (deck: Deck): string =>
  'side' in deck && deck.side === 'dragon' ? (deck.declares ?? '') : '';
export const mayMeet = (one: Deck, other: Deck): boolean =>
  dragonOf(one) === '' || dragonOf(one) !== dragonOf(other);

export interface Meeting {
  readonly own: Deck;
  readonly other: Deck;
}
/** Who meets whom in pair after pair: every deck of one against every deck of the other, by turns. */
export function meetings(own: readonly Deck[], others: readonly Deck[]): Meeting[] {
  const found: Meeting[] = [];
  // Round by round each of his decks meets the next of the others, so that few pairs see many decks.
  for (let round = 0; round < others.length; round++)
    for (const [i, one] of own.entries()) {
      const other = others[(i + round) % others.length];
      if (mayMeet(one, other)) found.push({ own: one, other });
    }
  return found;
}

/** A set-up of two decks in their seats. Decks of all sides meet, and made ones too: they need not be legal. */
export const setupOf = {
  meccg: (decks: readonly Deck[], length: number): meccg.Setup =>
    meccg.readSetup({
      decks,
      length,
      anyDeck: true,
      ...(decks.some((deck) => dragonOf(deck) !== '') ? { options: ['here-be-dragons'] } : {}),
    }),
  'lotr-tcg': (decks: readonly Deck[]): lotrTcg.Setup =>
    lotrTcg.readSetup({ decks: decks.map(({ key }) => key) }),
} as const;
