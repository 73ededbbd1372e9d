/** What a table has room for beside the numbers: subtypes, and points by their kind. */
import type { Face } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { pointSign, subtypeOf } from '../src/card/subtype.ts';

const face = (more: Partial<Face>): Face => ({
  id: 'x',
  name: 'x',
  subtitle: '',
  kind: 'character',
  title: '',
  tone: 'Elf',
  unique: false,
  numbers: {},
  words: [],
  path: [],
  text: [],
  ...more,
});
const words = (...all: string[]) => all.map((word) => ({ word, meaning: '' }));

test('a character shows his skills, an item its class, a creature its race, an event nothing', () => {
  expect(subtypeOf(face({ words: words('warrior', 'ring', 'sage', 'character points') }))).toEqual([
    'warrior',
    'sage',
  ]);
  expect(subtypeOf(face({ kind: 'item', tone: 'gold-ring' }))).toEqual(['gold ring']);
  expect(subtypeOf(face({ kind: 'creature', tone: 'Orc' }))).toEqual(['Orc']);
  expect(subtypeOf(face({ kind: 'hazard', tone: 'long' }))).toEqual([]);
});

test('points have the sign of their kind', () => {
  const signs = ['kill points', 'faction points', 'warrior'].map((word) =>
    pointSign(face({ words: words(word) })),
  );
  expect(new Set(signs).size).toBe(3);
  expect(signs[2]).toBe('✦');
});
