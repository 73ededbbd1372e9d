/** What Steward stores: a gold ring is gone where it is tested, unless something in hand may take its place. */
import { expect, test } from 'vitest';
import { steward } from '../src/meccg/index.ts';
import { ANN, at, chooses, position } from './seats.ts';

const Bob = { side: 'ringwraith', companies: [at('Minas Morgul', 'Jerrek')] };
const stores = (hand: readonly string[], ...items: readonly string[]): boolean => {
  const companies = [at('Dol Guldur', { card: 'Perchen', on: items }, 'Asternak')];
  const t = position({ players: { Ann: { side: 'ringwraith', hand, companies }, Bob } });
  return chooses(t, ANN, steward('one')).includes(': store');
};

test('[ME-RING-2019] a gold ring is kept where storing it tests it', () => {
  expect(stores([], 'The Least of Gold Rings')).toBe(false);
  expect(stores(['Ambusher'], 'The Least of Gold Rings')).toBe(false);
});

test('[ME-RING-2019] and stored where a ring of the hand may take its place', () => {
  expect(stores(['Trifling Ring'], 'The Least of Gold Rings')).toBe(true);
});

test('what is nothing of the kind is stored there when it weighs as much', () => {
  expect(stores([], 'Iron Shield of Old', 'Broad-headed Spear')).toBe(true);
});
