/** A seeded sample of random games between the Challenge Decks, with every invariant checked. */
import { sample, selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
test.each([
  ['A', 'B'],
  ['A', 'A'],
  ['B', 'B'],
])('random games of Challenge Deck %s against %s keep every invariant', (one, other) => {
  const setups = [readSetup({ decks: [one, other], length: 2 })];
  const played = selfPlay({
    game: meccg,
    setups,
    seed: SEED,
    games: sample(3, 12),
    most: 20_000,
    changingCards: true,
    fits: couldLieThere,
  });
  expect(played.choices).toBeGreaterThan(500);
});
