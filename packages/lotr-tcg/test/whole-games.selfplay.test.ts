/** A seeded sample of random games between the two starters of set 1, with every invariant checked. */
import { selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrTcg, readSetup } from '../src/game.ts';
import { couldLieThere } from '../src/knowledge.ts';
import { placesOf } from '../src/offers.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
const STARTERS = ['fotr-aragorn', 'fotr-gandalf'];

test.each([2, 3, 5])('random games of %i players keep every invariant', (players) => {
  const decks = Array.from({ length: players }, (_x, i) => STARTERS[i % 2]);
  const setups = [readSetup({ decks })];
  const played = selfPlay({
    game: lotrTcg,
    setups,
    seed: SEED,
    games: 15,
    most: 20_000,
    fits: couldLieThere,
    offered: placesOf,
  });
  expect(played.choices).toBeGreaterThan(300);
});
