/** Choices as they are shown: grouped, on their cards, filtered. */
import type { Choice, Decision } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { byCard, filtered, grouped, passOf } from '../src/live/choices.ts';

const choice = (index: number, text: string, more: Partial<Choice> = {}): Choice => ({
  index,
  kind: 'action',
  text,
  note: '',
  group: '',
  card: 0,
  ...more,
});
const pass = choice(3, 'Pass', { kind: 'pass', card: 7 });
const choices = [
  choice(0, 'Play Glamdring', { group: 'Play', card: 5, note: 'prowess 5 → 8' }),
  choice(1, 'Tap Éowyn', { group: 'Use', card: 7 }),
  choice(2, 'Play Horn of Anor', { group: 'Play', card: 5 }),
  pass,
];
const decision: Decision = { seat: 1, about: '', ask: '', step: '', rules: [], offer: true, choices };

test('groups stand in the order in which they first appear, without the pass', () => {
  expect(grouped(choices).map(({ name, choices }) => [name, choices.map(({ index }) => index)])).toEqual([
    ['Play', [0, 2]],
    ['Use', [1]],
  ]);
});

test('a card carries all of its choices, and passing is on none', () => {
  const cards = byCard(decision);
  expect(cards.get(5)?.map(({ index }) => index)).toEqual([0, 2]);
  expect(cards.get(7)?.map(({ index }) => index)).toEqual([1]);
  expect(cards.has(0)).toBe(false);
  expect(byCard(null).size).toBe(0);
});

test('passing is found, where there is any', () => {
  expect(passOf(decision)).toBe(pass);
  expect(passOf({ ...decision, choices: choices.slice(0, 3) })).toBeUndefined();
});

test('a filter takes every word, wherever it stands, without accents or case', () => {
  const found = (typed: string) => filtered(choices, typed).map(({ index }) => index);
  expect(found('eowyn')).toEqual([1]);
  expect(found('play ANOR')).toEqual([2]);
  expect(found('prowess')).toEqual([0]);
  expect(found('  ')).toEqual([0, 1, 2, 3]);
  expect(found('balrog')).toEqual([]);
});
