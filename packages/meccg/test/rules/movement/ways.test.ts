/** Ways over the map: starter and region movement, and the paths printed on sites. ME-MOVE */
import { describe, expect, test } from 'vitest';
import { regionTypes } from '../../../src/facts/names.ts';
import { regionIndex, regions, sites } from '../../../src/map/map.ts';
import { reachable, regionPaths, starterPath } from '../../../src/map/reach.ts';
import { heroes, siteOf } from '../../sites.ts';
import { Bob, company, going, scenario } from '../../table.ts';

const path = (from: string, to: string): string | null =>
  starterPath(siteOf(from), siteOf(to), heroes)
    ?.map((type) => regionTypes[type])
    .join(' ') ?? null;
const chains = (from: string, to: string, most = 4): string[] =>
  regionPaths(siteOf(from), siteOf(to), most, heroes).map((c) => c.map((r) => regions[r]?.name).join(', '));

describe('starter movement', () => {
  test('[ME-MOVE-525] [ME-MOVE-4000] [ME-MOVE-548] a non-Haven is left for its nearest Haven only', () => {
    expect(path('Bree', 'Rivendell')).toBe('wilderness wilderness');
    expect(path('Bree', 'Thranduil’s Halls')).toBeNull();
    expect(path('Bree', 'Lórien')).toBeNull();
    for (let to = 1; to < sites.length; to++)
      if (sites[to]?.name !== 'Lórien')
        expect(starterPath(siteOf('Thranduil’s Halls'), to, heroes)).toBeNull();
  });
  test('[ME-MOVE-526] [ME-MOVE-523] [ME-MOVE-547] [ME-MOVE-4025] a Haven for sites that name it, or for a neighbouring Haven', () => {
    expect(path('Rivendell', 'Lórien')).not.toBeNull();
    expect(path('Rivendell', 'Grey Havens')).not.toBeNull();
    expect(path('Rivendell', 'Edhellond')).toBeNull();
    expect(path('Rivendell', 'Thranduil’s Halls')).toBeNull();
  });
  test('[ME-MOVE-544] [ME-MOVE-524] [ME-KEY-2014] the worked route from Bree to Thranduil’s Halls', () => {
    expect(path('Bree', 'Rivendell')).toBe('wilderness wilderness');
    expect(path('Rivendell', 'Lórien')).toBe('wilderness wilderness border-land wilderness');
    expect(path('Lórien', 'Thranduil’s Halls')).toBe('wilderness border-land border-land');
  });
  test('[ME-MOVE-528] [ME-KEY-2013] [ME-KEY-2015] the path printed on the non-Haven counts both ways', () => {
    const there = path('Lórien', 'Moria')?.split(' ');
    expect(path('Moria', 'Lórien')?.split(' ').toReversed()).toEqual(there);
  });
  test('[ME-MOVE-527] [ME-MOVE-4016] sites in Gorgoroth are closed to it', () => {
    for (let site = 1; site < sites.length; site++)
      if (sites[site]?.region === 'Gorgoroth') {
        for (let from = 1; from < sites.length; from++) {
          expect(starterPath(from, site, heroes)).toBeNull();
          expect(starterPath(site, from, heroes)).toBeNull();
        }
      }
  });
});

describe('site paths', () => {
  scenario('[ME-MOVE-521] the path of the site is the printed one, however the company comes', (t) => {
    t.given(going(['Orc-guard'], ['Elladan']));
    t.expect
      .table({ 'site path': 'wilderness, wilderness, wilderness' })
      .card('Moria', { 'printed site path': 'wilderness, wilderness' });
  });
  scenario('[ME-KEY-2007] a Haven has none, though ways lead from it', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
    t.expect.card('Rivendell', { 'printed site path': '' });
    expect(path('Rivendell', 'Lórien')).not.toBeNull();
  });
  scenario('[ME-MOVE-005] an effect that speaks of the site path counts the way of the company', (t) => {
    t.given({
      ...going([], [{ card: 'Elladan', on: [{ card: 'Lure of Nature', owner: 'Bob', controller: 'Bob' }] }]),
      // Three checks for three Wildernesses; two are printed on Moria.
      dice: [6, 6, 6, 6, 6, 6],
    });
    t.expect.table({ phase: 'site' });
  });
});

