/** The status of a card follows from its definition alone. */
import { expect, test } from 'vitest';
import { cardStatus } from '../src/definitions.ts';

test('a card with all of its text is implemented, any card outside the pool is missing', () => {
  expect(cardStatus('1_158')).toBe('implemented');
  expect(cardStatus('19_1')).toBe('missing');
});
