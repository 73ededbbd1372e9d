/** Bars and percentages never look better or worse than the truth. */
import { expect, test } from 'vitest';
import { bar, percent } from '../src/table.ts';

test('a bar is full only when all is done, and empty only when nothing is', () => {
  expect(bar(0, 1000, 4)).toBe('░░░░');
  expect(bar(1, 1000, 4)).toBe('█░░░');
  expect(bar(999, 1000, 4)).toBe('███░');
  expect(bar(1000, 1000, 4)).toBe('████');
  expect(bar(0, 0, 4)).toBe('░░░░');
});

test('percentages are rounded down', () => {
  expect([percent(999, 1000), percent(1, 3), percent(0, 0)]).toEqual(['99%', '33%', '-']);
});
