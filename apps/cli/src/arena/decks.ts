/** The decks of an arena: by their keys, for MECCG by kinds of players, or all that are offered. The game was loaded. */
import { ALL_DECKS, type Deck, withGame } from '@westmarch/table';
import type { Game } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

/** The decks of an option, as it was given; everything that is offered where it was not. `missing`: what could have been named. */
export function decksNamed(
  game: Game,
  given: string | undefined,
  option: string,
  missing = 'no deck',
): readonly Deck[] {
  const { groups, named } = withGame(game, ({ meets }) => ({ groups: meets.groups, named: meets.named }));
  return (given ?? ALL_DECKS).split(',').flatMap((word) => {
    const found = groups.get(word) ?? named(word);
    if (found !== undefined) return found;
    const offered = withGame(game, ({ decks }) => decks.map(({ key }) => key));
    const names = [...groups.keys(), ...offered];
    throw new Problem(`${option}: there is ${missing} "${word}"`, {
      hint: hintFor(word, names, `decks are ${names.join(', ')}`),
    });
  });
}

/** A deck as a study has it: by its key where it has one. */
export const studied = (deck: Deck): { readonly name: string; readonly list: string | object } => ({
  name: deck.name,
  list: deck.key === '' ? deck : deck.key,
});
