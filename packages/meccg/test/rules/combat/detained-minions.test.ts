/** Whom the Shadow only detains, key by key and race by race. ME-DETAIN-504..507 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { regionTypes, siteTypes } from '../../../src/facts/names.ts';
import { regionIndex } from '../../../src/map/map.ts';
import { detains } from '../../../src/rules/combat/detainment.ts';
import { KeyedBy } from '../../../src/rules/hazards/keying.ts';
import type { S } from '../../../src/state.ts';
import { Bob, company, scenario } from '../../table.ts';

const types = [
  'wilderness',
  'shadow-land',
  'dark-domain',
  'coastal-sea',
  'free-domain',
  'border-land',
] as const;
const kinds = ['haven', 'free-hold', 'border-hold', 'ruins-and-lairs', 'shadow-hold', 'dark-hold'] as const;
const regionKey = (type: string): number =>
  (KeyedBy.regionType << 8) | regionTypes.findIndex((one) => one === type);
const namedKey = (region: string): number => (KeyedBy.regionName << 8) | regionIndex(region);
const siteKey = (kind: string): number =>
  (KeyedBy.siteType << 8) | siteTypes.findIndex((one) => one === kind);

const creatures = ['Orc-guard', 'Ghosts', 'Cave-drake'];
function minions(t: Table<S>): (creature: string, key: number) => boolean {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { side: 'ringwraith', companies: [company('Dol Guldur', 'Layos')] },
      Bob: { ...Bob, hand: creatures },
    },
  });
  return (creature, key) => detains(t.state, t.who.card(creature), 1, key);
}

describe('minions', () => {
  scenario('[ME-DETAIN-505 ME-DETAIN-507] whatever is keyed to a Dark-domain detains', (t) => {
    const is = minions(t);
    for (const creature of creatures) expect(is(creature, regionKey('dark-domain')), creature).toBe(true);
    expect(is('Cave-drake', namedKey('Gorgoroth'))).toBe(true);
  });
  scenario('[ME-DETAIN-506 ME-DETAIN-507] in a Shadow-land Orcs and the Undead do, no Drake', (t) => {
    const is = minions(t);
    expect(creatures.map((creature) => is(creature, regionKey('shadow-land')))).toEqual([true, true, false]);
    expect(creatures.map((creature) => is(creature, namedKey('Imlad Morgul')))).toEqual([true, true, false]);
  });
  scenario('[ME-DETAIN-505 ME-DETAIN-506] elsewhere nobody does', (t) => {
    const is = minions(t);
    for (const type of types.filter((one) => !/dark|shadow/.test(one)))
      expect(is('Orc-guard', regionKey(type)), type).toBe(false);
    expect(is('Orc-guard', namedKey('Rhudaur'))).toBe(false);
    expect(is('Orc-guard', 0)).toBe(false);
  });
  scenario('[ME-DETAIN-505] at a Darkhaven, a Shadow-hold or a Dark-hold everything detains', (t) => {
    const is = minions(t);
    expect(kinds.filter((kind) => is('Cave-drake', siteKey(kind)))).toEqual([
      'haven',
      'shadow-hold',
      'dark-hold',
    ]);
  });
});
