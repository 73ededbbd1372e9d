/** A cast of the Gondor culture, shared by sister files of tests: rangers of Ithilien, its sites, and a fight. */
import type { CardSpec } from '@westmarch/kernel';
import { companion, freeEvent, minion, pause, site } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli } from '../people.ts';

export const rangers: readonly CardSpec[] = [
  pause,
  idle,
  companion('Ranger', { keyword: ['Ring-bound', 'Ranger'] }),
  companion('Guard'),
  companion('Rider', { culture: 'Rohan' }),
  minion('Stray', { siteNumber: 9, vitality: 4, strength: 7 }),
  minion('Orc', { vitality: 4, strength: 7 }),
  minion('Southman', { race: 'Man', vitality: 4, strength: 7 }),
  minion('Near', { siteNumber: 6, vitality: 4, strength: 7 }),
  minion('Brute', { strength: 8, Damage: 1 }),
  site('Pool', { siteNumber: 6, block: 2 }),
  site('Mire', { siteNumber: 5, block: 2 }),
  site('Ruin', { siteNumber: 7, block: 2 }),
  site('Elsewhere', { siteNumber: 6, block: 1 }),
  site('Field', { siteNumber: 1, block: 2 }),
  freeEvent('Rumor', {}),
  minion('Weak', { vitality: 4, strength: 4 }),
  minion('Feeble', { vitality: 4, strength: 1 }),
];
export const fight = (hero: object, foe: string, ann: object = {}, more: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), { as: 'hero', ...hero }, gimli()], support: ['Pause'], ...ann },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'hero' },
        { card: foe, as: 'other' },
      ],
      support: ['Idle'],
    },
  },
  ...more,
});
