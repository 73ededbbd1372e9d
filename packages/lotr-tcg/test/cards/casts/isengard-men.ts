/** A cast of the Isengard culture, shared by sister files of tests: Saruman's agents, and those they work upon. */
import type { CardSpec } from '@westmarch/kernel';
import {
  a,
  addsTwilight,
  during,
  fellowship,
  healIt,
  man,
  maneuver,
} from '../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  item,
  minion,
  pause,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';
import type { Fields } from '../positions.ts';

export const agents: readonly CardSpec[] = [
  idle,
  pause,
  minion('Agent', { race: 'Man', culture: 'Isengard', vitality: 2, strength: 7 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Wild man', { race: 'Man', culture: 'Dunland', vitality: 2, strength: 7 }),
  companion('Rider', { vitality: 3, strength: 6 }, during(maneuver, { effect: addsTwilight(1) })),
  companion('Other', { vitality: 3, strength: 6 }),
  companion('Tall elf', { race: 'Elf', vitality: 3 }),
  companion('Bound', { vitality: 3, keyword: ['Ring-bound'] }, during(maneuver, { effect: addsTwilight(1) })),
  ally('Villager', { vitality: 3 }, during(maneuver, { effect: addsTwilight(1) })),
  item('Blade'),
  item('Helm', { itemClass: 'helm' }),
  freeCondition('Song', { 'Support Area': 0 }),
  freeCondition('Tale'),
  freeEvent('Shot'),
  freeCondition('Balm', {}, during(fellowship, { effect: healIt(a(man)) })),
  shadowEvent('Cry', { culture: 'Isengard' }),
  shadowEvent('Foreign cry'),
  shadowCondition('Mist'),
  shadowCondition('Fog', { 'Support Area': 0 }),
];
export const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: { Ann: { companions: [frodo(), 'Rider'], ...ann }, Bob: { support: ['Idle'], ...bob } },
});
export const bobs = (card: string, as = card) => ({ card, as, owner: 'Bob', controller: 'Bob' });
export const grima = { card: 'Gríma, Wormtongue', as: 'Gríma' };
export const held = (card: string) => ({ card, as: 'it' });
