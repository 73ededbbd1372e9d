/** A cast of the Isengard culture, shared by sister files of tests: Uruk-hai at a battleground and elsewhere. */
import type { CardSpec } from '@westmarch/kernel';
import { ally, companion, item, minion, pause, shadowCondition, site } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { idle } from '../idle.ts';

export const uruks: readonly CardSpec[] = [
  idle,
  pause,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Bow Uruk', { race: 'Uruk-hai', culture: 'Isengard', Archer: 1, twilight: 4 }),
  minion('Orc'),
  companion('Friend', { vitality: 4, strength: 5 }),
  ally('Old man'),
  item('Horse', { itemClass: 'mount' }),
  item('Blade'),
  shadowCondition('Engine', { keyword: ['Machine'], culture: 'Isengard' }),
  shadowCondition('Fog'),
  site('Field', { keyword: ['Battleground'], siteNumber: 1, block: 2 }),
  site('Meadow', { siteNumber: 1, block: 2 }),
  minion('Bow Orc', { Archer: 1, twilight: 4 }),
  companion('Giant', { strength: 15 }),
  companion('Bowman', { Archer: 1 }),
  companion('Bound', { vitality: 4, keyword: ['Ring-bound'] }),
];
export const at = (
  phase: string,
  here: string,
  bob: Readonly<Record<string, unknown>>,
  ann: Readonly<Record<string, unknown>> = {},
  twilight = 9,
) => ({
  phase,
  twilight,
  path: [{ card: here, number: 5, as: 'here' }],
  players: { Ann: { companions: [frodo()], site: 5, ...ann }, Bob: { hand: ['Fog'], ...bob } },
});
export const lone = (card: string) => ({ minions: [{ card, as: 'it' }] });
