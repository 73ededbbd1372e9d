/** Seeded random games of both boxes of The Balrog and of Challenge Deck V against Challenge Deck A. */
import { selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';
import { deckOf } from './side-decks.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'boxes';
test.each([0, 1, 2])('random games of Balrog deck %i against Challenge Deck A', (turn) => {
  const played = selfPlay({
    game: meccg,
    setups: [readSetup({ decks: [deckOf('balrog', turn), 'A'], length: 1, anyDeck: true })],
    seed: SEED,
    games: 2,
    most: 50_000,
    changingCards: true,
    fits: couldLieThere,
  });
  expect(played.choices).toBeGreaterThan(100);
});
