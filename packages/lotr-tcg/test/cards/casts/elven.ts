/** Casts of the Elven culture, shared by sister files of tests: Elves of the Tower block and whom they meet. */
import type { CardSpec } from '@westmarch/kernel';
import { a, discardIt, during, maneuver, possession } from '../../../src/cards/words/index.ts';
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
  site,
} from '../../invented.ts';
import { frodo } from '../../table.ts';

export const singers: readonly CardSpec[] = [
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Guard'),
  ally('Singer', { race: 'Elf', culture: 'Elven' }),
  minion('Orc', { vitality: 4, strength: 9 }),
  minion('Brute', { vitality: 4, strength: 4, Fierce: 1, Damage: 1 }),
  minion('Weakling', { strength: 4, vitality: 4 }),
  freeCondition('Blessing'),
  shadowCondition('Curse'),
  shadowCondition('Theft', {}, during(maneuver, { effect: discardIt(a(possession)) })),
  freeCondition('Clearing', {}, during(maneuver, { effect: discardIt(a(possession)) })),
  item('Cup', {}),
  site('Field', { siteNumber: 1, block: 2 }),
];
export const elves = (n: number, more: object = {}) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Elf', as: `e${i}`, ...more }));
export const fight = (
  event: string,
  hero: object,
  foe: object = {},
  more: { companions?: readonly unknown[]; support?: readonly unknown[] } = {},
) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { as: 'hero', ...hero }, ...(more.companions ?? [])],
      support: ['Pause', ...(more.support ?? [])],
      hand: [{ card: event, as: 'event' }],
      site: 3,
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'foe', against: 'hero', ...foe },
        { card: 'Orc', as: 'other', wounds: 1 },
      ],
      support: [{ card: 'Field', number: 1, as: 'field' }],
    },
  },
});

export const captains: readonly CardSpec[] = [
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Guard'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  companion('Halfling', { race: 'Hobbit', culture: 'Shire', strength: 3 }),
  item('Bow', { itemClass: 'ranged weapon', culture: 'Elven' }),
  item('Blade', {}),
  freeCondition('Tally', { culture: 'Elven' }),
  minion('Orc', { vitality: 4, strength: 9 }),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Fortress', { siteNumber: 4, block: 2, keyword: ['Battleground'] }),
  site('Wood', { siteNumber: 4, block: 2, keyword: ['Forest'] }),
  shadowCondition('Curse'),
  shadowEvent('Rage'),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
];

export const seers: readonly CardSpec[] = [
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Guard'),
  ally('Singer', { race: 'Elf', culture: 'Elven' }),
  freeEvent('Song', { culture: 'Elven', twilight: 3 }),
  freeEvent('Paper', { twilight: 9 }),
  minion('Orc', { vitality: 4, strength: 8 }),
  minion('Weakling', { vitality: 4, strength: 2 }),
  minion('Brute', { vitality: 4, strength: 11, Damage: 1 }),
  item('Cup', {}),
  shadowCondition('Curse'),
  site('Field', { siteNumber: 1, block: 2 }),
];
export const deckOf = (...cards: readonly string[]) => [...cards, 'Paper', 'Paper'];
