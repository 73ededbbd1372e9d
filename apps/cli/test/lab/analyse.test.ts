/** `westmarch analyse`: a game in words and for programs, and records that are refused with their line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play, random } from '@westmarch/bots';
import { Analysis } from '@westmarch/protocol';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { afterAll, expect, test } from 'vitest';
import { westmarch } from '../westmarch.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const setup = lotrTable.setup(['fotr-aragorn', 'fotr-gandalf'], {});
const { choices } = play(lotrTable.game, setup, 'analyse', [random('one'), random('other')]);
const record = {
  ...lotrTable.game.record(setup, 'analyse', choices),
  setup: lotrTable.kept(setup),
  table: { players: ['Anna', 'Bert'] },
};
const file = join(folder, 'game.json');
writeFileSync(file, JSON.stringify(record, null, 2));
const few = ['--worlds', '2', '--iterations', '10'];

test('it is told in words, by the names that the file has', async () => {
  const { code, out } = await westmarch('analyse', file, ...few);
  expect(code).toBe(0);
  expect(out).toMatch(/^Chances of Anna: [\d.]+ % at the beginning, (0|100)\.0 % at the end\n[▁-█]+\n/);
  expect(out).toMatch(/Bert +[+-]?[\d.]+ +-?[\d.]+ +\d+ +\d+/);
  expect(out).toContain('2 games played on');
});

test('it is told to programs', async () => {
  const { code, out } = await westmarch('analyse', file, ...few, '--json');
  expect(code).toBe(0);
  const read = Analysis.safeParse(JSON.parse(out));
  expect(read.success && read.data.depth).toEqual({ worlds: 2, width: 4, iterations: 10 });
  expect(read.success && read.data.curve.length).toBe(choices.length + 1);
});

test('what cannot be analysed is refused with its line', async () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, JSON.stringify({ ...record, choices: [...choices.slice(0, 5), 999] }, null, 2));
  const { code, err } = await westmarch('analyse', broken, ...few);
  expect(code).toBe(2);
  expect(err).toMatch(/broken\.json:\d+: choices/);
  expect((await westmarch('analyse', join(folder, 'none.json'))).err).toContain('there is no file');
});