describe('region movement', () => {
  for (const active of ['Ann', 'Bob'])
    scenario(`[ME-MOVE-511] both may move by regions: ${active}`, (t) => {
      const far = {
        companies: [{ ...company('Bree', 'Elladan'), movesTo: 'Rivendell' }],
        deck: ['Cram', 'Cram'],
      };
      const near = { companies: [company('Edhellond', 'Ioreth')], deck: ['Cram', 'Cram'] };
      t.given({
        phase: 'movement/hazard',
        active,
        players: { Ann: active === 'Ann' ? far : near, Bob: active === 'Ann' ? near : far },
      });
      t.player(active).mayChoose.includes('the path printed on the site', 'Arthedain, Rhudaur');
    });
  test('[ME-MOVE-530] [ME-MOVE-531] [ME-MOVE-4007] up to four regions, each next to the one before, none twice', () => {
    expect(chains('Bree', 'Gladden Fields')).toContain('Arthedain, Rhudaur, High Pass, Anduin Vales');
    for (const chain of chains('Bree', 'Gladden Fields')) {
      const names = chain.split(', ');
      expect(names.length).toBeLessThanOrEqual(4);
      expect(new Set(names).size).toBe(names.length);
    }
  });
  test('[ME-MOVE-545] the worked route: five regions are too many, four and then two will do', () => {
    expect(chains('Bree', 'Thranduil’s Halls')).toEqual([]);
    expect(chains('Bree', 'Thranduil’s Halls', 5)).toContain(
      'Arthedain, Rhudaur, High Pass, Anduin Vales, Woodland Realm',
    );
    expect(chains('Gladden Fields', 'Thranduil’s Halls')).toContain('Anduin Vales, Woodland Realm');
  });
  test('[ME-MOVE-532] regions touch only if each lists the other; Dagorlad and Udûn do not for heroes', () => {
    for (const region of regions)
      for (const other of region?.adjacent ?? []) {
        const both = regions[regionIndex(other)]?.adjacent.includes(region?.name ?? '') === true;
        const here = sites.findIndex((site) => site?.region === region?.name && !site?.underDeeps);
        const there = sites.findIndex((site) => site?.region === other && !site?.underDeeps);
        if (here <= 0 || there <= 0 || [region?.name, other].includes('Gorgoroth')) continue;
        expect(regionPaths(here, there, 2, heroes).length > 0).toBe(both);
      }
  });
  test('[ME-MOVE-533] [ME-MOVE-534] [ME-MOVE-4008] [ME-MOVE-4014] the lists decide, not the look of the map', () => {
    const step = (a: string, b: string): boolean =>
      regionTypes.length > 0 && chainsBetween(a, b).some((c) => c.includes(`${a}, ${b}`));
    for (const [a, b] of [
      ['Lebennin', 'Ithilien'],
      ['Dagorlad', 'Rohan'],
      ['Cardolan', 'Lindon'],
      ['Old Pûkel Gap', 'Andrast'],
    ] as const) {
      expect(step(a, b), `${a} to ${b}`).toBe(false);
      expect(step(b, a), `${b} to ${a}`).toBe(false);
    }
  });
  test('[ME-MOVE-537] both ends belong to the chain; two sites in one region need that region alone', () => {
    expect(
      chains('Bree', 'Moria').every((c) => c.startsWith('Arthedain') && c.endsWith('Redhorn Gate')),
    ).toBe(true);
    const twin = sites.find((site) => site?.region === 'Arthedain' && site.name !== 'Bree');
    expect(chains('Bree', twin?.name ?? '')[0]).toBe('Arthedain');
  });
  test('[ME-MOVE-538] never more than six, whatever adds to it', () => {
    const far = reachable(siteOf('Bree'), 9, heroes);
    expect(far).toEqual(reachable(siteOf('Bree'), 6, heroes));
  });
  test('[ME-MOVE-539] [ME-MOVE-4016] Gorgoroth is entered from Imlad Morgul’s own sites, or through Nurn or Udûn', () => {
    const ithilien = chains('Henneth Annûn', 'Barad-dûr', 6);
    expect(ithilien.some((c) => c.includes('Imlad Morgul, Gorgoroth'))).toBe(false);
    expect(chains('Minas Morgul', 'Barad-dûr')).toContain('Imlad Morgul, Gorgoroth');
    expect(
      ithilien.concat(chains('Dead Marshes', 'Barad-dûr', 6)).every((c) => /(Nurn|Udûn), Gorgoroth/.test(c)),
    ).toBe(true);
  });
  test('[ME-MOVE-4009] it leads from one non-Haven straight to another', () => {
    expect(chains('Bree', 'Moria').length).toBeGreaterThan(0);
    expect(path('Bree', 'Moria')).toBeNull();
  });
});

const chainsBetween = (a: string, b: string): string[] => {
  const all: string[] = [];
  for (const [i, from] of sites.entries())
    if (from?.region === a && !from.underDeeps)
      for (const [j, to] of sites.entries())
        if (to?.region === b && !to.underDeeps)
          all.push(...regionPaths(i, j, 4, heroes).map((c) => c.map((r) => regions[r]?.name).join(', ')));
  return all;
};

test('[ME-MOVE-504] [ME-MOVE-505] region types and site types', () => {
  expect(regionTypes.slice(1)).toHaveLength(6);
  const type = (name: string) => sites[siteOf(name)]?.type;
  expect(['Rivendell', 'Minas Tirith', 'Bree', 'Goblin-gate', 'Cirith Ungol'].map(type)).toEqual([
    'haven',
    'free-hold',
    'border-hold',
    'shadow-hold',
    'dark-hold',
  ]);
});
test('[ME-MOVE-522] [ME-MOVE-4023] [ME-HAVEN-007] Under-deeps sites and Havens have no path of their own', () => {
  for (const site of sites)
    if (site?.type === 'haven' || site?.underDeeps === true) expect(site.path).toEqual([]);
});
