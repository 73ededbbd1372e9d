/** The decks of an arena: by their keys, for MECCG by kinds of players, or all that are offered. */
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import { ALL_DECKS, type Deck, deckGroups, lotrTable, meccgTable } from '@westmarch/table';
import type { Game } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

const offered: Record<Game, readonly string[]> = {
  meccg: meccgTable.decks.map(({ key }) => key),
  'lotr-tcg': lotrTable.decks.map(({ key }) => key),
};
const one: Record<Game, (key: string) => Deck | undefined> = {
  meccg: meccg.challengeDeck,
  'lotr-tcg': (key) => (offered['lotr-tcg'].includes(key) ? lotrTcg.deckNamed(key) : undefined),
};

/** The decks of an option, as it was given; everything that is offered where it was not. */
export function decksNamed(game: Game, given: string | undefined, option: string): readonly Deck[] {
  const groups = deckGroups[game];
  return (given ?? ALL_DECKS).split(',').flatMap((word) => {
    const found = groups.get(word) ?? one[game](word);
    if (found !== undefined) return found;
    const names = [...groups.keys(), ...offered[game]];
    throw new Problem(`${option}: there is no deck "${word}"`, {
      hint: hintFor(word, names, `decks are ${names.join(', ')}`),
    });
  });
}
