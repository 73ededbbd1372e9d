/** A cast of the Isengard culture, shared by sister files of tests: Uruk-hai, and sites under control. */
import type { CardSpec } from '@westmarch/kernel';
import { addsTwilight, during, skirmish } from '../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';
import type { Fields } from '../positions.ts';

export const raiders: readonly CardSpec[] = [
  idle,
  pause,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3, twilight: 3 }),
  minion('Archer', { race: 'Uruk-hai', culture: 'Isengard', Archer: 1, twilight: 3 }),
  minion('Orc', { strength: 9, Archer: 1, twilight: 3 }),
  companion('Friend', { vitality: 3, strength: 6 }, during(skirmish, { effect: addsTwilight(1) })),
  ally('Villager', { vitality: 3, strength: 2 }),
  shadowCondition('Mist'),
  site('Meadow', { siteNumber: 1, block: 2 }),
  freeCondition('Tale'),
  freeEvent('Shot'),
];
export const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [{ card: 'Meadow', number: 1, as: 'field' }],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], site: 3, ...ann },
    Bob: { site: 3, hand: ['Mist'], ...bob },
  },
});
export const it = (card: string, tokens = 0) => ({
  card,
  as: 'it',
  ...(tokens === 0 ? {} : { tokens, tokensOf: 'Isengard' }),
});
export const owned = { card: 'Meadow', number: 2, as: 'owned' };
