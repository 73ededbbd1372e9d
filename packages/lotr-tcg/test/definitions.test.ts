/** The status of a card follows from its definition alone. */
import { expect, test } from 'vitest';
import { statusIn } from '../src/definitions.ts';

const status = statusIn([
  { id: 'whole', unimplemented: [] },
  { id: 'half', unimplemented: ['an effect'] },
]);

test('a card with every effect is implemented, one that lacks an effect is partial, any other is missing', () => {
  expect([status('whole'), status('half'), status('none')]).toEqual(['implemented', 'partial', 'missing']);
});
