/** `lab matrix`: what its picture holds, and the command from the games to the file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inOrder, meanOf, picture } from '../../src/lab/matrix.ts';
import { westmarch } from '../westmarch.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-matrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

const few = {
  names: ['Weak & small', 'Strong'],
  shares: [
    [null, 0.25],
    [0.75, null],
  ],
  games: 4,
  about: 'two decks',
};

test('the strongest stands first, in rows and in columns, with its mean', () => {
  const { names, shares } = inOrder(few);
  expect(names).toEqual(['Strong', 'Weak & small']);
  expect(shares).toEqual([
    [null, 0.75],
    [0.25, null],
  ]);
  expect(meanOf([null, 0.5, 1])).toBe(0.75);
  expect(meanOf([null])).toBe(0.5);
});

test('the picture has a square for each pair with its share, and names as they are', () => {
  const svg = picture(few);
  expect(svg).toContain('<title>Strong against Weak &amp; small: 75 %</title>');
  expect(svg).toContain('<title>Weak &amp; small against Strong: 25 %</title>');
  expect(svg.match(/<title>/g)?.length).toBe(2);
  expect(svg).not.toContain('<script');
});

test('long names have room, and numbers on dark squares are light', () => {
  const long = 'A deck with a name that goes on for longer than most others do';
  const svg = picture({
    ...few,
    names: [long, 'Strong'],
    shares: [
      [null, 0.15],
      [0.85, null],
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
  const { code, out } = await westmarch(...args, '--json', '--svg', file);
  expect(code).toBe(0);
  const { names, shares }: { names: string[]; shares: (number | null)[][] } = JSON.parse(out);
  expect(names).toEqual(['FotR Aragorn', 'FotR Gandalf', 'MoM Gimli']);
  for (const [i, row] of shares.entries())
    for (const [j, share] of row.entries())
      if (i === j) expect(share).toBeNull();
      else expect((share ?? 0) + (shares[j][i] ?? 0)).toBe(1);
  expect(readFileSync(file, 'utf8')).toContain('FotR Gandalf');
  expect((await westmarch('lab', 'matrix', '--game', 'lotr-tcg', '--decks', 'mom-gimli')).err).toContain(
    'two printed decks at least',
  );
});
