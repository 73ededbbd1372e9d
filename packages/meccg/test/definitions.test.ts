/** The status of a card follows from its definition alone. */
import { expect, test } from 'vitest';
import { cardStatus } from '../src/definitions.ts';

test('a card with all of its text is implemented, one that lacks some is partial, any other is missing', () => {
  expect(cardStatus('LE-77')).toBe('implemented');
  expect(cardStatus('BA-1')).toBe('missing');
});
