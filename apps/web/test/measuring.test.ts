/** What measuring a deck says in words. */
import { expect, test } from 'vitest';
import { canBeMeasured, effectInWords, inWords, verdict } from '../src/measuring/measure.ts';

const result = (won: number, drawn: number, lost: number, low: number, high: number) => ({
  name: 'all',
  games: won + drawn + lost,
  won,
  drawn,
  lost,
  share: { value: (won + drawn / 2) / (won + drawn + lost), low, high },
});

test('the result stands with its bounds', () => {
  expect(inWords(result(12, 0, 8, 0.3866, 0.7812))).toBe('Won 12 of 20: 39 to 78 % of the points.');
  expect(inWords(result(1, 1, 0, 0.2, 1))).toBe('Won 1 of 2, 1 drawn: 20 to 100 % of the points.');
});
test('nothing is said of which is stronger while even is within the bounds', () => {
  expect(verdict(result(12, 0, 8, 0.39, 0.78))).toMatch(/leaves open/);
  expect(verdict(result(18, 0, 2, 0.5, 0.97))).toMatch(/leaves open/);
  expect(verdict(result(18, 0, 2, 0.501, 0.97))).toMatch(/stronger of the two/);
  expect(verdict(result(2, 0, 18, 0.03, 0.499))).toMatch(/weaker of the two/);
});
test('what a card brings stands with its sign and its bounds, and with nothing where it cannot be known', () => {
  expect(effectInWords({ value: 0.064, low: -0.02, high: 0.14 })).toBe('+6 (-2 to +14)');
  expect(effectInWords({ value: 0, low: -0.1, high: 0.1 })).toBe('0 (-10 to +10)');
  expect(effectInWords(null)).toBe('–');
});
test('a deck of unnumbered sites has no printed one to be measured against', () => {
  const deck = { name: 'x', notes: '', cards: [] };
  expect(canBeMeasured({ ...deck, game: 'meccg' })).toBe(true);
  expect(canBeMeasured({ ...deck, game: 'lotr-tcg' })).toBe(true);
  expect(canBeMeasured({ ...deck, game: 'lotr-tcg', format: 'King' })).toBe(true);
  expect(canBeMeasured({ ...deck, game: 'lotr-tcg', format: 'Open' })).toBe(false);
});
