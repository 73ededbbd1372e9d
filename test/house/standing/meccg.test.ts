/** What cards of this game may do in positions that every expert knows is what was kept, for every card. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bySet, differences, inShort, keptSets, readSet, textOf } from '../../../scripts/standing/kept.ts';
import { ids, linesOf } from './meccg/cards.ts';

const folder = fileURLToPath(new URL('meccg', import.meta.url));
const sets = bySet(ids);
/** A busy machine is no difference. */
const PATIENCE = 300_000;

test.each([...sets])(
  'every card of %s may do what is kept of it, and nothing else',
  (set, cards) => {
    const found = differences(readSet(folder, set), textOf(cards, linesOf));
    expect(found, inShort(found)).toEqual([]);
  },
  PATIENCE,
);

test('each set is kept', () => {
  expect(keptSets(folder)).toEqual([...sets.keys()].sort());
});
