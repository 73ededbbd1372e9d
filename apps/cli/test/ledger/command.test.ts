/** `npm run ledger`: shapes and exit codes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ledger, ledgerStarted } from '../westmarch.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A report of tests with these titles. */
function report(...titles: string[]): string {
  const file = join(folder, `${titles.length}-${titles.join('').length}.json`);
  const assertionResults = titles.map((fullName) => ({ fullName, status: 'passed' }));
  writeFileSync(file, JSON.stringify({ testResults: [{ name: 'a.test.ts', assertionResults }] }));
  return file;
}

const [win, range] = ['LR-WIN-001', 'LR-SKIRM-001..022'];

test('--json answers a list of games, with --game the one object', async () => {
  const file = report(`[${win}] one`, `${range} many`);
  const all = await ledger('--json', '--report', file);
  expect(all).toMatchObject({ code: 0, err: '' });
  const one = await ledger('--json', '--game', 'lotr-tcg', '--report', file);
  const answer: unknown = JSON.parse(one.out);
  expect(answer).toMatchObject({ game: 'lotr-tcg', total: 651, cited: 23 });
  expect(Object.keys(Object(answer))).toEqual([
    'game',
    'total',
    'cited',
    'excused',
    'deferred',
    'weak',
    'uncited',
  ]);
  expect(JSON.parse(all.out)).toMatchObject([{ game: 'meccg', total: 2851 }, answer]);
});

test('people get a line for each topic and the whole', async () => {
  const { code, out } = await ledger('--game', 'lotr-tcg', '--report', report(`${range} many`));
  expect(code).toBe(0);
  expect(out).toMatch(/^SKIRM +█{20} +22 +22 +0 +0 +0$/m);
  expect(out).toContain('22 of 651 entries cited (3%)');
  expect(out).toContain('weakly cited, by tests that cite 6 or more at once: 22');
  expect(out).not.toContain('LR-SKIRM-022');
});

test('--weak names what only tests with many ids cite, and such a test', async () => {
  const file = report(`${range} many`, '[LR-SKIRM-006] a tie');
  const { code, out } = await ledger('--weak', '--game', 'lotr-tcg', '--report', file);
  expect(code).toBe(0);
  expect(out).toContain(`LR-SKIRM-022  ${range} many`);
  expect(out).not.toMatch(/^LR-SKIRM-006/m);
});

test('--check names each entry that lost its citation, exit 1', async () => {
  const { code, err } = await ledger('--check', '--game', 'lotr-tcg', '--report', report(`[${win}] alone`));
  expect(code).toBe(1);
  expect(err).toMatch(/^lotr-tcg: no longer cited: .*LR-SKIRM-006/m);
  expect(err).not.toContain(win);
});

test('a test that cites an unknown id is named, exit 1', async () => {
  const strange = ['LR', 'WIN', '999'].join('-');
  expect(await ledger('--report', report(`${strange} nonsense`))).toEqual({
    code: 1,
    out: '',
    err: `a.test.ts: "${strange} nonsense" cites ${strange}, which is in no ledger\n`,
  });
});

test('a missing or wrong report, game or option: exit 2 and one line', async () => {
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, '{}');
  for (const args of [
    ['--report', join(folder, 'none.json')],
    ['--report', wrong],
    ['--game', 'chess'],
    ['--jsn'],
  ]) {
    const { code, out, err } = await ledger(...args);
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('the program says and ends as the command does', async () => {
  const args = ['--game', 'lotr-tcg', '--report', report(`[${win}] alone`)];
  expect(ledgerStarted(...args)).toEqual(await ledger(...args));
  expect(ledgerStarted('--jsn')).toEqual(await ledger('--jsn'));
});
