/** Coming back after a loss: sooner at first, then patiently, and never all at the same moment. */
import { expect, test } from 'vitest';
import { waitBefore } from '../src/live/link.ts';

test('waits longer after each failure, up to a bound', () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 0.5));
  expect(waits[0]).toBeLessThan(500);
  expect(waits.every((wait, i) => i === 0 || wait >= waits[i - 1])).toBe(true);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
});

test('is spread by chance', () => {
  expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
});
