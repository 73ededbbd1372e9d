/** What can be played here: games, decks, bots, faces. */
import { GAMES, type GameInfo } from '@westmarch/protocol';
import { type Switches, withGame } from '@westmarch/table';
import { faultOf } from './replayed.ts';
import type { About, Beginning, Fault } from './requests.ts';

export const about = (): About => ({
  games: GAMES.map((game) =>
    withGame<GameInfo>(game, ({ title, decks, later, bots, seats, options }) => ({
      game,
      title,
      decks: decks.map((deck) => ({ ...deck })),
      later: later.map(({ key, name, missing }) => ({ key, name, missing })),
      bots: bots.map(({ key, name, about }) => ({ key, name, about })),
      seats: { ...seats },
      options: options.map((option) => ({ ...option })),
    })),
  ),
  faces: GAMES.map((game) => ({ game, text: withGame(game, (kind) => JSON.stringify(kind.faces())) })),
  atlas: withGame('meccg', (kind) => JSON.stringify(kind.map?.atlas() ?? null)),
});

/** What was chosen, as set-ups name it. */
export const switchesOf = (length: number | null, options: readonly string[] = []): Switches => ({
  ...(length === null ? {} : { length }),
  ...(options.length === 0 ? {} : { options }),
});

/** A deck of somebody's own comes as the text of its list, one that everybody has as its key. */
export function deckGiven(deck: string): string | object {
  if (!deck.startsWith('{')) return deck;
  try {
    const list: unknown = JSON.parse(deck);
    return typeof list === 'object' && list !== null ? list : deck;
  } catch {
    return deck; // then it is the key of no deck
  }
}

/** What is wrong with a set-up of these decks, if anything. */
export function setupFault({
  game,
  decks,
  length,
  options,
}: Pick<Beginning, 'game' | 'decks' | 'length' | 'options'>): Fault | null {
  try {
    withGame(game, (kind) => kind.setup(decks.map(deckGiven), switchesOf(length, options)));
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
