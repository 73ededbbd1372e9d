/**
 * Decks for bots to meet with: who may meet whom, pair after pair. What a game has of them is in its TableGame.
 *
 * Keeps  two who are the same Dragon never meet.
 */

import type { DeckList as LotrDeck } from '@westmarch/lotr-tcg';
import type { DeckList as MeccgDeck } from '@westmarch/meccg';

/** The group of every deck that is offered. */
export const ALL_DECKS = 'all';

export type Deck = MeccgDeck | LotrDeck;

/** The decks of a game that bots meet with. */
export interface Meets<Setup> {
  /** Names of several decks: all, and for MECCG each kind of player. */
  readonly groups: ReadonlyMap<string, readonly Deck[]>;
  /** A deck by its key. */
  readonly named: (key: string) => Deck | undefined;
  /** A set-up of two decks in their seats. Decks of all sides meet, and made ones too: they need not be legal. */
  readonly setup: (decks: readonly Deck[], length: number) => Setup;
}

export const dragonOf = (deck: Deck): string =>
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

/** Each deck against itself; a Dragon, whom there is once, not. */
export const mirrors = (own: readonly Deck[]): Meeting[] =>
  own.filter((deck) => mayMeet(deck, deck)).map((deck) => ({ own: deck, other: deck }));
