/** What can be played here: games, decks, bots, faces. */
import type { GameInfo } from '@westmarch/protocol';
import { playable, withGame } from './games.ts';
import { faultOf } from './replayed.ts';
import type { About, Beginning, Fault } from './requests.ts';

export const about = (): About => ({
  games: playable.map((game) =>
    withGame<GameInfo>(game, ({ title, decks, bots, seats }) => ({
      game,
      title,
      decks: decks.map(({ key, name, about }) => ({ key, name, about })),
      bots: bots.map(({ key, name, about }) => ({ key, name, about })),
      seats: { ...seats },
    })),
  ),
  faces: playable.map((game) => ({ game, text: withGame(game, (kind) => JSON.stringify(kind.faces())) })),
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
