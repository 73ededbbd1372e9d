/** A seeded sample of random games between the starters of sets 1 to 3, with every invariant checked. */
import { sample, selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrTcg, readSetup } from '../src/game.ts';
import { couldLieThere } from '../src/knowledge.ts';
import { placesOf } from '../src/offers.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
const STARTERS = ['fotr-aragorn', 'fotr-gandalf'];

/** Every starter of sets 1 to 3 against every other, by the usual rules and by the Starter Rules. */
const OTHERS = ['mom-gandalf', 'mom-gimli', 'rotel-boromir', 'rotel-legolas'];
test.each([false, true])('random games of the other starters, Starter Rules %s', (starter) => {
  const setups = OTHERS.map((one, i) =>
    readSetup({ decks: [one, OTHERS[(i + 1) % OTHERS.length]], starter }),
  );
  const played = selfPlay({
    game: lotrTcg,
    setups,
    seed: SEED,
    games: sample(8, 16),
    most: 20_000,
    fits: couldLieThere,
    offered: placesOf,
  });
  expect(played.choices).toBeGreaterThan(200);
});

test.each([2, 3, 5])('random games of %i players keep every invariant', (players) => {
  const decks = Array.from({ length: players }, (_x, i) => STARTERS[i % 2]);
  const setups = [readSetup({ decks })];
  const played = selfPlay({
    game: lotrTcg,
    setups,
    seed: SEED,
    games: sample(5, 15),
    most: 20_000,
    fits: couldLieThere,
    offered: placesOf,
  });
  expect(played.choices).toBeGreaterThan(200);
});
