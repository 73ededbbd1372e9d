/**
 * Where a company may go from where it stands. ME-MOVE-513..540, ME-SPLIT-503
 *
 * Owns   the sites that are open to it: near ones, those below, and those of the few who go farther.
 * Not    how far it may go (regions.ts), or declaring it (movement.ts).
 */
import { isMarked, type Options } from '@westmarch/kernel';
import { holdsDread, printed } from '../../engine.ts';
import { NORMAL_REGIONS, placeOfSite, sites, versionsOfPlace } from '../../map/map.ts';
import { mayUse, reachable, regionPaths } from '../../map/reach.ts';
import { isAdjacent } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { firstCompany, lastCompany, placeOf, siteNumber } from '../companies/company.ts';
import { isOvert } from '../companies/kind.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { isAvailable } from '../sites/sites.ts';
import { suitsVersion } from '../sites/versions.ts';
import { isStarter } from '../starter.ts';
import { isBound, isWayOfBound } from './bound-below.ts';
import { flight, mayFly } from './by-air.ts';
import { offerCaverns } from './caverns.ts';
import { aboveMines, DEEP_MINES, isSealed, mayDescend, mayDescendAgain } from './deep-mines.ts';
import { pursuitTo } from './pursuit.ts';
import { isHemmed, isPathless, regionsFor, walkerOf } from './regions.ts';
import { offerRescueWays } from './rescue-ways.ts';
import { isEarthbound, isOpenWay } from './ringwraith-ways.ts';
import { chosenEnds, isUnder, rollOfChosen } from './under-deeps.ts';

/** There is a way without the printed path. */
const hasOtherWay = (s: S, company: number, from: number, to: number): boolean =>
  isAdjacent(from, to) || regionPaths(from, to, regionsFor(s, company), walkerOf(s, company)).length > 0;

/** A site card of this player on the table: where a company of his is or goes. 0: none. */
export function onTable(s: S, player: number, site: number): number {
  for (let company = firstCompany(player); company <= lastCompany(player); company++) {
    if (s.company.player[company] === 0) continue;
    const { site: at, destination } = s.company;
    if (destination[company] !== 0 && printed.site(s, destination[company]) === site)
      return destination[company];
    if (printed.site(s, at[company]) === site) return at[company];
  }
  return 0;
}

/** Companies that began at one site may not go to the same new one. ME-SPLIT-503 */
export function takenByNeighbour(s: S, player: number, company: number, site: number): boolean {
  for (let other = firstCompany(player); other <= lastCompany(player); other++)
    if (
      other !== company &&
      s.company.player[other] !== 0 &&
      s.company.destination[other] !== 0 &&
      placeOf(s, other) === placeOf(s, company) &&
      printed.place(s, s.company.destination[other]) === placeOfSite[site]
    )
      return true;
  return false;
}

/** The card of a site says that no Ringwraith goes there; what is said of them is said of The Balrog. ME-BAL-001 */
export const isClosed = (s: S, company: number, site: number): boolean =>
  siteTextOf(site).closedTo === 'Ringwraith' && holdsDread(s, company);

const all = sites.flatMap((site, i) => (site === null ? [] : [i]));
const isNear = (s: S, company: number, from: number, to: number): boolean =>
  reachable(from, regionsFor(s, company), walkerOf(s, company)).includes(to);

/** Its card can be had, and nothing keeps the company from going there. */
export const isOpen = (s: S, player: number, company: number, site: number): boolean =>
  isFree(s, player, company, site) && !takenByNeighbour(s, player, company, site);
const isFree = (s: S, player: number, company: number, site: number): boolean =>
  (onTable(s, player, site) !== 0 || isAvailable(s, player, site)) && !isClosed(s, company, site);
/** Some other company has said where it goes: otherwise no site is taken. */
function hasDeclared(s: S, player: number, company: number): boolean {
  for (let other = firstCompany(player); other <= lastCompany(player); other++)
    if (other !== company && s.company.player[other] !== 0 && s.company.destination[other] !== 0) return true;
  return false;
}

/** Where a way leads that its player has chosen below, or may choose. ME-CARD-0032 */
function byChoice(s: S, player: number, company: number, o: Options | null): boolean {
  if (!isUnder(s, s.company.site[company])) return false;
  const walker = walkerOf(s, company);
  let any = false;
  for (let i = 0; i < chosenEnds.length; i++) {
    const site = chosenEnds[i];
    if (!mayUse(walker, site) || rollOfChosen(s, company, s.company.site[company], site) === 0) continue;
    if (!isOpen(s, player, company, site)) continue;
    any = true;
    o?.number(site);
  }
  return any;
}

