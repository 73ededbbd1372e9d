/** A cast of the Isengard culture, shared by sister files of tests: Orcs who work, and are used up. */
import type { CardSpec } from '@westmarch/kernel';
import { a, discardIt, during, regroup, urukHai } from '../../../src/cards/words/index.ts';
import { companion, freeEvent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';
import type { Fields } from '../positions.ts';

export const workers: readonly CardSpec[] = [
  idle,
  minion('Orc', { culture: 'Isengard', strength: 5, vitality: 2, twilight: 2 }),
  minion('Moria Orc'),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9 }),
  companion('Friend', { strength: 6, vitality: 5 }),
  item('Blade'),
  shadowCondition('Mist'),
  freeEvent('Shot'),
  shadowCondition('White Hand', { culture: 'Isengard' }),
  shadowCondition('Red Eye', { culture: 'Sauron' }),
  shadowCondition('Pit', {}, during(regroup, { effect: discardIt(a(urukHai)) })),
];
export const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], hand: ['Shot'], ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
export const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));
