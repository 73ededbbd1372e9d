/** `lab matrix`: what its picture holds, and the command from the games to the file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { doubtInWords, inOrder, meanOf, picture, turned } from '../../src/lab/matrix.ts';
import { westmarch } from '../westmarch.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-matrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

const share = (value: number, off = 0.1) => ({ value, low: value - off, high: value + off });
const few = {
  names: ['Weak & small', 'Strong'],
  shares: [
    [null, share(0.25)],
    [share(0.75), null],
  ],
  games: 4,
  about: 'two decks',
};

test('the strongest stands first, in rows and in columns, with its mean', () => {
  const { names, shares } = inOrder(few);
  expect(names).toEqual(['Strong', 'Weak & small']);
  expect(shares).toEqual([
    [null, share(0.75)],
    [share(0.25), null],
  ]);
  expect(meanOf([null, share(0.5), share(0.9)]).value).toBeCloseTo(0.7);
  expect(meanOf([null])).toEqual({ value: 0.5, low: 0, high: 1 });
});

test('a mean is surer than what it is of, and both say how far they may be off', () => {
  const { value, low, high } = meanOf([
    share(0.5, 0.2),
    null,
    share(0.5, 0.2),
    share(0.5, 0.2),
    share(0.5, 0.2),
  ]);
  expect([value, low, high].map((x) => x.toFixed(3))).toEqual(['0.500', '0.400', '0.600']);
  expect(turned({ value: 0.7, low: 0.5, high: 0.8 }).low).toBeCloseTo(0.2);
  expect(turned({ value: 0.7, low: 0.5, high: 0.8 }).high).toBeCloseTo(0.5);
  expect(doubtInWords(few)).toBe('A square may be off by 10 on average, a mean by 10 (95 %).');
  expect(picture(few)).toContain('A square may be off by 10 on average');
});

test('the picture has a square for each pair with its share, and names as they are', () => {
  const svg = picture(few);
  expect(svg).toContain('<title>Strong against Weak &amp; small: 75 % (65 to 85)</title>');
  expect(svg).toContain('<title>Weak &amp; small against Strong: 25 % (15 to 35)</title>');
  expect(svg).toContain('<title>Strong: 75 % (65 to 85)</title>');
  expect(svg.match(/<title>/g)?.length).toBe(4);
  expect(svg).not.toContain('<script');
});

test('few decks leave room for what is written above them', () => {
  const [, width = '0'] = /width="(\d+)"/.exec(picture(few)) ?? [];
  expect(Number(width)).toBeGreaterThan(600);
});

test('long names have room, and numbers on dark squares are light', () => {
  const long = 'A deck with a name that goes on for longer than most others do';
  const svg = picture({
    ...few,
    names: [long, 'Strong'],
    shares: [
      [null, share(0.15)],
      [share(0.85), null],
    ],
  });
  const [, end = '0'] = /<text x="(\d+)" [^>]*text-anchor="end"/.exec(svg) ?? [];
  expect(Number(end)).toBeGreaterThan(long.length * 7);
  expect(svg).toMatch(/class="n light"[^>]*>85</);
  expect(picture(few)).not.toContain('class="n light"');
});

test('decks play each other, what one wins the other loses, and it is drawn', async () => {
  const file = join(folder, 'matrix.svg');
  const decks = ['--decks', 'fotr-aragorn,fotr-gandalf,mom-gimli'];
  const few = ['--games', '4', '--bots', 'random', '--workers', '1'];
  const args = ['lab', 'matrix', '--game', 'lotr-tcg', ...decks, ...few];
  const nowhere = await westmarch(...args, '--svg', join(folder, 'none', 'matrix.svg'));
  expect(nowhere).toMatchObject({ code: 2, out: '' });
  expect(nowhere.err).toContain('there is no folder');
  const { code, out } = await westmarch(...args, '--json', '--svg', file);
  expect(code).toBe(0);
  const {
    names,
    shares,
    low,
    high,
  }: Record<'shares' | 'low' | 'high', (number | null)[][]> & {
    names: string[];
  } = JSON.parse(out);
  expect(names).toEqual(['FotR Aragorn', 'FotR Gandalf', 'MoM Gimli']);
  for (const [i, row] of shares.entries())
    for (const [j, share] of row.entries())
      if (i === j) expect(share).toBeNull();
      else {
        expect((share ?? 0) + (shares[j][i] ?? 0)).toBe(1);
        expect((low[i][j] ?? 0) + (high[j][i] ?? 0)).toBeCloseTo(1);
      }
  expect(readFileSync(file, 'utf8')).toContain('FotR Gandalf');
  const told = (await westmarch(...args, '--resume')).out;
  expect(told).toMatch(/MoM Gimli +[\d.]+ % \([\d.]+ % to [\d.]+ %\)/);
  for (const one of ['mom-gimli', 'mom-gimli,mom-gimli'])
    expect((await westmarch('lab', 'matrix', '--game', 'lotr-tcg', '--decks', one)).err).toContain(
      'two printed decks at least',
    );
});
