/** The arena: its arithmetic, its pairs, what it prints and keeps, and what it says to a wrong word. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { independentGames, shareOf, wilson } from '@westmarch/bots';
import { loadGames, mayMeet, meetings, mirrors } from '@westmarch/table';
import { meccgTable } from '@westmarch/table/meccg';
import { expect, test } from 'vitest';
import { eloInterval, eloOf } from '../src/arena/arithmetic.ts';
import { decksNamed } from '../src/arena/decks.ts';
import { fight, type Order } from '../src/arena/fight.ts';
import { keep, withReport } from '../src/arena/keep.ts';
import { keepProgress, readProgress } from '../src/arena/progress.ts';
import { inWords, reportOf } from '../src/arena/report.ts';
import { westmarch } from './westmarch.ts';

test("Wilson's interval is that of the textbooks", () => {
  // Newcombe 1998: 81 of 263, 15 of 148, 0 of 20, 29 of 29.
  const cases = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [29, 29, 0.883, 1],
  ] as const;
  for (const [won, games, low, high] of cases) {
    const found = wilson(won / games, games);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  }
});

test('the difference in Elo of a share, and back', () => {
  expect(eloOf(0.5)).toBeCloseTo(0, 9);
  expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
  expect(eloOf(10 / 11)).toBeCloseTo(400, 6);
  expect(eloOf(1)).toBe(Infinity);
  expect(eloOf(0)).toBe(-Infinity);
  expect(eloInterval({ value: 0.5, low: 1 / 11, high: 1 })).toEqual({
    value: expect.closeTo(0, 9),
    low: expect.closeTo(-400, 6),
    high: Infinity,
  });
});

const many = (number: number, ...pair: number[]): number[][] => Array.from({ length: number }, () => pair);

test('pairs that go alike count as one game each, pairs that go apart as two', () => {
  const alike = [...many(10, 1, 1), ...many(10, 0, 0)];
  expect(independentGames(alike)).toBe(20);
  const apart = [...many(10, 1, 0), ...many(10, 0, 1)];
  expect(independentGames(apart)).toBe(40);
  // As if every game were on its own: 5 of 20 pairs won twice, 5 lost twice, 10 shared.
  const free = [...many(5, 1, 1), ...many(10, 1, 0), ...many(5, 0, 0)];
  expect(independentGames(free)).toBeCloseTo(38, 6);
  expect(shareOf(alike).high).toBeGreaterThan(shareOf(apart).high);
  // All won: nothing varied, and a pair counts once.
  expect(shareOf(many(30, 1, 1))).toEqual(wilson(1, 30));
  // A pair that was broken off counts for what it is.
  expect(shareOf([[1, 1], [0.5, 0], [1]]).value).toBeCloseTo(0.7, 9);
});

test('a kind of player stands for all of its decks, and no Dragon meets himself', async () => {
  await loadGames();
  expect(decksNamed('meccg', 'fallen-wizard,A', '--decks').map(({ key }) => key)).toEqual(['O', 'P', 'A']);
  const dragons = decksNamed('meccg', 'dragon', '--decks');
  expect(dragons.length).toBeGreaterThan(5);
  const all = meetings(dragons, dragons);
  expect(all.every(({ own, other }) => mayMeet(own, other))).toBe(true);
  expect(all.length).toBeGreaterThan(50);
  for (const { own, other } of all.slice(0, 12))
    expect(meccgTable.meets.setup([own, other], 1).options).toEqual(['here-be-dragons']);
  // Every deck of one meets every deck of the other, before any pair comes again.
  const pairs = meetings(decksNamed('lotr-tcg', undefined, ''), decksNamed('lotr-tcg', undefined, ''));
  expect(new Set(pairs.map(({ own, other }) => `${own.key} ${other.key}`)).size).toBe(pairs.length);
});

const order = (more: Partial<Order> = {}): Order => ({
  game: 'lotr-tcg',
  bots: ['random', 'random'],
  games: 6,
  seed: 'a test',
  decks: 'fotr-aragorn,fotr-gandalf',
  against: undefined,
  length: 2,
  ...more,
});
const never = (): boolean => false;

test('each seed is played from both seats, and the same order gives the same games', async () => {
  const { pairs, won, lost } = await fight(order(), never);
  expect(pairs.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(won + lost).toBe(6);
  expect((await fight(order(), never)).pairs).toEqual(pairs);
});

test('against itself each deck is its own opponent, and the same Dragon never', async () => {
  const decks = decksNamed('meccg', 'dragon,A', '--decks');
  expect(mirrors(decks).map(({ own, other }) => [own.key, other.key])).toEqual([['A', 'A']]);
  const one = { decks: 'fotr-aragorn', games: 4 };
  const { pairs } = await fight(order({ ...one, against: 'itself' }), never);
  expect(pairs).toEqual((await fight(order({ ...one, against: 'fotr-aragorn' }), never)).pairs);
  const all = mirrors(decksNamed('lotr-tcg', undefined, ''));
  expect(all.length).toBeGreaterThanOrEqual(20);
  for (const { own, other } of all) expect(own).toBe(other);
});

test('a bot or a deck that there is not is named, with what was meant', async () => {
  await expect(fight(order({ bots: ['novic', 'random'] }), never)).rejects.toThrow(/--bots: .* "novic"/);
  expect(() => decksNamed('lotr-tcg', 'mom-gimly', '--against')).toThrow(/--against: .* "mom-gimly"/);
});

test('what was played when it was stopped counts', async () => {
  const { pairs, choices } = await fight(order(), (games) => games === 3);
  expect(pairs.map(({ length }) => length)).toEqual([2, 1]);
  const report = reportOf(order(), { pairs, won: 2, drawn: 0, lost: 1, choices, cpuSeconds: 1 });
  expect(report.games).toBe(3);
  expect(inWords(report)).toContain('2 won, 0 drawn, 1 lost');
});

test('a run that was stopped goes on to the same end, also with more games', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'westmarch-arena-'));
  try {
    const whole = await fight(order(), never);
    expect(readProgress(order(), folder)).toBeUndefined();
    await fight(order({ games: 4 }), (games, fought) => {
      keepProgress(order(), fought, folder);
      return games === 3;
    });
    const before = readProgress(order({ games: 6 }), folder);
    expect(before?.pairs.flat()).toHaveLength(3);
    const { pairs, choices, won, lost } = await fight(order(), never, before);
    expect({ pairs, choices, won, lost }).toEqual({
      pairs: whole.pairs,
      choices: whole.choices,
      won: whole.won,
      lost: whole.lost,
    });
    expect(readProgress(order({ seed: 'another' }), folder)).toBeUndefined();
    // What bots of another version played says nothing of these.
    expect(readProgress(order(), folder, 'another version')).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('kept results: the last of each kind, on a page and for programs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'westmarch-arena-'));
  const fought = { pairs: [[1, 1]], won: 2, drawn: 0, lost: 0, choices: 100, cpuSeconds: 0.5 };
  const first = reportOf(order({ seed: 'one' }), fought);
  const second = reportOf(order({ seed: 'two' }), fought);
  const other = reportOf(order({ game: 'meccg', decks: 'A' }), fought);
  expect(withReport([first, other], second).map(({ seed }) => seed)).toEqual(['two', 'a test']);
  try {
    for (const one of [first, other, second]) keep(one, folder);
    const lines = readFileSync(join(folder, 'arena.md'), 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('random against random'))).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(folder, 'arena.json'), 'utf8'))).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('decks that may not meet are said to be none', async () => {
  const dragons = ['--decks', 'dragon', '--against', 'itself'];
  const { code, err } = await westmarch('arena', '--game', 'meccg', '--bots', 'random,random', ...dragons);
  expect(code).toBe(2);
  expect(err).toContain('none of these decks may meet');
});

test('on the command line: JSON, and one line for what is wrong', async () => {
  const args = ['arena', '--game', 'lotr-tcg', '--games', '2', '--decks', 'fotr-aragorn'];
  const { code, out, err } = await westmarch(...args, '--bots', 'random,random', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    game: 'lotr-tcg',
    games: 2,
    bots: ['random', 'random'],
    length: null,
  });
  const ended = await westmarch(...args, '--bots', 'novice');
  expect({ code: ended.code, out: ended.out }).toEqual({ code: 2, out: '' });
  expect(ended.err).toMatch(/^--bots: expected two names, found "novice"; as in --bots novice,random\n$/);
});
