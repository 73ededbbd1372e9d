/** A cast of the Isengard culture, shared by sister files of tests: Orcs, their riders, and companions of many peoples. */
import type { CardSpec } from '@westmarch/kernel';
import {
  addsTwilight,
  during,
  fullVitality,
  itsBearer,
  modifier,
  skirmish,
} from '../../../src/cards/words/index.ts';
import { companion, item, minion, pause, shadowCondition, site } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';
import type { Fields } from '../positions.ts';

export const wolves: readonly CardSpec[] = [
  idle,
  minion('Orc', { culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Moria Orc', { strength: 9, vitality: 3 }),
  companion('Friend', { strength: 6, vitality: 3 }, during(skirmish, { effect: addsTwilight(1) })),
  companion('Halfling', { race: 'Hobbit', culture: 'Shire', vitality: 3 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', vitality: 3 }),
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven', vitality: 3 }),
  companion('Wizard', { race: 'Wizard', culture: 'Gandalf', vitality: 3, keyword: ['Ring-bound'] }),
  item('Blade'),
  item('Mail', { itemClass: 'armor' }, modifier({ attribute: fullVitality, of: itsBearer, by: 1 })),
  shadowCondition('Fog', { 'Support Area': 0 }),
  shadowCondition('Mist'),
  site('Hill', { siteNumber: 1, block: 2 }),
  pause,
  minion('Rider', { culture: 'Isengard', keyword: ['Warg-rider'], strength: 9, vitality: 3 }),
  site('Plain', { keyword: ['Plains'], siteNumber: 1, block: 2 }),
];
export const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [{ card: 'Hill', number: 1, as: 'field' }],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], site: 3, ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], site: 3, ...bob },
  },
});
export const sites = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, number: i + 1, as: `site ${i}` }));
