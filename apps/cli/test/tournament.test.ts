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

test('an event of three: pairs, a bye, results from either side, standings', () => {
  expect(cup('new', '--players', 'Ann, Bob ,Cid').out).toContain('3 players, 2-deck: 2 rounds of 80 minutes');
  expect(cup('pair').out).toMatch(/Round 1 of 2\n {2}\w+ against \w+\n {2}\w+ has a bye: 6 points/);
  const [{ one, other }] = pairs();
  expect(cup('result', other, one, '--points', '10:15').out).toContain(
    `${other} 1, ${one} 5 tournament points`,
  );
  const table = JSON.parse(cup('show', '--json').out);
  expect(table.map(({ points }: { points: number }) => points)).toEqual([6, 5, 1]);
  expect(cup('show').out).toContain(`${one} 5 – ${other} 1 (15:10)`);
  expect(cup('leave', one).out).toContain('is paired no more');
  expect(cup('pair').out).not.toContain('bye');
});

test('what cannot be is refused with what to do, and the file stays as it was', () => {
  expect(cup('pair').err).toContain('tournament new');
  cup('new', '--players', 'Ann,Bob');
  expect(cup('new', '--players', 'Ann,Bob').err).toContain('is there already');
  cup('pair');
  const before = readFileSync(file, 'utf8');
  expect(cup('result', 'Ann', 'Bop', '--points', '1:0').err).toContain('Bob');
  expect(cup('result', 'Ann', 'Bob').err).toContain('--points 21:14');
  expect(cup('result', 'Ann', 'Bob', '--points', 'many').err).toContain('21:14');
  expect(cup('result', 'Ann', 'Bob', '--ring', 'Cid').err).toContain('did not play');
  expect(cup('pair').err).toContain('not over');
  expect(cup('leave', 'Ann').err).toContain('is in a game');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('decks are entered, scenarios announced, and time is called', () => {
  expect(cup('new', '--players', 'Ann,Bob', '--format', 'scenario', '--alignment', 'hero').out).toContain(
    'tournament enter',
  );
  expect(cup('enter', 'Ann', 'A', 'C', '--scenario', "a hobbit's quest").err).toContain('expected one deck');
  cup('enter', 'Ann', 'A', '--scenario', "a hobbit's quest");
  expect(cup('enter', 'Bob', 'B', '--scenario', 'Barrels out of Bond').out).toContain('Bob has entered');
  expect(cup('compare', 'Bob', 'C')).toMatchObject({ code: 1 });
  cup('pair');
  expect(cup('announce', 'Ann', 'Bob').out).toContain('Ann plays for A Hobbit’s Quest, Bob for Barrels');
  expect(cup('result', 'Ann', 'Bob', '--ranks', '3:2').out).toContain('Ann 4, Bob 2');
  expect(cup('time', '--turn', '11').out).toContain('turn 12 is the last');
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
])('a file with %s is told what is wrong', (text, why) => {
  writeFileSync(file, text);
  expect(cup('show')).toMatchObject({ code: 2, err: expect.stringContaining(why) });
});
