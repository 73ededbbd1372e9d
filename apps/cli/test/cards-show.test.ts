/** `cards show`: a card by id or by any of its names. */
import { expect, test } from 'vitest';
import { westmarch } from './westmarch.ts';

test('a name in any language, without its diacritics, or the id shows the same card', () => {
  const shown = westmarch('cards', 'show', 'tw-1');
  expect(shown.code).toBe(0);
  expect(shown.out).toMatch(/^Abductor {2}TW-1\n.*\n(.*\n)* {2}prowess +10\n/);
  for (const name of ['abductor', 'Entfuhrer', '誘拐者'])
    expect(westmarch('cards', 'show', name)).toEqual(shown);
});

test('a site shows what sites.json knows, a region its type', () => {
  expect(westmarch('cards', 'show', 'TW-371').out).toMatch(
    /automatic attacks +race Undead strikes 1 prowess 6 wounded check 0/,
  );
  expect(westmarch('cards', 'show', 'Andrast Coast').out).toMatch(/region type +coastal-sea/);
});

test('a title that many cards share is listed; with the subtitle it is one card', () => {
  expect(westmarch('cards', 'show', 'aragorn', '--game', 'lotr-tcg').out).toMatch(
    /^\d+ cards have this name/,
  );
  const { out } = westmarch('cards', 'show', 'Aragorn, Ranger of the North', '--json');
  expect(JSON.parse(out)).toMatchObject([
    { id: '1_89', game: 'lotr-tcg', strength: 8, vitality: 4, twilight: 4 },
  ]);
});
