/** A cast of the Dwarven culture, shared by sister files of tests: Dwarves, what lies on their conditions, and a fight. */
import type { CardSpec } from '@westmarch/kernel';
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
import { gimli } from '../people.ts';

export const miners: readonly CardSpec[] = [
  pause,
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Guard'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  ally('Miner', { race: 'Dwarf', culture: 'Dwarven' }),
  freeCondition('Hall', { culture: 'Dwarven' }),
  freeCondition('Garden', { culture: 'Shire' }),
  freeEvent('Song', { culture: 'Elven' }),
  shadowCondition('Curse'),
  minion('Orc', { vitality: 4, strength: 3 }),
  minion('Giant', { vitality: 4, strength: 11 }),
  site('Fortress', { siteNumber: 4, block: 2, keyword: ['Battleground'] }),
  site('Wood', { siteNumber: 4, block: 2, keyword: ['Forest'] }),
];
export const fight = (ann: object, hero = 'Dwarf', foe = 'Orc', where = 'Wood') => ({
  phase: 'skirmish',
  path: [{ card: where, number: 4 }],
  players: {
    Ann: { companions: [frodo(), 'Dwarf', gimli(), 'Guard'], support: ['Pause'], site: 4, ...ann },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: hero },
        { card: 'Orc', as: 'other' },
      ],
    },
  },
});
