/** `rules show` and `rules find`. */
import { expect, test } from 'vitest';
import { westmarch } from './westmarch.ts';

test('show prints id, rule, whom it concerns, and what a decision changed', async () => {
  const { code, out } = await westmarch('rules', 'show', 'me-org-504');
  expect(code).toBe(0);
  expect(out).toContain('ME-ORG-504');
  expect(out).toContain('decision A1: Only the second half stands');
  expect((await westmarch('rules', 'show', 'LR-FORMAT-011')).out).toContain('overruled');
});

test('show takes several ids and ranges', async () => {
  const { out } = await westmarch('rules', 'show', 'LR-SKIRM-001..003', 'LR-WIN-001', '--json');
  expect(JSON.parse(out)).toMatchObject(
    ['LR-SKIRM-001', 'LR-SKIRM-002', 'LR-SKIRM-003', 'LR-WIN-001'].map((id) => ({ id })),
  );
});

test('find wants all words, takes a game and a limit, and says how many more there are', async () => {
  const { code, out } = await westmarch(
    'rules',
    'find',
    'corruption',
    'check',
    '--game',
    'meccg',
    '--limit',
    '2',
  );
  expect(code).toBe(0);
  expect(out.match(/^ME-/gm)).toHaveLength(2);
  expect(out).toMatch(/\d+ more: --limit \d+ shows them all/);
});

test('find ends with 1 when nothing is found', async () => {
  expect(await westmarch('rules', 'find', 'teapot')).toMatchObject({ code: 1, out: '' });
});
