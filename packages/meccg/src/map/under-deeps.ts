/**
 * The Under-deeps: which sites lie below which, and what must be rolled to get from one to another. ME-UNDER-500..518
 *
 * Owns   adjacency as the cards list it.
 * Not    the roll itself (rules/under-deeps.ts), or ways on the surface (reach.ts).
 * Keeps  an Under-deeps site is adjacent to what its card lists and to nothing else; a surface site only to what lies
 *        below it, and the way down needs no roll (ME-UNDER-516).
 */
import type { AdjacentSite } from '../facts/sites.ts';
import { siteIndex, sites } from './map.ts';

/** 1 for a site of the Under-deeps, by its number on the map. */
export const isDeep = Uint8Array.from(sites, (site) => (site?.underDeeps === true ? 1 : 0));

const NONE = -1;
const numbers = new Int8Array(sites.length * sites.length).fill(NONE);
const at = (from: number, to: number): number => from * sites.length + to;

/** The sites that an entry of the list stands for. */
const meant = ({ site, anySiteIn }: AdjacentSite): readonly number[] =>
  anySiteIn === ''
    ? [siteIndex(site)].filter((i) => i !== 0)
    : sites.flatMap((other, i) => (other?.region === anySiteIn ? [i] : []));

for (const [from, site] of sites.entries())
  for (const entry of site?.adjacent ?? [])
    for (const to of meant(entry)) {
      numbers[at(from, to)] = entry.roll;
      if (isDeep[to] === 0) numbers[at(to, from)] = 0;
    }

/** 1 for the surface sites of the Under-deeps: the first that each card lists. ME-UNDER-502 */
export const isSurface = new Uint8Array(sites.length);
for (const site of sites)
  if (site?.underDeeps === true && site.adjacent.length > 0)
    for (const up of meant(site.adjacent[0])) isSurface[up] = 1;

/** One leads to the other through the Under-deeps. ME-UNDER-513 */
export const isAdjacent = (from: number, to: number): boolean => numbers[at(from, to)] !== NONE;
/** What must be rolled on the way from one to the other; 0 where nothing must be. ME-UNDER-514, 516 */
export const numberToRoll = (from: number, to: number): number => Math.max(0, numbers[at(from, to)]);
