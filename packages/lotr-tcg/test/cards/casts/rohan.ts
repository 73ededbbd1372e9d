/** Casts of the Rohan culture, shared by sister files of tests: villagers and grooms, riders and their horses. */
import type { CardSpec } from '@westmarch/kernel';
import {
  a,
  during,
  maneuver,
  shadowPhase,
  skirmish,
  companion as someone,
  takesControlOfASite,
  woundIt,
} from '../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  item,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../invented.ts';

export const villagers: readonly CardSpec[] = [
  pause,
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  ally('Peasant', { culture: 'Rohan', keyword: ['Villager'], home: 1 << 4, homeBlock: 2 }),
  ally('Groom', { culture: 'Rohan', home: 1 << 4, homeBlock: 2 }),
  ally('Stranger'),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  item('Blade', { culture: 'Rohan' }),
  item('Foreign blade', {}),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Plain', { siteNumber: 4, block: 2, keyword: ['Plains'] }),
  site('Wood', { siteNumber: 3, block: 2, keyword: ['Forest'] }),
  shadowCondition('Conquest', {}, during(shadowPhase, { effect: takesControlOfASite })),
  shadowCondition(
    'Dart',
    {},
    ...[skirmish, maneuver].map((window) => during(window, { effect: woundIt(a(someone)) })),
  ),
];

export const riders: readonly CardSpec[] = [
  pause,
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  minion('Giant', { strength: 12 }),
  minion('Titan', { strength: 18 }),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
  site('Field', { siteNumber: 1, block: 2 }),
  shadowCondition('Curse'),
  freeCondition('Blessing'),
];
export const rider = (as: string, more: object = {}) => ({ card: 'Rider', as, ...more });
export const mounted = (as: string, more: object = {}) =>
  rider(as, { on: [{ card: 'Steed', as: `horse of ${as}` }], ...more });
