/** A cast of the Gondor culture, shared by sister files of tests: guards, rangers, a card for tokens, and a fight. */
import type { CardSpec } from '@westmarch/kernel';
import { companion, freeCondition, item, minion, pause, site } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';

export const guards: readonly CardSpec[] = [
  pause,
  idle,
  companion('Ranger', { keyword: ['Ranger'] }),
  companion('Bound', { keyword: ['Ring-bound'] }),
  companion('Guard'),
  companion('Rider', { culture: 'Rohan' }),
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  freeCondition('Tally'),
  minion('Orc', { vitality: 4, strength: 7 }),
  minion('Weak', { vitality: 4, strength: 4 }),
  minion('Wraith', { culture: 'Wraith', vitality: 4 }),
  site('Field', { siteNumber: 1, block: 2 }),
];
export const token = (tokensOf: string, tokens = 1, as = 'Tally') => ({
  card: 'Tally',
  as,
  tokens,
  tokensOf,
});
export const fight = (companions: readonly unknown[], ann: object = {}, foe = 'Orc') => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Pause'], site: 3, ...ann },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'hero' },
        { card: 'Orc', as: 'other' },
      ],
      support: ['Idle', { card: 'Field', number: 1, as: 'field' }],
    },
  },
});
