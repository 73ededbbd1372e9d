/** Kept sentences: the form of a line, and how a difference is told. */
import { expect, test } from 'vitest';
import { differences, linesOf } from '../../../scripts/sentences/lines.ts';

test('one line a card, in the order of ids as a person counts', () => {
  const cards = [
    { id: '1_10', sentences: ['Limit 1.', 'Heal it.'] },
    { id: '1_9', sentences: [] },
  ];
  expect(linesOf(cards)).toEqual(['1_9:', '1_10: Limit 1. | Heal it.']);
});

test('a difference names the card, both sentences, and only those that differ', () => {
  expect(differences(['1_9: A. | B: b.'], ['1_9: A. | C.'])).toEqual(['1_9 says: C.\n  kept: B: b.']);
  expect(differences(['1_9: A. | B.'], ['1_9: A.'])).toEqual(['1_9 says: (nothing)\n  kept: B.']);
  expect(differences(['1_9: A.'], ['1_9: A.'])).toEqual([]);
});

test('a card that came or went is told with what it says', () => {
  expect(differences([], ['1_9: A.'])).toEqual(['1_9 is new: A.']);
  expect(differences(['1_9: A.'], [])).toEqual(['1_9 is no longer there; it said: A.']);
});
