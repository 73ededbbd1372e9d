/** What can be played here: games, decks, bots, faces. */
import { GAMES, type GameInfo } from '@westmarch/protocol';
import { withGame } from '@westmarch/table';
import { faultOf } from './replayed.ts';
import type { About, Beginning, Fault } from './requests.ts';

export const about = (): About => ({
  games: GAMES.map((game) =>
    withGame<GameInfo>(game, ({ title, decks, later, bots, seats }) => ({
      game,
      title,
      decks: decks.map(({ key, name, about }) => ({ key, name, about })),
      later: later.map(({ key, name, missing }) => ({ key, name, missing })),
      bots: bots.map(({ key, name, about }) => ({ key, name, about })),
      seats: { ...seats },
    })),
  ),
  faces: GAMES.map((game) => ({ game, text: withGame(game, (kind) => JSON.stringify(kind.faces())) })),
});

/** What is wrong with a set-up of these decks, if anything. */
export function setupFault({
  game,
  decks,
  length,
}: Pick<Beginning, 'game' | 'decks' | 'length'>): Fault | null {
  try {
    withGame(game, (kind) => kind.setup(decks, length === null ? {} : { length }));
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
