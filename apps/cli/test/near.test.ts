/** Near names. */

import { distance } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { hintFor, nearest, plain } from '../src/near.ts';

test('distance counts insertions, deletions, changes and swapped neighbours', () => {
  expect(distance('', 'abc')).toBe(3);
  expect(distance('gandalf', 'gandalf')).toBe(0);
  expect(distance('gandlaf', 'gandalf')).toBe(1);
  expect(distance('gandalff', 'gandalf')).toBe(1);
  expect(distance('sauron', 'saruman')).toBe(distance('saruman', 'sauron'));
  expect(distance('sauron', 'saruman')).toBe(3);
});

test('plain forgets case, diacritics and punctuation, and keeps other scripts', () => {
  expect(plain('  Éowyn’s “Shield” ')).toBe('eowyn s shield');
  expect(plain('Ûlund')).toBe('ulund');
  expect(plain('誘拐者')).toBe('誘拐者');
});

test('nearest answers the closest alone, then names that share whole words, else nothing', () => {
  const names = ['Aragorn', 'Anborn', 'Frodo', 'Frodo’s Cloak'];
  expect(nearest('Argorn', names)).toEqual(['Aragorn']);
  expect(nearest('frodo baggins', names)).toEqual(['Frodo']);
  expect(nearest('cloak', names)).toEqual(['Frodo’s Cloak']);
  expect(nearest('Smaug', names)).toEqual([]);
});

test('a hint without a near name says what there is instead', () => {
  expect(hintFor('Argorn', ['Aragorn'], 'none')).toBe('did you mean "Aragorn"?');
  expect(hintFor('xyz', ['Aragorn'], 'none')).toBe('none');
});
