/** Ways over the map for each kind of player: printed paths, Gorgoroth, the minions' pass, whose cards. ME-MOVE, ME-BAL-009 */
import { describe, expect, test } from 'vitest';
import { regionTypes, type SideName } from '../../../src/facts/names.ts';
import {
  MOST_REGIONS,
  NORMAL_REGIONS,
  placeIndex,
  placeName,
  placeOfSite,
  placesIn,
  regionIndex,
  regionOfPlace,
  regions,
  sites,
  versionsOfPlace,
} from '../../../src/map/map.ts';
import { mayUse, reachable, regionPaths, sitesFor, starterPath } from '../../../src/map/reach.ts';
import { siteOf, walks } from '../../sites.ts';

const chains = (from: string, to: string, most: number, side: SideName = 'wizard'): string[] =>
  regionPaths(siteOf(from, side), siteOf(to, side), most, walks(side)).map((chain) =>
    chain.map((r) => regions[r]?.name).join(', '),
  );
const path = (from: string, to: string, side: SideName): string | null =>
  starterPath(siteOf(from, side), siteOf(to, side), walks(side))
    ?.map((type) => regionTypes[type])
    .join(' ') ?? null;

describe('printed paths', () => {
  test('[ME-MOVE-526] minions go by those of their own cards', () => {
    expect(path('Dol Guldur', 'Moria', 'ringwraith')).toBe('dark-domain shadow-land wilderness wilderness');
    expect(path('Moria', 'Dol Guldur', 'ringwraith')).toBe('wilderness wilderness shadow-land dark-domain');
    expect(path('Minas Morgul', 'Moria', 'ringwraith')).toBeNull();
  });
  test('[ME-MOVE-526] from Darkhaven to Darkhaven each way has its own path', () => {
    expect(path('Dol Guldur', 'Carn Dûm', 'ringwraith')).toBe(
      'dark-domain border-land dark-domain shadow-land',
    );
    expect(path('Carn Dûm', 'Dol Guldur', 'ringwraith')).toBe(
      'shadow-land dark-domain border-land dark-domain',
    );
    expect(path('Minas Morgul', 'Carn Dûm', 'ringwraith')).toBeNull();
  });
  test('[ME-MOVE-527] Gorgoroth is open to minions, there and back', () => {
    expect(path('Minas Morgul', 'Barad-dûr', 'ringwraith')).toBe('shadow-land dark-domain');
    expect(path('Barad-dûr', 'Minas Morgul', 'ringwraith')).toBe('dark-domain shadow-land');
  });
  test('[ME-FW-512 ME-BAL-4019] there are none for fallen-wizards and the Balrog', () => {
    for (const side of ['fallen-wizard', 'balrog'] as const)
      for (const from of sitesFor(walks(side)))
        for (const to of sitesFor(walks(side))) expect(starterPath(from, to, walks(side))).toBeNull();
  });
  test('[ME-MOVE-528] nobody goes to where he is, by any card of the place', () => {
    for (const side of ['wizard', 'ringwraith', 'fallen-wizard'] as const)
      for (const from of sitesFor(walks(side)))
        for (const to of versionsOfPlace[placeOfSite[from]]) {
          expect(starterPath(from, to, walks(side))).toBeNull();
          expect(regionPaths(from, to, 4, walks(side))).toEqual([]);
        }
  });
});

describe('Gorgoroth by regions', () => {
  test('[ME-MOVE-539] heroes come and go through Nurn or Udûn', () => {
    expect(chains('Barad-dûr', 'Henneth Annûn', 6)).toEqual([
      'Gorgoroth, Nurn, Horse Plains, Dagorlad, Ithilien',
      'Gorgoroth, Nurn, Khand, Harondor, Ithilien',
      'Gorgoroth, Nurn, Horse Plains, Southern Rhovanion, Dagorlad, Ithilien',
    ]);
    expect(chains('Cirith Gorgor', 'Barad-dûr', 2)).toEqual(['Udûn, Gorgoroth']);
    expect(chains('Urlurtsu Nurn', 'Cirith Gorgor', 3)).toEqual(['Nurn, Gorgoroth, Udûn']);
  });
  test('[ME-MOVE-539] or from and to Imlad Morgul itself, but not across it', () => {
    expect(chains('Barad-dûr', 'Minas Morgul', 4)).toEqual(['Gorgoroth, Imlad Morgul']);
    expect(chains('Cirith Ungol', 'Cirith Gorgor', 4)).toEqual(['Imlad Morgul, Gorgoroth, Udûn']);
    expect(chains('Cirith Gorgor', 'Cirith Ungol', 4)).toEqual(['Udûn, Gorgoroth, Imlad Morgul']);
    expect(chains('Henneth Annûn', 'Barad-dûr', 4)).toEqual([]);
    expect(chains('Henneth Annûn', 'Cirith Gorgor', 4)).toEqual([]);
  });
  test('[ME-MOVE-539] minions go across it as they like', () => {
    expect(chains('Henneth Annûn', 'Barad-dûr', 3, 'ringwraith')).toEqual([
      'Ithilien, Imlad Morgul, Gorgoroth',
    ]);
  });
  test('[ME-MOVE-532] between Udûn and Dagorlad minions know a pass, and nobody else', () => {
    for (const side of ['ringwraith', 'balrog'] as const) {
      expect(chains('Cirith Gorgor', 'Dead Marshes', 2, side)).toEqual(['Udûn, Dagorlad']);
      expect(chains('Dead Marshes', 'Cirith Gorgor', 2, side)).toEqual(['Dagorlad, Udûn']);
    }
    for (const side of ['wizard', 'fallen-wizard'] as const) {
      expect(chains('Cirith Gorgor', 'Dead Marshes', 2, side)).toEqual([]);
      expect(chains('Dead Marshes', 'Cirith Gorgor', 2, side)).toEqual([]);
    }
  });
});

