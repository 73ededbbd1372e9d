/** Steward of Middle-earth CCG: better than Novice, and blind to what is hidden. */
import { challengeDeck, meccg, readSetup } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { match, novice, steward } from '../src/index.ts';
import { blindness } from './blindness.ts';

const [C, H] = ['C', 'H'].map((key) => challengeDeck(key));

test('he beats Novice, from both seats and with both decks', () => {
  const setups = [
    [C, H],
    [H, C],
  ].map((decks) => readSetup({ decks, length: 2, anyDeck: true }));
  const score = match(meccg, setups, 'steward', 24, steward('steward'), novice('novice'));
  expect(score.won).toBeGreaterThanOrEqual(13);
});

test('what he cannot see does not move him', () => {
  const { positions, peeks } = blindness('meccg', 150, 3, { meccg: steward });
  expect(positions).toBe(150);
  expect(peeks).toEqual([]);
});
