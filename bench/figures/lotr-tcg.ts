/** The Lord of the Rings TCG: whole random games of the starters of set 1 and of constructed decks, and the size of its state. */
import { lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import type { Measured } from '../lib/figure.ts';
import { wholeGames } from './whole-games.ts';

/** Bytes for two players with a starter each, at most. */
const BYTES_FLOOR = 16 * 1024;

export function starterGames(): Measured[] {
  const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
  const name = 'random games between the two starters of set 1';
  return [
    wholeGames({ name, game: lotrTcg, setup, games: 500, floor: 2000 }),
    wholeGames({
      name: 'random games of Tower block, constructed decks',
      game: lotrTcg,
      setup: readSetup({ decks: ['riders-of-the-mark', 'the-forest-marches'] }),
      games: 500,
      floor: null,
    }),
    {
      name: 'state of two players with a starter each',
      value: lotrTcg.blank(setup).saved.length,
      unit: 'bytes',
      floor: BYTES_FLOOR,
      better: 'lower',
      detail: 'two decks of 71 cards',
    },
  ];
}
