/**
 * Where a company with a Ringwraith may go: along printed paths without a Coastal Sea, or below from a Darkhaven; away
 * from Darkhavens only in a mode. ME-RW-510..513, ME-MOVE-500, 543, ME-RW-001
 *
 * Keeps  it never goes where another company of its player is or goes, but to a Darkhaven (ME-RW-510); nor from one site
 *        that is none to another, unless a card lets it use region movement (ME-RW-513).
 */
import { isMarked, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { regionTypes } from '../../facts/names.ts';
import { placeOfSite, regionTypeOf } from '../../map/map.ts';
import { regionPaths, starterPath, type Walker } from '../../map/reach.ts';
import { isAdjacent } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { hasRingwraith, Mode, modeOf } from '../characters/ringwraiths.ts';
import { atHaven, firstCompany, lastCompany, placeOf } from '../companies/company.ts';
import { hasDragonWay } from '../dragons/ways.ts';
import { hasDragons } from '../optional/optional.ts';
import { sideOf } from '../sides.ts';
import { isOwnHaven } from '../sites/sites.ts';

const COASTAL = regionTypes.indexOf('coastal-sea');
/** Of a company with a Ringwraith: more than 0 while it may use region movement all the same. ME-RW-513 */
export const unleashed = engine.marker(
  'region movement of Ringwraiths',
  (whose) => say`${whose} may use region movement`,
);
const isUnleashed = (s: S, company: number): boolean => isMarked(s, unleashed, company);

/** It may use no region movement. ME-MOVE-500, 536 */
export const isEarthbound = (s: S, company: number): boolean =>
  hasRingwraith(s, company) && !isUnleashed(s, company);
/** These types of regions bar a company: a Coastal Sea stops Ringwraiths. ME-MOVE-500 */
export const stopsAt = (s: S, company: number, types: readonly number[]): boolean =>
  types.includes(COASTAL) && hasRingwraith(s, company);
export const stopsInRegions = (s: S, company: number, regions: readonly number[]): boolean =>
  regions.some((region) => regionTypeOf[region] === COASTAL) && hasRingwraith(s, company);

/** Another company of its player stays at a place, or goes there. */
function isTaken(s: S, company: number, place: number, matters: (other: number) => boolean): boolean {
  const player = s.company.player[company];
  const { destination } = s.company;
  for (let other = firstCompany(player); other <= lastCompany(player); other++) {
    if (other === company || !matters(other)) continue;
    const to = destination[other] === 0 ? placeOf(s, other) : printed.place(s, destination[other]);
    if (to === place) return true;
  }
  return false;
}

function hasWay(s: S, company: number, from: number, to: number, most: number, walker: Walker): boolean {
  if (isAdjacent(from, to)) return true;
  const path = starterPath(from, to, walker);
  if (path !== null && !stopsAt(s, company, path)) return true;
  return (
    isUnleashed(s, company) &&
    regionPaths(from, to, most, walker).some((chain) => !stopsInRegions(s, company, chain))
  );
}

/** A company may go from one site card to another as far as Ringwraiths are concerned. */
export function isOpenWay(
  s: S,
  company: number,
  from: number,
  to: number,
  most: number,
  walker: Walker,
): boolean {
  const player = s.company.player[company];
  if (!sideOf(s, player).ofTheNine) return !hasDragons(s) || hasDragonWay(s, company, from, to, most, walker);
  const toHaven = isOwnHaven(s, player, to);
  if (!hasRingwraith(s, company))
    return toHaven || !isTaken(s, company, placeOfSite[to], (other) => hasRingwraith(s, other));
  if (!toHaven) {
    if (modeOf(s, company) === Mode.none || (!atHaven(s, company) && !isUnleashed(s, company))) return false;
    if (isTaken(s, company, placeOfSite[to], () => true)) return false;
  }
  return hasWay(s, company, from, to, most, walker);
}
