/**
 * Where a kind of player begins: at the places of his side, or at any Ruins & Lairs of the regions that it names.
 * ME-SETUP-013..016, 4000, 4001
 */
import { placeOfSite, regionIndex, regionOfPlace, sites } from '../../map/map.ts';
import { mayUse } from '../../map/reach.ts';
import type { Side } from '../sides.ts';

const kept = new Map<string, readonly number[]>();

/** The site cards where his first companies may stand, places of his side first. */
export function startingSites(side: Side): readonly number[] {
  let found = kept.get(side.name);
  if (found === undefined) {
    found = findStarts(side);
    kept.set(side.name, found);
  }
  return found;
}

function findStarts({ starts, startRegions, havens, walker }: Side): readonly number[] {
  const regions = new Set(startRegions.map(regionIndex));
  const own = starts.flatMap((place) =>
    sites.flatMap((site, i) =>
      site !== null && placeOfSite[i] === place && site.alignment === havens && mayUse(walker, i) ? [i] : [],
    ),
  );
  const ruins = sites.flatMap((site, i) =>
    site?.type === 'ruins-and-lairs' &&
    mayUse(walker, i) &&
    regions.has(regionOfPlace[placeOfSite[i]]) &&
    !own.includes(i)
      ? [i]
      : [],
  );
  return [...own, ...ruins];
}
