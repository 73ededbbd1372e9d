/** The cards of places held against each other and against the map: whose they are, where they lie, how they are reached. */
import { describe, expect, test } from 'vitest';
import { type RegionType, regionTypes } from '../../../src/facts/names.ts';
import { allSites, type SiteFacts } from '../../../src/facts/sites.ts';
import { chains, placeIndex, regionIndex, regions, regionTypeOf } from '../../../src/map/map.ts';

const of = (alignment: string): readonly SiteFacts[] =>
  allSites.filter((site) => site.alignment === alignment);
const onSurface = allSites.filter(({ underDeeps }) => !underDeeps);
const darkhavens = of('minion').filter(({ type }) => type === 'haven');
const regionNames = (path: readonly RegionType[]): string => path.join(' ');
/** Some chain of regions from one to the other has these types, by the pass too where minions walk. */
function isWalkable(from: string, to: string, path: readonly RegionType[], byPass: boolean): boolean {
  return chains(regionIndex(from), regionIndex(to), path.length, byPass).some(
    (chain) => regionNames(chain.map((r) => regionTypes[regionTypeOf[r]])) === regionNames(path),
  );
}
const havenOf = ({ alignment }: SiteFacts, name: string): SiteFacts | undefined =>
  of(alignment).find((site) => site.type === 'haven' && placeIndex(site.name) === placeIndex(name));

test('there are 97 cards of heroes, 97 of minions, 4 of fallen-wizards, 22 of the Balrog', () => {
  const count = (alignment: string): number => of(alignment).length;
  expect(['hero', 'minion', 'fallen-wizard', 'balrog'].map(count)).toEqual([97, 97, 4, 22]);
});

test('[ME-MOVE-506] the Darkhavens are Carn Dûm, Dol Guldur, Geann a-Lisch and Minas Morgul', () => {
  expect(darkhavens.map(({ name }) => name)).toEqual([
    'Carn Dûm',
    'Dol Guldur',
    'Geann a-Lisch',
    'Minas Morgul',
  ]);
});

test.each(onSurface)('$id $name lies in a region of the map', ({ region }) => {
  expect(regions[regionIndex(region)]?.name).toBe(region);
});

test.each(
  Object.entries(Object.groupBy(onSurface, ({ name }) => placeIndex(name))).filter(
    ([, versions]) => (versions?.length ?? 0) > 1,
  ),
)('all cards of place %s lie in one region', (_place, versions) => {
  expect(new Set(versions?.map(({ region }) => region)).size).toBe(1);
});

describe('printed paths', () => {
  const far = onSurface.filter(({ nearestHaven }) => nearestHaven !== '');
  test('all cards of heroes and minions on the surface have one, or are Havens; the others have none', () => {
    const should = onSurface.filter(
      ({ alignment, type }) => (alignment === 'hero' || alignment === 'minion') && type !== 'haven',
    );
    expect(far).toEqual(should);
  });
  test.each(far)('$id $name: from its nearest Haven, $nearestHaven', (site) => {
    const haven = havenOf(site, site.nearestHaven);
    expect(haven).toBeDefined();
    expect(isWalkable(haven?.region ?? '', site.region, site.path, site.alignment === 'minion')).toBe(true);
  });
  test.each(onSurface.filter(({ havenPaths }) => havenPaths.length > 0))(
    '$id $name: between Havens, the same both ways',
    (site) => {
      for (const { from, path } of site.havenPaths) {
        const other = havenOf(site, from);
        expect(isWalkable(other?.region ?? '', site.region, path, site.alignment === 'minion')).toBe(true);
        expect(other?.havenPaths.find((way) => way.from === site.name)?.path).toEqual(path.toReversed());
      }
    },
  );
});

describe('the Under-deeps', () => {
  const deep = allSites.filter(({ underDeeps }) => underDeeps);
  test.each(deep)('$id $name: what it lists lists it, with the same number', (site) => {
    for (const { site: name, roll } of site.adjacent) {
      const other = of(site.alignment).find(
        (version) => version.underDeeps && placeIndex(version.name) === placeIndex(name) && name !== '',
      );
      if (other === undefined) continue;
      expect(other.adjacent.find((way) => placeIndex(way.site) === placeIndex(site.name))?.roll, name).toBe(
        roll,
      );
    }
  });
  test.each(deep.filter(({ noSurfaceSite, adjacent }) => !noSurfaceSite && adjacent.length > 0))(
    '$id $name: its surface site lies on the surface, where it says',
    ({ adjacent: [up], region }) => {
      const above = onSurface.filter(
        ({ name }) => placeIndex(name) === placeIndex(up.site) && up.site !== '',
      );
      expect(up.anySiteIn === '' ? above.length : regionIndex(up.anySiteIn)).toBeGreaterThan(0);
      expect(region).toBe('');
    },
  );
});
