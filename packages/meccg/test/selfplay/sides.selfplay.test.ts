/** A seeded sample of random games between all kinds of players, one of each pairing (two with WESTMARCH_LONG=1), with every invariant checked. */
import { sample, selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';
import { deckOf, pairs, seats } from './side-decks.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sides';
const play = (decks: readonly object[], games: number): number =>
  selfPlay({
    game: meccg,
    setups: [readSetup({ decks, length: 1, anyDeck: true })],
    seed: SEED,
    games,
    most: 50_000,
    changingCards: true,
    fits: couldLieThere,
  }).choices;

test.each(pairs)('random games of a %s player against a %s player keep every invariant', (one, other) => {
  expect(play([deckOf(one, 0), deckOf(other, 1)], sample(1, 2))).toBeGreaterThan(100);
});

test.each([3, 4, 5])('random games of %i players of mixed sides keep every invariant', (players) => {
  const mixed = Array.from({ length: players }, (_x, i) => deckOf(seats[(players + i) % seats.length], i));
  expect(play(mixed, 1)).toBeGreaterThan(100);
});
