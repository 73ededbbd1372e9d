/** Which optional rules can be chosen together, and why not. */
import { expect, test } from 'vitest';
import { inForce, whyNot } from '../src/screens/fitting.ts';

const rule = (name: string, least = 1, most = 5, more: { needs?: string; not?: string } = {}) => ({
  name,
  title: name.toUpperCase(),
  about: '',
  players: { least, most },
  ...more,
});
const offered = [
  rule('solitaire', 1, 2),
  rule('any'),
  rule('many', 3, 5),
  rule('row', 1, 1),
  rule('longer', 1, 1, { needs: 'row' }),
  rule('race', 1, 1, { not: 'council' }),
  rule('council', 1, 1),
];
const why = (name: string, players: number, ...chosen: string[]): string => {
  const one = offered.find((option) => option.name === name);
  return one === undefined ? '?' : whyNot(one, offered, chosen, players);
};

test('one that is for another number of players says for how many', () => {
  expect([why('many', 2), why('many', 3)]).toEqual(['For three to five players.', '']);
  expect([why('row', 2), why('row', 1)]).toEqual(['For solitaire.', '']);
  expect([why('solitaire', 3), why('solitaire', 2)]).toEqual([
    'For one: take the further opponents away.',
    '',
  ]);
});
test('one that needs another, and two that contradict each other, name the other', () => {
  expect([why('longer', 1), why('longer', 1, 'row')]).toEqual(['Only with “ROW”.', '']);
  expect([why('race', 1, 'council'), why('council', 1, 'race')]).toEqual([
    'Not with “COUNCIL”.',
    'Not with “RACE”.',
  ]);
});
test('what another choice makes impossible is no longer in force, and what hangs on it neither', () => {
  expect(inForce(offered, ['any', 'row', 'longer'], 1)).toEqual(['any', 'row', 'longer']);
  expect(inForce(offered, ['any', 'longer'], 1)).toEqual(['any']);
  expect(inForce(offered, ['any', 'row', 'longer', 'many'], 3)).toEqual(['any', 'many']);
});
