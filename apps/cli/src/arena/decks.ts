/**
 * The decks of an arena: by their keys, for MECCG by kinds of players, or all that are offered.
 *
 * Keeps  two who are the same Dragon never meet.
 */
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import { lotrTable, meccgTable } from '@westmarch/table';
import type { Game } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

const ALL = 'all';

type Deck = meccg.DeckList | lotrTcg.DeckList;
interface Decks {
  /** Names of several. */
  readonly groups: ReadonlyMap<string, readonly Deck[]>;
  readonly one: (key: string) => Deck | undefined;
  readonly keys: readonly string[];
}

const offered = {
  meccg: meccgTable.decks.map(({ key }) => key),
  'lotr-tcg': lotrTable.decks.map(({ key }) => key),
} as const;

const known: Record<Game, Decks> = {
  meccg: {
    groups: new Map([
      ...meccg.sidesWithDecks.map((side) => [side, meccg.decksOfSide(side)] as const),
      [ALL, meccg.sidesWithDecks.filter((side) => side !== 'dragon').flatMap(meccg.decksOfSide)],
    ]),
    one: meccg.challengeDeck,
    keys: offered.meccg,
  },
  'lotr-tcg': {
    groups: new Map([[ALL, offered['lotr-tcg'].flatMap((key) => lotrTcg.deckNamed(key) ?? [])]]),
    one: (key) => (offered['lotr-tcg'].includes(key) ? lotrTcg.deckNamed(key) : undefined),
    keys: offered['lotr-tcg'],
  },
};

/** The decks of an option, as it was given; everything that is offered where it was not. */
export function decksNamed(game: Game, given: string | undefined, option: string): readonly Deck[] {
  const { groups, one, keys } = known[game];
  return (given ?? ALL).split(',').flatMap((word) => {
    const found = groups.get(word) ?? one(word);
    if (found !== undefined) return found;
    const names = [...groups.keys(), ...keys];
    throw new Problem(`${option}: there is no deck "${word}"`, {
      hint: hintFor(word, names, `decks are ${names.join(', ')}`),
    });
  });
}

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
