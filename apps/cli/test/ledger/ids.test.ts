/** Ids and ranges in a text. */
import { expect, test } from 'vitest';
import { idsIn } from '../../src/ledger/ids.ts';

const known = new Map(
  ['LR-WIN-001', 'LR-WIN-002', 'LR-WIN-004', 'LR-WINTER-003', 'ME-WIN-4000'].map((id) => [id, 1]),
);
const ids = (text: string) => idsIn(text, known);

test('single ids, each once, wherever they stand', () => {
  expect(ids('[LR-WIN-002] a win (LR-WIN-001, LR-WIN-002) by ME-WIN-4000.')).toEqual({
    ids: ['LR-WIN-002', 'LR-WIN-001', 'ME-WIN-4000'],
    unknown: [],
  });
  expect(ids('no id: XLR-WIN-001, LR-win-001, LR-WIN')).toEqual({ ids: [], unknown: [] });
});

test('ranges take what lies between, over gaps, within the topic', () => {
  const all = ['LR-WIN-001', 'LR-WIN-002', 'LR-WIN-004'];
  expect(ids('LR-WIN-001..004 hold').ids).toEqual(all);
  expect(ids('LR-WIN-001..LR-WIN-004').ids).toEqual(all);
  expect(ids('ends here: LR-WIN-001...').ids).toEqual(['LR-WIN-001']);
});

test('what no ledger holds is reported, a range by the end that is missing', () => {
  expect(ids('LR-WIN-009')).toEqual({ ids: [], unknown: ['LR-WIN-009'] });
  expect(ids('LR-WIN-001..009')).toEqual({ ids: [], unknown: ['LR-WIN-009'] });
  expect(ids('LR-WIN-1')).toEqual({ ids: [], unknown: ['LR-WIN-1'] });
});
