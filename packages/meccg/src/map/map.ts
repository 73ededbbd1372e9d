/**
 * The map: which regions touch, where places lie, and every chain of regions from one to another. ME-MOVE-530..540
 *
 * Owns   the numbering of regions, places and site cards, and adjacency of regions.
 * Not    who may go where (reach.ts), or what a company may do (rules/movement).
 * Keeps  a place is what has a name on the map; a site is one card of it, a hero's, a minion's, a fallen-wizard's or the
 *        Balrog's. "At", "the same site" and adjacency ask the place; type, attacks, items, path and draws ask the card.
 */
import { regionTypes } from '../facts/names.ts';
import { allRegions, allSites, type RegionFacts, type SiteFacts } from '../facts/sites.ts';

/** Regions are numbered from 1 in the order of the facts. */
export const regions: readonly (RegionFacts | null)[] = [null, ...allRegions];
const regionByName = new Map(allRegions.map((r, i) => [r.name, i + 1]));
export const regionIndex = (name: string): number => regionByName.get(name) ?? 0;
export const regionTypeOf = Uint8Array.from(regions, (r) => (r === null ? 0 : regionTypes.indexOf(r.type)));

/** Site cards are numbered from 1, those of heroes first, otherwise in the order of the facts. */
export const sites: readonly (SiteFacts | null)[] = [
  null,
  ...allSites.filter(({ alignment }) => alignment === 'hero'),
  ...allSites.filter(({ alignment }) => alignment !== 'hero'),
];
const siteById = new Map(sites.flatMap((site, i) => (site === null ? [] : [[site.id, i]])));
/** The number of a site card. */
export const siteIndex = (id: string): number => siteById.get(id) ?? 0;

/** Places are numbered from 1 in the order in which site cards name them first; cards differ in capital letters. */
const keyOf = (name: string): string => name.toLowerCase();
const placeByName = new Map<string, number>();
const placeNames: string[] = [''];
for (const site of sites)
  if (site !== null && !placeByName.has(keyOf(site.name)))
    placeByName.set(keyOf(site.name), placeNames.push(site.name) - 1);
export const PLACES = placeNames.length - 1;
export const placeIndex = (name: string): number => placeByName.get(keyOf(name)) ?? 0;
export const placeName = (place: number): string => placeNames[place] ?? '';
/** The place of a site card. */
export const placeOfSite = Uint8Array.from(sites, (site) => (site === null ? 0 : placeIndex(site.name)));
/** All cards of a place. */
export const versionsOfPlace: readonly (readonly number[])[] = placeNames.map((_name, place) =>
  sites.flatMap((_site, i) => (i > 0 && placeOfSite[i] === place ? [i] : [])),
);
/** The region in which a place lies; 0 below the surface. */
export const regionOfPlace = Uint8Array.from(placeNames, (_name, place) =>
  Math.max(0, ...versionsOfPlace[place].map((site) => regionIndex(sites[site]?.region ?? ''))),
);

/** The names of all places that lie in one of these regions. */
export const placesIn = (names: readonly string[]): readonly string[] =>
  placeNames.filter((_name, place) => names.includes(regions[regionOfPlace[place]]?.name ?? ''));

/** How many regions a company may move through: four, never more than six. ME-MOVE-538 */
export const NORMAL_REGIONS = 4;
export const MOST_REGIONS = 6;

/** Two regions touch only if each lists the other; some list one for minions alone. ME-MOVE-532 */
const neighboursOf = (list: (region: RegionFacts) => readonly string[]): readonly (readonly number[])[] =>
  regions.map((region) => {
    if (region === null) return [];
    const touches = (name: string): number => {
      const other = regions[regionIndex(name)];
      return other !== null && list(other).includes(region.name) ? regionIndex(name) : 0;
    };
    return list(region)
      .map(touches)
      .filter((j) => j !== 0);
  });
const neighbours = [
  neighboursOf(({ adjacent }) => adjacent),
  neighboursOf(({ adjacent, adjacentForMinions }) => [...adjacent, ...adjacentForMinions]),
] as const;

/** Two different regions touch; `byPass`: also over the pass that minions know. */
export const areAdjacent = (a: number, b: number, byPass: boolean): boolean =>
  neighbours[byPass ? 1 : 0][a].includes(b);
export const touches = (a: number, b: number): boolean => areAdjacent(a, b, false);

const kept = new Map<number, readonly (readonly number[])[]>();

/**
 * Every chain of up to `most` different regions from one to the other, shorter ones first; `byPass`: also over the pass
 * that minions know. ME-MOVE-530, 531, 537
 */
export function chains(
  from: number,
  to: number,
  most: number,
  byPass: boolean,
): readonly (readonly number[])[] {
  const key = ((from * 64 + to) * 8 + most) * 2 + (byPass ? 1 : 0);
  let found = kept.get(key);
  if (found === undefined) {
    found = findChains(from, to, most, neighbours[byPass ? 1 : 0]);
    kept.set(key, found);
  }
  return found;
}

function findChains(
  from: number,
  to: number,
  most: number,
  next: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const found: number[][] = [];
  const walk = (chain: number[]): void => {
    const last = chain[chain.length - 1];
    if (last === to) {
      found.push([...chain]);
      return;
    }
    if (chain.length === most) return;
    for (const region of next[last]) if (!chain.includes(region)) walk([...chain, region]);
  };
  if (from !== 0 && to !== 0) walk([from]);
  return found.toSorted((a, b) => a.length - b.length);
}
