/** Tables of the Dunland culture, shared by sister files of tests: on the road, and at a site that was won. */
import { frodo } from '../../table.ts';
import type { Fields } from '../positions.ts';

export const onTheRoad = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [
    { card: 'Field', number: 3, as: 'here' },
    { card: 'Field', number: 4, as: 'next' },
  ],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], site: 3, ...ann },
    Bob: { site: 3, support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
export const sites = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Field', number: i + 1, as: `site ${i}` }));
export const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));
export const inTheField = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [
    { card: 'Field', number: 1, as: 'field' },
    { card: 'Field', number: 4, as: 'next' },
  ],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], site: 3, ...ann },
    Bob: { site: 3, hand: ['Mist'], ...bob },
  },
});
