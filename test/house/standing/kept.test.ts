/** What is kept of standing positions: how cards are put into sets, and how a difference is told. */
import { expect, test } from 'vitest';
import { bySet, differences, inShort, textOf } from '../../../scripts/standing/kept.ts';

test('sets have their cards in the order in which a person counts', () => {
  expect([...bySet(['1_10', '12_1', '1_9', 'TD-2'])]).toEqual([
    ['01', ['1_9', '1_10']],
    ['12', ['12_1']],
    ['td', ['TD-2']],
  ]);
});

test('the text of a set has a line for each thing, one card after the other', () => {
  expect(textOf(['1_9', '1_10'], (id) => [`${id} Card`, `${id} in hand, 1: offered [all]`])).toBe(
    '1_9 Card\n1_9 in hand, 1: offered [all]\n1_10 Card\n1_10 in hand, 1: offered [all]\n',
  );
});

test('a difference names the card and the spot, and what differs there alone', () => {
  const kept = 'TD-2 Bow\nTD-2 borne, 1: offered [attack] | not: it is tapped [all but attack]\n';
  const now = 'TD-2 Bow\nTD-2 borne, 1: offered [attack strike] | not: it is tapped [all but attack]\n';
  expect(differences(kept, now)).toEqual([
    'TD-2 borne, 1:\n    offered [attack strike]\n  kept:\n    offered [attack]',
  ]);
  expect(differences(kept, kept)).toEqual([]);
  expect(differences('', kept)[0]).toContain('kept:\n    (nothing)');
});

test('ten differences are told, and what to do', () => {
  const told = inShort(Array.from({ length: 12 }, (_x, i) => `difference ${i}`)).split('\n');
  expect(told.slice(9)).toEqual([
    'difference 9',
    'and 2 more',
    'Meant so? `npm run standing` keeps what is so now: read its diff before you commit.',
  ]);
});
