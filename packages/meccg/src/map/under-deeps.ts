/**
 * The Under-deeps: which sites lie below which, and what must be rolled to get from one to another. ME-UNDER-500..518
 *
 * Owns   adjacency as the cards list it: each version of a place has its own numbers.
 * Not    the roll itself (rules/under-deeps.ts), or ways on the surface (reach.ts).
 * Keeps  an Under-deeps site is adjacent to what its card lists and to nothing else; a surface site only to what lies
 *        below it, and the way down needs no roll (ME-UNDER-516), but for those that the card of the way up gives a
 *        number to.
 */
import type { AdjacentSite } from '../facts/sites.ts';
import { PLACES, placeIndex, placeOfSite, regionOfPlace, sites } from './map.ts';

/** 1 for a place in the Under-deeps. */
export const isDeep = new Uint8Array(PLACES + 1);
for (const [i, site] of sites.entries()) if (site?.underDeeps === true) isDeep[placeOfSite[i]] = 1;

const NONE = -1;
/** By two site cards: what must be rolled. */
const numbers = new Int8Array(sites.length * sites.length).fill(NONE);
const at = (from: number, to: number): number => from * sites.length + to;

/** The site cards that an entry of the list stands for. */
const meant = ({ site, anySiteIn }: AdjacentSite): readonly number[] =>
  sites.flatMap((other, i) => {
    if (other === null) return [];
    const isMeant =
      anySiteIn === '' ? placeOfSite[i] === placeIndex(site) && site !== '' : other.region === anySiteIn;
    return isMeant ? [i] : [];
  });

for (const [from, site] of sites.entries())
  for (const entry of site?.adjacent ?? [])
    for (const to of meant(entry)) {
      numbers[at(from, to)] = entry.roll;
      if (isDeep[placeOfSite[to]] === 0) numbers[at(to, from)] = entry.roll;
    }

/** 1 for the places that are surface sites of the Under-deeps: the first that each card lists. ME-UNDER-502 */
export const isSurface = new Uint8Array(PLACES + 1);
for (const site of sites)
  if (site?.underDeeps === true && !site.noSurfaceSite && site.adjacent.length > 0)
    for (const up of meant(site.adjacent[0])) isSurface[placeOfSite[up]] = 1;

/** By site card: the region of its surface site, or 0. ME-UNDER-502 */
export const regionAbove = Uint8Array.from(sites, (site) => {
  if (site?.underDeeps !== true || site.noSurfaceSite || site.adjacent.length === 0) return 0;
  return regionOfPlace[placeOfSite[meant(site.adjacent[0])[0]]];
});

/** Site cards that are adjacent to one that their player chooses, and what must be rolled on that way. ME-UNDER-512 */
export const chosenWays: readonly { readonly site: number; readonly roll: number }[] = sites.flatMap(
  (facts, site) => facts?.adjacent.flatMap(({ chosen, roll }) => (chosen ? [{ site, roll }] : [])) ?? [],
);

/** One leads to the other through the Under-deeps. ME-UNDER-513 */
export const isAdjacent = (from: number, to: number): boolean => numbers[at(from, to)] !== NONE;
/** What must be rolled on the way from one to the other; 0 where nothing must be. ME-UNDER-514, 516 */
export const numberToRoll = (from: number, to: number): number => Math.max(0, numbers[at(from, to)]);
