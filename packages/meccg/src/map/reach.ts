/**
 * Where one can go from a site card: by starter movement, within so many regions, or through the Under-deeps.
 * ME-MOVE-510..540
 *
 * Owns   the ways of each kind of walker.
 * Keeps  the first two never lead to or from an Under-deeps site.
 */
import { type Alignment, regionTypes } from '../facts/names.ts';
import {
  chains,
  MOST_REGIONS,
  placeIndex,
  placeOfSite,
  regionIndex,
  regionOfPlace,
  sites,
  versionsOfPlace,
} from './map.ts';
import { isAdjacent } from './under-deeps.ts';

/** How the companies of a kind of player walk. */
export interface Walker {
  /** Its number, for what is kept. */
  readonly number: number;
  /** Whose cards of places it uses. */
  readonly uses: readonly Alignment[];
  /** Where a place has several of these cards, the first of them is the only one that it uses. ME-BAL-009 */
  readonly firstOnly: boolean;
  /** Places of which it uses the last of these cards instead of the others. ME-DRAGON-4007 */
  readonly swaps: readonly string[];
  /** It knows printed paths. ME-FW-512, ME-BAL-4019 */
  readonly starter: boolean;
  /** Gorgoroth is closed to its starter movement, and open by few regions. ME-MOVE-527, 539 */
  readonly fearsGorgoroth: boolean;
  /** It knows the pass between Udûn and Dagorlad. ME-MOVE-532 */
  readonly knowsPass: boolean;
}

const GORGOROTH = regionIndex('Gorgoroth');
/** Through these one may enter or leave Gorgoroth; from the other neighbour only if the journey begins or ends there. */
const doors = new Set(['Nurn', 'Udûn'].map(regionIndex));
const regionOf = (site: number): number => regionOfPlace[placeOfSite[site]];
const onSurface = (site: number): boolean => sites[site]?.underDeeps === false;

function isUsed({ uses, firstOnly, swaps }: Walker, site: number): boolean {
  const own = sites[site]?.alignment ?? 'none';
  if (!uses.includes(own)) return false;
  if (swaps.length > 0) return (own === uses.at(-1)) === swaps.includes(sites[site]?.name ?? '');
  const versions = new Set(versionsOfPlace[placeOfSite[site]].map((other) => sites[other]?.alignment));
  return !firstOnly || uses.find((one) => versions.has(one)) === own;
}
const keptUse: Uint8Array[] = [];
/** A walker may use this card of its place. */
export function mayUse(walker: Walker, site: number): boolean {
  keptUse[walker.number] ??= Uint8Array.from(sites, (_site, i) => (isUsed(walker, i) ? 1 : 0));
  return keptUse[walker.number][site] === 1;
}
/** The cards that a walker uses, in the order of the map. */
export const sitesFor = (walker: Walker): readonly number[] =>
  sites.flatMap((_site, i) => (mayUse(walker, i) ? [i] : []));

/** The region types of starter movement from one site card to another; null where there is none. */
export function starterPath(from: number, to: number, walker: Walker): readonly number[] | null {
  const [a, b] = [sites[from], sites[to]];
  if (!walker.starter || a === null || b === null || placeOfSite[from] === placeOfSite[to]) return null;
  if (!onSurface(from) || !onSurface(to)) return null;
  if (walker.fearsGorgoroth && (regionOf(from) === GORGOROTH || regionOf(to) === GORGOROTH)) return null;
  if (a.type === 'haven' && b.type === 'haven') {
    const path = b.havenPaths.find((h) => h.from === a.name)?.path;
    return path === undefined ? null : path.map((t) => regionTypes.indexOf(t));
  }
  if (b.type !== 'haven' && placeIndex(b.nearestHaven) === placeOfSite[from])
    return b.path.map((t) => regionTypes.indexOf(t));
  if (a.type !== 'haven' && placeIndex(a.nearestHaven) === placeOfSite[to])
    return a.path.toReversed().map((t) => regionTypes.indexOf(t));
  return null;
}

/** Gorgoroth is entered and left by heroes only from Imlad Morgul, or through Nurn or Udûn. ME-MOVE-539 */
function avoidsGorgoroth(chain: readonly number[]): boolean {
  // Before the first region and after the last one there is nothing to pass; so it is for a chain elsewhere.
  const at = chain.indexOf(GORGOROTH);
  const isDoor = (i: number): boolean => i <= 0 || i >= chain.length - 1 || doors.has(chain[i]);
  return isDoor(at - 1) && isDoor(at + 1);
}

const keptPaths = new Map<number, readonly (readonly number[])[]>();

/** The chains of regions that lead from one site to another; none for a company that may not move by regions. */
export function regionPaths(
  from: number,
  to: number,
  most: number,
  walker: Walker,
): readonly (readonly number[])[] {
  const key = ((placeOfSite[from] * 128 + placeOfSite[to]) * 8 + most) * 8 + walker.number;
  let found = keptPaths.get(key);
  if (found === undefined) {
    found =
      most > 0 && onSurface(from) && onSurface(to) && placeOfSite[from] !== placeOfSite[to]
        ? chains(regionOf(from), regionOf(to), most, walker.knowsPass)
        : [];
    if (walker.fearsGorgoroth) found = found.filter(avoidsGorgoroth);
    keptPaths.set(key, found);
  }
  return found;
}

const keptReach = new Map<number, readonly number[]>();

/** Every site card that can be reached from one, in the order of the map; by printed paths alone for 0 regions. */
export function reachable(from: number, most: number, walker: Walker): readonly number[] {
  const within = Math.min(most, MOST_REGIONS);
  const key = (from * 8 + within) * 8 + walker.number;
  let found = keptReach.get(key);
  if (found === undefined) {
    found = sitesFor(walker).filter(
      (to) =>
        placeOfSite[to] !== placeOfSite[from] &&
        (starterPath(from, to, walker) !== null ||
          regionPaths(from, to, within, walker).length > 0 ||
          (within > 0 && isAdjacent(from, to))),
    );
    keptReach.set(key, found);
  }
  return found;
}
