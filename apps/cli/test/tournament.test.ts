/** `tournament`: a whole event from its file, and what is said to faults. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { westmarch } from './westmarch.ts';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'cup-')), 'cup.json');
});
const cup = (what: string, ...more: string[]) => westmarch('tournament', what, file, ...more);
const pairs = (): { one: string; other: string }[] =>
  JSON.parse(readFileSync(file, 'utf8')).rounds.at(-1).pairs;

test('an event of three: pairs, a bye, results from either side, standings', async () => {
  expect((await cup('new', '--players', 'Ann, Bob ,Cid')).out).toContain(
    '3 players, 2-deck: 2 rounds of 80 minutes',
  );
  expect((await cup('pair')).out).toMatch(/Round 1 of 2\n {2}\w+ against \w+\n {2}\w+ has a bye: 6 points/);
  const [{ one, other }] = pairs();
  expect((await cup('result', other, one, '--points', '10:15')).out).toContain(
    `${other} 1, ${one} 5 tournament points`,
  );
  const table = JSON.parse((await cup('show', '--json')).out);
  expect(table.map(({ points }: { points: number }) => points)).toEqual([6, 5, 1]);
  expect((await cup('show')).out).toContain(`${one} 5 – ${other} 1 (15:10)`);
  expect((await cup('leave', one)).out).toContain('is paired no more');
  expect((await cup('pair')).out).not.toContain('bye');
});

test('what cannot be is refused with what to do, and the file stays as it was', async () => {
  expect((await cup('pair')).err).toContain('tournament new');
  await cup('new', '--players', 'Ann,Bob');
  expect((await cup('new', '--players', 'Ann,Bob')).err).toContain('is there already');
  await cup('pair');
  const before = readFileSync(file, 'utf8');
  expect((await cup('result', 'Ann', 'Bop', '--points', '1:0')).err).toContain('Bob');
  expect((await cup('result', 'Ann', 'Bob')).err).toContain('--points 21:14');
  expect((await cup('result', 'Ann', 'Bob', '--points', 'many')).err).toContain('21:14');
  expect((await cup('result', 'Ann', 'Bob', '--ring', 'Cid')).err).toContain('did not play');
  expect((await cup('pair')).err).toContain('not over');
  expect((await cup('leave', 'Ann')).err).toContain('is in a game');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('decks are entered, scenarios announced, and time is called', async () => {
  expect(
    (await cup('new', '--players', 'Ann,Bob', '--format', 'scenario', '--alignment', 'hero')).out,
  ).toContain('tournament enter');
  expect((await cup('enter', 'Ann', 'A', 'C', '--scenario', "a hobbit's quest")).err).toContain(
    'expected one deck',
  );
  await cup('enter', 'Ann', 'A', '--scenario', "a hobbit's quest");
  expect((await cup('enter', 'Bob', 'B', '--scenario', 'Barrels out of Bond')).out).toContain(
    'Bob has entered',
  );
  expect(await cup('compare', 'Bob', 'C')).toMatchObject({ code: 1 });
  await cup('pair');
  expect((await cup('announce', 'Ann', 'Bob')).out).toContain(
    'Ann plays for A Hobbit’s Quest, Bob for Barrels',
  );
  expect((await cup('result', 'Ann', 'Bob', '--ranks', '3:2')).out).toContain('Ann 4, Bob 2');
  expect((await cup('time', '--turn', '11')).out).toContain('turn 12 is the last');
});

test.each([
  ['{', 'not JSON'],
  ['{"format":"2-deck","seed":"x","players":["Ann"]}', 'rounds'],
  ['{"format":"9-deck","seed":"x","players":["Ann"],"rounds":[]}', 'expected one of sealed'],
  [
    '{"format":"2-deck","seed":"x","players":["Ann"],"rounds":[{"pairs":[{"one":"Ann","other":"Eve"}]}]}',
    '"Eve" is no player',
  ],
  [
    '{"format":"2-deck","seed":"x","players":["A","B"],"rounds":[{"pairs":[{"one":"A","other":"B","ending":{"by":"luck"}}]}]}',
    'rounds[0].pairs[0].ending',
  ],
  ['{"format":"2-deck","seed":"x","players":["A"],"rounds":[],"rules":{"alignment":"elf"}}', 'alignment'],
  [
    '{"format":"2-deck","seed":"x","players":["A"],"rounds":[],"rules":{},"entries":{"A":{}}}',
    'entries.A.decks',
  ],
])('a file with %s is told what is wrong', async (text, why) => {
  writeFileSync(file, text);
  expect(await cup('show')).toMatchObject({ code: 2, err: expect.stringContaining(why) });
});
