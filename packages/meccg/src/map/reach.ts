/**
 * Where one can go from a site: by starter movement, within so many regions, or through the Under-deeps. ME-MOVE-510..540
 *
 * Keeps  the first two never lead to or from an Under-deeps site; sites in Gorgoroth are closed to starter movement
 *        (ME-MOVE-527).
 */
import { regionTypes } from '../facts/names.ts';
import { chains, MOST_REGIONS, regionIndex, regionOfSite, siteIndex, sites } from './map.ts';
import { isAdjacent } from './under-deeps.ts';

const GORGOROTH = regionIndex('Gorgoroth');
/** Through these one may enter or leave Gorgoroth; from the other neighbour only if the journey begins or ends there. */
const doors = new Set(['Nurn', 'Udûn'].map(regionIndex));
const IMLAD_MORGUL = regionIndex('Imlad Morgul');
const all = sites.map((_site, i) => i).filter((i) => i > 0);
const onSurface = (site: number): boolean => sites[site]?.underDeeps === false;

/** The region types of starter movement from one site to another; null where there is none. */
export function starterPath(from: number, to: number): readonly number[] | null {
  const [a, b] = [sites[from], sites[to]];
  if (a === null || b === null || from === to || !onSurface(from) || !onSurface(to)) return null;
  if (regionOfSite[from] === GORGOROTH || regionOfSite[to] === GORGOROTH) return null;
  if (a.type === 'haven' && b.type === 'haven') {
    const path = b.havenPaths.find((h) => h.from === a.name)?.path;
    return path === undefined ? null : path.map((t) => regionTypes.indexOf(t));
  }
  if (b.type !== 'haven' && siteIndex(b.nearestHaven) === from)
    return b.path.map((t) => regionTypes.indexOf(t));
  if (a.type !== 'haven' && siteIndex(a.nearestHaven) === to)
    return a.path.toReversed().map((t) => regionTypes.indexOf(t));
  return null;
}

/** Gorgoroth is entered and left by heroes only from Imlad Morgul, or through Nurn or Udûn. ME-MOVE-539 */
function allowed(chain: readonly number[]): boolean {
  const at = chain.indexOf(GORGOROTH);
  if (at < 0) return true;
  const isDoor = (i: number): boolean =>
    i < 0 ||
    i >= chain.length ||
    doors.has(chain[i]) ||
    (chain[i] === IMLAD_MORGUL && (i === 0 || i === chain.length - 1));
  return isDoor(at - 1) && isDoor(at + 1);
}

const keptPaths = new Map<number, readonly (readonly number[])[]>();

/** The chains of regions that lead from one site to another; none for a company that may not move by regions. */
export function regionPaths(from: number, to: number, most: number): readonly (readonly number[])[] {
  const key = (from * 128 + to) * 8 + most;
  let found = keptPaths.get(key);
  if (found === undefined) {
    found =
      most > 0 && onSurface(from) && onSurface(to) && from !== to
        ? chains(regionOfSite[from], regionOfSite[to], most).filter(allowed)
        : [];
    keptPaths.set(key, found);
  }
  return found;
}

const keptReach = new Map<number, readonly number[]>();

/** Every site that can be reached from one, in the order of the map; by printed paths alone for 0 regions. */
export function reachable(from: number, most: number): readonly number[] {
  const key = from * 8 + Math.min(most, MOST_REGIONS);
  let found = keptReach.get(key);
  if (found === undefined) {
    found = all.filter(
      (to) =>
        to !== from &&
        (starterPath(from, to) !== null ||
          regionPaths(from, to, most).length > 0 ||
          (most > 0 && isAdjacent(from, to))),
    );
    keptReach.set(key, found);
  }
  return found;
}
