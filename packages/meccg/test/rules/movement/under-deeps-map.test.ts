/** Where the Under-deeps lie, and where a company may declare to go from there. ME-UNDER-500..503, 513, 518 */
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { placeIndex, placeOfSite, regionOfPlace, sites } from '../../../src/map/map.ts';
import { reachable, regionPaths, starterPath } from '../../../src/map/reach.ts';
import { isAdjacent, numberToRoll } from '../../../src/map/under-deeps.ts';
import type { S } from '../../../src/state.ts';
import { heroes, heroSites, siteOf } from '../../sites.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const from = (name: string): string[] =>
  heroSites.flatMap((site) => (isAdjacent(siteOf(name), siteOf(site.name)) ? [site.name] : []));
const needs = (a: string, b: string): number => numberToRoll(siteOf(a), siteOf(b));

describe('where they lie', () => {
  test('[ME-UNDER-500] ten hero sites are marked, by their place and their names', () => {
    const deep = heroSites.filter(({ underDeeps }) => underDeeps).map(({ name }) => name);
    expect(deep).toHaveLength(10);
    expect(deep).toContain('The Iron-deeps');
    expect(heroSites.filter(({ name }) => /-deeps$|^The Under-/.test(name)).map(({ name }) => name)).toEqual(
      deep,
    );
  });
  test('[ME-UNDER-501, ME-UNDER-4000] they are in no region, and no path of any kind leads there', () => {
    for (const [i, site] of sites.entries()) {
      if (site?.underDeeps !== true) continue;
      expect(regionOfPlace[placeOfSite[i]]).toBe(0);
      for (let other = 1; other < sites.length; other++) {
        expect(starterPath(i, other, heroes) ?? starterPath(other, i, heroes)).toBeNull();
        expect([...regionPaths(i, other, 6, heroes), ...regionPaths(other, i, 6, heroes)]).toEqual([]);
      }
    }
    expect(regionOfPlace[placeIndex('Moria')]).not.toBe(0);
  });
  test('[ME-UNDER-502, ME-UNDER-4000] each lists its surface site first, the others are below too', () => {
    for (const { underDeeps, adjacent, nearestHaven } of heroSites) {
      if (!underDeeps) continue;
      expect(nearestHaven).toBe('');
      expect(adjacent[0].roll).toBe(0);
      expect(adjacent.map(({ site }) => sites[siteOf(site)]?.underDeeps ?? false)).toEqual(
        adjacent.map((_a, i) => i > 0),
      );
    }
    expect(heroSites.find(({ name }) => name === 'The Iron-deeps')?.adjacent.map(({ site }) => site)).toEqual(
      ['Carn Dûm', 'The Under-leas', 'The Under-vaults'],
    );
  });
  test('[ME-UNDER-518] the numbers of The Iron-deeps: 0, 6 and 7', () => {
    expect(
      ['Carn Dûm', 'The Under-leas', 'The Under-vaults'].map((to) => needs('The Iron-deeps', to)),
    ).toEqual([0, 6, 7]);
  });
  test('[ME-CARD-0794] above The Under-leas lies Mount Gundabad, with no roll either way', () => {
    expect(from('Mount Gundabad')).toEqual(['The Under-leas']);
    expect(needs('Mount Gundabad', 'The Under-leas')).toBe(0);
    expect(needs('The Under-leas', 'Mount Gundabad')).toBe(0);
    expect(from('Goblin-gate')).not.toContain('The Under-leas');
  });
  test('[ME-UNDER-502] every site in Udûn is above The Under-galleries', () => {
    expect(from('Cirith Gorgor')).toEqual(['The Under-galleries']);
    expect(from('The Under-galleries')).toEqual(['The Sulfur-deeps', 'The Under-courts', 'Cirith Gorgor']);
  });
  test('[ME-MOVE-510] the third way to move stands beside the other two', () => {
    const moria = reachable(siteOf('Moria'), 4, heroes).map((i) => sites[i]?.name);
    expect(moria).toEqual(expect.arrayContaining(['Lórien', 'The Under-gates']));
    expect(moria).not.toContain('The Gem-deeps');
    // By printed paths alone nobody gets below.
    expect(reachable(siteOf('Moria'), 0, heroes).map((i) => sites[i]?.name)).toEqual(['Lórien']);
  });
});

describe('declaring', () => {
  const declares = (t: Table<S>, at: string, more: object = {}): void => {
    t.given({ players: { Ann: { companies: [company(at, 'Elladan', 'Elrohir')], ...more }, Bob } });
  };
  scenario(
    '[ME-UNDER-513, ME-UNDER-4007] from The Iron-deeps a company may go to what its card lists, and nowhere else',
    (t) => {
      declares(t, 'The Iron-deeps');
      t.player('Ann').does('Elladan: declare movement');
      t.player('Ann').mayChoose.exactly('Carn Dûm', 'The Under-leas', 'The Under-vaults');
    },
  );
  scenario('[ME-UNDER-513, ME-UNDER-4007] from Moria it may move as usual, or down', (t) => {
    declares(t, 'Moria');
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Lórien', 'Bree', 'The Under-gates');
    t.player('Ann').mayChoose.excludes('The Gem-deeps', 'The Under-leas');
  });
  scenario('[ME-UNDER-513] with all that is adjacent discarded there is nowhere it could go', (t) => {
    declares(t, 'The Under-vaults', {
      discardedSites: ['Mount Gram', 'The Iron-deeps', 'The Under-leas'],
    });
    t.player('Ann').mayNot('Elladan', { to: 'declareMovement', rule: 'ME-UNDER-513', because: 'nowhere' });
  });
  scenario(
    '[ME-UNDER-503, ME-UNDER-4001] Gwaihir carries nobody down, but does not close the stairs',
    (t) => {
      t.given({
        players: { Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Gwaihir'] })] }, Bob },
      });
      t.player('Ann').does('Gwaihir');
      resolveChain(t);
      t.player('Ann').does('Elladan: declare movement');
      t.player('Ann').mayChoose.includes('Minas Tirith', 'The Under-gates');
      t.player('Ann').mayChoose.excludes('The Gem-deeps', 'The Under-leas');
    },
  );
  scenario('[ME-UNDER-503, ME-UNDER-4001] nor out of them', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('The Under-gates', { card: 'Elladan', on: ['Gwaihir'] })] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Gwaihir', { because: 'Under-deeps' });
  });
});
