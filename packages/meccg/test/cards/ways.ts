/** Ways through every type of land, and what a creature may be keyed to on them. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { EACH } from '../../src/facts/cards.ts';
import { regionTypes, siteTypes } from '../../src/facts/names.ts';
import { placeName, regions } from '../../src/map/map.ts';
import { KeyedBy } from '../../src/rules/hazards/keying.ts';
import type { S } from '../../src/state.ts';
import { company, resolveChain, scenario } from '../table.ts';
import { cited } from './cited.ts';

/** Where a company goes from and to, and through which regions; one that stays has no more than a site. */
export type Way = readonly [at: string, to?: string, ...by: readonly string[]];
export const wild: Way = ['Rivendell', 'Moria', 'Rhudaur', 'Hollin', 'Redhorn Gate'];
export const near: Way = ['Rivendell', 'Ettenmoors', 'Rhudaur'];
export const twoWild: Way = ['Rivendell', 'Ost-in-Edhil', 'Rhudaur', 'Hollin'];
export const mark: Way = ['Lórien', 'Edoras', 'Wold & Foothills', 'Rohan'];
export const hill: Way = ['Lórien', 'Amon Hen', 'Wold & Foothills', 'Rohan'];
export const city: Way = ['Edoras', 'Minas Tirith', 'Rohan', 'Anórien'];
export const fords: Way = ['Edoras', 'Isengard', 'Rohan', 'Gap of Isen'];
export const marsh: Way = ['Bandit Lair', 'Dead Marshes', 'Brown Lands', 'Dagorlad'];
export const bandits: Way = ['Lórien', 'Bandit Lair', 'Wold & Foothills', 'Anduin Vales', 'Brown Lands'];
export const nurn: Way = ['Variag Camp', 'Urlurtsu Nurn', 'Khand', 'Nurn'];
export const shore: Way = ['Grey Havens', 'Himring', 'Lindon', 'Elven Shores'];
export const angmar: Way = ['Ettenmoors', 'Carn Dûm', 'Rhudaur', 'Angmar'];
export const gundabad: Way = ['Carn Dûm', 'Mount Gundabad', 'Angmar', 'Gundabad'];
export const heath: Way = ['Ovir Hollow', 'Gold Hill', 'Grey Mountain Narrows', 'Withered Heath'];
export const ironHills: Way = ['Iron Hill Dwarf-hold', 'Gold Hill', 'Iron Hills', 'Withered Heath'];
export const blue: Way = ['Grey Havens', 'Blue Mountain Dwarf-hold', 'Lindon', 'Númeriador'];
export const icy: Way = ['Weathertop', 'Lossadan Cairn', 'Arthedain', 'Forochel'];
export const shire: Way = ['Bree', 'Bag End', 'Arthedain', 'The Shire'];
export const south: Way = ['Southron Oasis', 'Variag Camp', 'Harondor', 'Khand'];
export const ithilien: Way = ['Henneth Annûn', 'Southron Oasis', 'Ithilien', 'Harondor'];
export const plains: Way = ['Raider-hold', 'Urlurtsu Nurn', 'Horse Plains', 'Nurn'];

/** Ann goes that way with two Elves, one of them wounded, and Bob holds a creature. */
export const met = (creature: string, way: Way, events: readonly string[], who: object = {}) => {
  const [at, to, ...by] = way;
  return {
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [
          {
            ...company(at, 'Elladan', { card: 'Elrohir', status: 'wounded' }),
            ...(to === undefined ? {} : { movesTo: to, by }),
          },
        ],
        ...who,
      },
      Bob: { companies: [company('Edhellond', 'Ioreth')], hand: [creature, 'Rebel-talk'], events },
    },
  };
};
const nameOfKey = (by: number, to: number): string => {
  if (by === KeyedBy.regionType) return regionTypes[to];
  if (by === KeyedBy.regionName) return regions[to]?.name ?? '';
  return by === KeyedBy.siteType ? siteTypes[to] : placeName(to);
};
/** Everything that it may be keyed to; then it attacks. One key alone is not asked for. */
export function keysOf(t: Table<S>, creature: string): string[] {
  t.player('Bob').does(`${creature}: attack`);
  const offered = [...t.offered()];
  const asked = !offered.includes('Pass');
  if (asked) t.player('Bob').does(offered[0]);
  resolveChain(t);
  const { attack, global } = t.state;
  const first = nameOfKey(attack.keyedBy[global.attack], attack.keyedTo[global.attack]);
  return asked ? offered.toSorted() : [first];
}

/** A creature, its numbers, the ways on which it comes with all that it may be keyed to there, and ways on which it does not. */
export type Row = readonly [
  name: string,
  strikes: number | 'each',
  prowess: number,
  body: number,
  race: string,
  ways: readonly (readonly [way: Way, ...keys: readonly string[]])[],
  notOn: readonly Way[],
];
export const named = ([at, to, ...by]: Way): string =>
  to === undefined ? `at ${at}` : `${at} to ${to} by ${by.join(', ')}`;

/** One test for each way. */
export function keyingTests(rows: readonly Row[]): void {
  for (const [name, strikes, prowess, body, race, ways, notOn] of rows)
    describe(name, () => {
      for (const [way, ...keys] of ways)
        scenario(`${cited(name)}: ${named(way)}, keyed to ${keys.join(', ')}`, (t) => {
          t.given(met(name, way, []));
          expect(keysOf(t, name)).toEqual(keys.toSorted());
          t.expect.table({ 'attack prowess': prowess, 'attack body': body, 'attack race': race });
          expect(t.state.attack.strikes[t.state.global.attack]).toBe(strikes === 'each' ? EACH : strikes);
        });
      for (const way of notOn)
        scenario(`${cited(name)}: not ${named(way)}`, (t) => {
          t.given(met(name, way, []));
          t.player('Bob').mayNot(name, { to: 'attack', because: 'keyed' });
        });
    });
}