describe('chains of regions', () => {
  test('[ME-MOVE-530 ME-MOVE-537] all lead from the one to the other within the number, the shortest first', () => {
    for (const side of ['wizard', 'ringwraith'] as const)
      for (const most of [1, 2, 4])
        for (const from of sitesFor(walks(side)))
          for (const to of sitesFor(walks(side))) {
            const found = regionPaths(from, to, most, walks(side));
            for (const [i, chain] of found.entries()) {
              const right =
                chain[0] === regionOfPlace[placeOfSite[from]] &&
                chain.at(-1) === regionOfPlace[placeOfSite[to]] &&
                chain.length <= most &&
                new Set(chain).size === chain.length &&
                chain.length >= (found[i - 1]?.length ?? 0);
              if (!right) expect([sites[from]?.name, sites[to]?.name, most, chain]).toBe('right');
            }
          }
    expect(chains('Rivendell', 'Moria', 4)).toEqual([
      'Rhudaur, Hollin, Redhorn Gate',
      'Rhudaur, Cardolan, Hollin, Redhorn Gate',
    ]);
  });
  test('[ME-MOVE-538] four are usual, six the most', () => {
    expect([NORMAL_REGIONS, MOST_REGIONS]).toEqual([4, 6]);
    expect(chains('Bree', 'Thranduil’s Halls', 0)).toEqual([]);
    expect(chains('Bree', 'Barrow-downs', 1)).toEqual([]);
    expect(chains('Bree', 'Barrow-downs', 2)).toEqual(['Arthedain, Cardolan']);
    // Six regions lead farther than five, and five than four.
    const far = [4, 5, 6].map((most) => reachable(siteOf('Bree'), most, walks('wizard')).length);
    expect(far[0]).toBeLessThan(far[1]);
    expect(far[1]).toBeLessThan(far[2]);
    // Asked for more, the map answers for six; no one else asks for a way from here.
    const from = siteOf('Isles of the Dead That Live');
    for (const to of reachable(from, 7, walks('wizard')))
      expect(regionPaths(from, to, 6, walks('wizard')), sites[to]?.name).not.toEqual([]);
  });
  test('[ME-MOVE-537] a site of the same region is one region away', () => {
    expect(chains('Cirith Ungol', 'Minas Morgul', 1)).toEqual(['Imlad Morgul']);
    const near = reachable(siteOf('Cirith Ungol'), 1, walks('wizard')).map((site) => sites[site]?.name);
    expect(near).toContain('Minas Morgul');
    expect(near).not.toContain('Cirith Ungol');
  });
});

describe('places and their cards', () => {
  test('[ME-BAL-009] the Balrog uses his own card of a place where there is one', () => {
    const used = (name: string): string[] =>
      versionsOfPlace[placeIndex(name)].flatMap((site) =>
        mayUse(walks('balrog'), site) ? [sites[site]?.alignment ?? ''] : [],
      );
    for (const name of ['Moria', 'Carn Dûm', 'Dol Guldur', 'Minas Morgul', 'Barad-dûr', 'Cirith Gorgor'])
      expect(used(name), name).toEqual(['balrog']);
    expect(used('Bree')).toEqual(['minion']);
    expect(sitesFor(walks('balrog')).filter((site) => sites[site]?.underDeeps === true)).toEqual(
      sitesFor(walks('balrog')).filter(
        (site) => sites[site]?.underDeeps === true && sites[site]?.alignment === 'balrog',
      ),
    );
  });
  test('[ME-ALIGN-002 ME-ALIGN-003 ME-ALIGN-005] others use all of those that are theirs, and no other', () => {
    for (const side of ['wizard', 'ringwraith', 'fallen-wizard'] as const)
      for (let site = 1; site < sites.length; site++)
        expect(mayUse(walks(side), site)).toBe(walks(side).uses.includes(sites[site]?.alignment ?? 'none'));
  });
  test('a place has one name and one region for all its cards; hero cards come first', () => {
    expect(placeName(placeIndex('Moria'))).toBe('Moria');
    expect(placeName(0)).toBe('');
    expect(placeIndex('MORIA')).toBe(placeIndex('Moria'));
    expect([placeIndex('nowhere'), regionIndex('nowhere')]).toEqual([0, 0]);
    expect(versionsOfPlace[placeIndex('Moria')].map((site) => sites[site]?.alignment)).toEqual([
      'hero',
      'minion',
      'balrog',
    ]);
    const lastHero = sites.findLastIndex((site) => site?.alignment === 'hero');
    expect(sites.slice(1, lastHero + 1).every((site) => site?.alignment === 'hero')).toBe(true);
    expect(placesIn(['Gorgoroth', 'Udûn'])).toEqual(['Barad-dûr', 'Mount Doom', 'Cirith Gorgor']);
  });
});
