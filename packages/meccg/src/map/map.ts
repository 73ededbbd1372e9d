/**
 * The map: which regions touch, where sites lie, and every way from one site to another. ME-MOVE-530..540
 *
 * Owns   the numbering of regions and sites, adjacency, and the list of legal paths between two sites.
 * Not    what a company may do with them (rules/movement.ts).
 * Keeps  paths are found once and kept; the same two sites always give the same paths in the same order.
 */

import { regionTypes } from '../facts/names.ts';
import { allRegions, heroSites, type RegionFacts, type SiteFacts } from '../facts/sites.ts';

/** Regions are numbered from 1 in the order of the facts. */
export const regions: readonly (RegionFacts | null)[] = [null, ...allRegions];
const regionByName = new Map(allRegions.map((r, i) => [r.name, i + 1]));
export const regionIndex = (name: string): number => regionByName.get(name) ?? 0;
export const regionTypeOf = Uint8Array.from(regions, (r) => (r === null ? 0 : regionTypes.indexOf(r.type)));

/** Two regions touch only if each lists the other. ME-MOVE-532 */
const neighbours: readonly (readonly number[])[] = regions.map((region, i) =>
  region === null
    ? []
    : region.adjacent
        .map(regionIndex)
        .filter((j) => j !== 0 && (regions[j]?.adjacent ?? []).includes(regions[i]?.name ?? '')),
);

/** Sites are numbered from 1 in the order of the facts. */
export const sites: readonly (SiteFacts | null)[] = [null, ...heroSites];
const siteByName = new Map(heroSites.map((s, i) => [s.name, i + 1]));
export const siteIndex = (name: string): number => siteByName.get(name) ?? 0;
export const regionOfSite = Uint8Array.from(sites, (s) => (s === null ? 0 : regionIndex(s.region)));

/** How many regions a company may move through: four, never more than six. ME-MOVE-538 */
export const NORMAL_REGIONS = 4;
export const MOST_REGIONS = 6;

const kept = new Map<number, readonly (readonly number[])[]>();

/** Every chain of up to `most` different regions from one to the other, shorter ones first. ME-MOVE-530, 531, 537 */
export function chains(from: number, to: number, most: number): readonly (readonly number[])[] {
  const key = (from * 64 + to) * 8 + most;
  let found = kept.get(key);
  if (found === undefined) {
    found = findChains(from, to, most);
    kept.set(key, found);
  }
  return found;
}

function findChains(from: number, to: number, most: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const walk = (chain: number[]): void => {
    const last = chain[chain.length - 1];
    if (last === to) {
      found.push([...chain]);
      return;
    }
    if (chain.length === most) return;
    for (const next of neighbours[last]) if (!chain.includes(next)) walk([...chain, next]);
  };
  if (from !== 0 && to !== 0) walk([from]);
  return found.toSorted((a, b) => a.length - b.length);
}