/** Down into Deep Mines, or up from them to what lies above. */
function byMines(s: S, player: number, company: number, o: Options | null): boolean {
  const above = versionsOfPlace[aboveMines(s, company)] ?? [];
  const walker = walkerOf(s, company);
  let any = false;
  for (let i = 0; i < above.length; i++) {
    if (!mayUse(walker, above[i]) || !isOpen(s, player, company, above[i])) continue;
    any = true;
    o?.number(above[i]);
  }
  if (!mayUse(walker, DEEP_MINES) || !mayDescend(s, company) || !mayDescendAgain(s, company)) return any;
  if (takenByNeighbour(s, player, company, DEEP_MINES)) return any;
  o?.number(DEEP_MINES);
  return true;
}

/** Not among what is in reach otherwise. */
const isOpenBelow = (s: S, player: number, company: number, site: number): boolean =>
  isOpen(s, player, company, site) && !isOffered(s, player, company, site);
function isOffered(s: S, player: number, company: number, site: number): boolean {
  const from = siteNumber(s, company);
  const walker = walkerOf(s, company);
  if (
    !isNear(s, company, from, site) ||
    !isWayOfBound(s, company, from, site, regionsFor(s, company), walker)
  )
    return false;
  return suitsVersion(s, player, site, isOvert(s, company)) && isOpen(s, player, company, site);
}

/** Only by going farther, where an opponent is. ME-CARD-0003 */
function byPursuit(s: S, player: number, company: number, o: Options | null): boolean {
  const farther = regionsFor(s, company, s.company.pursuit[company]);
  if (farther === regionsFor(s, company)) return false;
  const from = siteNumber(s, company);
  const walker = walkerOf(s, company);
  const overt = isOvert(s, company);
  const reach = reachable(from, farther, walker);
  let any = false;
  for (let i = 0; i < reach.length; i++) {
    const site = reach[i];
    if (pursuitTo(s, company, site) === 0 || isNear(s, company, from, site)) continue;
    if (regionPaths(from, site, farther, walker).length === 0 || isSealed(s, company, from, site)) continue;
    if (!suitsVersion(s, player, site, overt) || !isOpen(s, player, company, site)) continue;
    any = true;
    o?.number(site);
  }
  return any;
}

/** Everywhere that it may go to from where it stands; without options, whether there is anything. */
export function offerDestinations(s: S, player: number, company: number, o: Options | null): boolean {
  let any = false;
  const from = siteNumber(s, company);
  const walker = walkerOf(s, company);
  const overt = isOvert(s, company);
  // Ringwraiths and The Balrog know no regions, but go below as others do.
  const walksBelow = isEarthbound(s, company) || isBound(s, company);
  const most = walksBelow && !isStarter(s) ? NORMAL_REGIONS : regionsFor(s, company);
  const reach = isMarked(s, flight, company) ? all : reachable(from, most, walker);
  const regions = regionsFor(s, company);
  const hemmed = isHemmed(s, company);
  const pathless = isPathless(s, company);
  const declared = hasDeclared(s, player, company);
  for (let i = 0; i < reach.length; i++) {
    const site = reach[i];
    if (hemmed && regionPaths(from, site, regions, walker).length === 0) continue;
    if (reach === all && !mayFly(s, company, from, site) && !isNear(s, company, from, site)) continue;
    if (!suitsVersion(s, player, site, overt) || !isFree(s, player, company, site)) continue;
    if (declared && takenByNeighbour(s, player, company, site)) continue;
    if (isSealed(s, company, from, site)) continue;
    if (!isOpenWay(s, company, from, site, most, walker)) continue;
    if (pathless && !hasOtherWay(s, company, from, site)) continue;
    if (!isWayOfBound(s, company, from, site, regions, walker)) continue;
    any = true;
    if (o === null) return true;
    o.number(site);
  }
  const chosen = byChoice(s, player, company, o);
  const caverns = offerCaverns(s, player, company, isOpenBelow, o);
  const pursued = s.company.pursuit[company] > 0 && byPursuit(s, player, company, o);
  const rescues = offerRescueWays(s, player, company, regions, walker, onTable, o);
  return byMines(s, player, company, o) || chosen || caverns || pursued || rescues || any;
}
