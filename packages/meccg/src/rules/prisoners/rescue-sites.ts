/**
 * Where a prisoner may be brought: the rescue site that a hazard names. ME-PRISON-2002..2009
 *
 * Keeps  it comes from the location deck of whoever plays the hazard, lies near the way of the company, and is such as
 *        the hazard says.
 */
import type { Options } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { placeOfSite, regionOfPlace, sites, touches } from '../../map/map.ts';
import { isAdjacent, isDeep } from '../../map/under-deeps.ts';
import { LOCATIONS, type S } from '../../state.ts';
import { hazardSite } from '../hazards/keying.ts';
import { hasRoomForSite, isAvailable } from '../sites/sites.ts';

/** What a hazard asks of its rescue site, by the number of the site card. */
export type RescueSite = (site: number) => boolean;

const regionOf = (s: S, card: number): number => regionOfPlace[printed.place(s, card)];
/** It lies in one of the regions that the company goes through, or beside one. ME-PRISON-2004 */
function isOnTheWay(s: S, region: number): boolean {
  for (let i = 1; i <= s.global.pathLength; i++)
    if (s.path.region[i] === region || touches(s.path.region[i], region)) return true;
  return false;
}
/** It is near enough to the company whose phase it is. ME-PRISON-2004..2008 */
function isNear(s: S, company: number, site: number): boolean {
  const to = hazardSite(s, company);
  const isMoving = s.company.destination[company] !== 0;
  const place = placeOfSite[site];
  // One that stays in the Under-deeps is not held where it is, nor anywhere else.
  if (isDeep[place] === 1) return isMoving && isAdjacent(printed.site(s, to), site);
  const region = regionOfPlace[place];
  if (!isMoving) return region === regionOf(s, to);
  if (s.global.byRegions === 1) return isOnTheWay(s, region);
  return region === regionOf(s, to) || region === regionOf(s, s.company.origin[company]);
}

/** The sites that a player may name; with `o`, they are offered. True: there is one. ME-PRISON-2009 */
export function offerRescueSites(
  s: S,
  player: number,
  company: number,
  suits: RescueSite,
  o: Options | null,
): boolean {
  if (company === 0 || !hasRoomForSite(s, player)) return false;
  let any = false;
  for (let site = 1; site <= LOCATIONS; site++) {
    if (sites[site] === null || !suits(site) || !isNear(s, company, site) || !isAvailable(s, player, site))
      continue;
    any = true;
    if (o === null) return true;
    o.choice(site);
  }
  return any;
}
