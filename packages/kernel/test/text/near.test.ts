/** Names that are nearly right: how far apart two are, and which is meant. */
import { distance, hintFor, nearest, plain } from '@westmarch/kernel';
import { expect, test } from 'vitest';

test('distance counts insertions, deletions, changes and swapped neighbours', () => {
  expect(distance('', 'abc')).toBe(3);
  expect(distance('abc', '')).toBe(3);
  expect(distance('gandalf', 'gandalf')).toBe(0);
  expect(distance('gandlaf', 'gandalf')).toBe(1);
  expect(distance('agndalf', 'gandalf')).toBe(1);
  expect(distance('gandalff', 'gandalf')).toBe(1);
  expect(distance('gandal', 'gandalf')).toBe(1);
  expect(distance('gandulf', 'gandalf')).toBe(1);
  // Letters that are no neighbours are two changes, and so are two pairs.
  expect(distance('gnadlaf', 'gandalf')).toBe(2);
  expect(distance('dangalf', 'gandalf')).toBe(2);
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

test('a third of the letters may be wrong, and one of a short word', () => {
  expect(nearest('abcdef', ['abcxyf'])).toEqual(['abcxyf']);
  expect(nearest('abcdef', ['abwxyf'])).toEqual([]);
  expect(nearest('abcde', ['abcxy'])).toEqual([]);
  expect(nearest('ab', ['ac'])).toEqual(['ac']);
  expect(nearest('ab', ['xy'])).toEqual([]);
  // Also by letters too many or too few.
  expect(nearest('abcdef', ['abcdefgh', 'abcd'])).toEqual(['abcdefgh', 'abcd']);
  expect(nearest('abcdef', ['abcdefghi', 'abc'])).toEqual([]);
});

test('of several that are as near as each other there are three, each once', () => {
  expect(nearest('bat', ['cat', 'rat', 'hat', 'mat', 'cat'])).toEqual(['cat', 'rat', 'hat']);
  expect(nearest('bat', ['cat', 'rat', 'hat'], 2)).toEqual(['cat', 'rat']);
  expect(nearest('night', ['Long Night Watch', 'Night Watch', 'Night of Stars', 'Last Night'])).toEqual([
    'Last Night',
    'Night Watch',
    'Night of Stars',
  ]);
});

test('a part is a whole word of four letters or more', () => {
  expect(nearest('ring', ['The Gold Ring of Power'])).toEqual(['The Gold Ring of Power']);
  expect(nearest('rin', ['The Gold Rin of Power'])).toEqual([]);
  expect(nearest('ring', ['The Gold Rings of Power'])).toEqual([]);
  expect(nearest('the gold ring of power', ['Ring', 'the', 'of'])).toEqual(['Ring']);
});

test('a hint without a near name says what there is instead', () => {
  expect(hintFor('Argorn', ['Aragorn'], 'none')).toBe('did you mean "Aragorn"?');
  expect(hintFor('bat', ['cat', 'rat'], 'none')).toBe('did you mean "cat" or "rat"?');
  expect(hintFor('xyz', ['Aragorn'], 'none')).toBe('none');
});
