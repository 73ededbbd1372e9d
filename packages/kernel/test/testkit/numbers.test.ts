/** The numbers of two texts are held against each other, and against what a card says of the difference. */
import { difference, excepted, numbersIn } from '@westmarch/testkit';
import { expect, test } from 'vitest';

test('digits and words count from 2 up, without sign, in order of size', () => {
  expect(numbersIn('Three cards get −2, +1 or 12–14; one gets two.')).toEqual([2, 2, 3, 12, 14]);
});

test('a number counts as often as it is said', () => {
  expect(difference([2, 2, 5], [2, 3])).toBe('more 2 5; less 3');
  expect(difference([2, 3], [2, 3])).toBe('');
});

test('an exception is exact: one too many differs from what is found, as one too few does', () => {
  const found = difference([2, 2], [2, 3]);
  expect(found).toBe(excepted({ more: [2], less: [3] }));
  expect(found).not.toBe(excepted({ more: [2] }));
  expect(found).not.toBe(excepted({ more: [2, 2], less: [3] }));
  expect(excepted()).toBe('');
});
