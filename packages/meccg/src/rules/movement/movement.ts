/**
 * Declaring movement: a new site face down, or one already on the table. ME-ORG-007, ME-MOVE-513..540
 */
import { again, call, idOf, Kind, many, type Options, ofCard, say, valueOf } from '@westmarch/kernel';
import { ask, engine, holdsDread, printed } from '../../engine.ts';
import { regionTypes } from '../../facts/names.ts';
import {
  MOST_REGIONS,
  NORMAL_REGIONS,
  placeOfSite,
  regionOfPlace,
  regionTypeOf,
  sites,
  versionsOfPlace,
} from '../../map/map.ts';
import { mayUse, reachable, regionPaths, type Walker } from '../../map/reach.ts';
import { isAdjacent } from '../../map/under-deeps.ts';
import { Phase, type S } from '../../state.ts';
import { companyOf, isCharacter, isRace, Kind as Type } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { mayMove, moving, unlessForbidden } from '../chain/forbidden.ts';
import { ownOrganization } from '../characters/bring-in.ts';
import {
  atHaven,
  companySize,
  firstCompany,
  firstOf,
  lastCompany,
  mostIn,
  placeOf,
  siteNumber,
} from '../companies/company.ts';
import { mayLeaveHaven } from '../companies/composition.ts';
import { isOvert } from '../companies/kind.ts';
import { noteLands, regionsOfDragon } from '../dragons/ways.ts';
import { sideOf } from '../sides.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { borrowSite, isAvailable, takeSite } from '../sites/sites.ts';
import { siteCalled, suitsVersion } from '../sites/versions.ts';
import { isStarter } from '../starter.ts';
import { isBound, isWayOfBound, regionsAbove } from './bound-below.ts';
import { offerCaverns } from './caverns.ts';
import { aboveMines, DEEP_MINES, isSealed, mayDescend, mayDescendAgain, minesBelow } from './deep-mines.ts';
import { pursuitTo } from './pursuit.ts';
import { isLentSite, offerRescueWays } from './rescue-ways.ts';
import { isEarthbound, isOpenWay } from './ringwraith-ways.ts';
import { chosenEnds, isUnder, rollOfChosen } from './under-deeps.ts';

/** Of a company: more than 0 while it may go by air, to whatever site lies in no Shadow-land or Dark-domain. */
export const flight = engine.attribute('flight', () => 0, {
  least: 0,
  reads: (whose) =>
    say`${whose} may move to any site that is in no Shadow-land, Dark-domain or Under-deeps, and only hazard creatures keyed to the site may be played on it if it does`,
});
const SHADOW_LAND = regionTypes.indexOf('shadow-land');
const DARK_DOMAIN = regionTypes.indexOf('dark-domain');
const landings = new Set(
  sites.flatMap((site, i) => {
    const type = regionTypeOf[regionOfPlace[placeOfSite[i]]];
    return site === null || site.underDeeps || type === SHADOW_LAND || type === DARK_DOMAIN ? [] : [i];
  }),
);
/** It may go from where it is to a site by air. ME-CARD-0323 */
export const mayFly = (s: S, company: number, from: number, to: number): boolean =>
  valueOf(s, flight, company) > 0 &&
  sites[from]?.underDeeps === false &&
  landings.has(to) &&
  placeOfSite[from] !== placeOfSite[to];

/** Of a company: the most regions that it may move through in any case. */
export const regionsAtMost = engine.attribute('regions at most', () => MOST_REGIONS, {
  least: 0,
  reads: (whose, by) => say`${whose} may move through ${by} regions`,
});
/** Of a company: more than 0 while it may neither use starter movement nor go to the Under-deeps. */
export const regionsOnly = engine.attribute('region movement only', () => 0, {
  least: 0,
  reads: (whose) => say`${whose} may neither use starter movement nor move to an Under-deeps site`,
});
const isHemmed = (s: S, company: number): boolean =>
  s.channel.first[regionsOnly.channel] !== 0 && valueOf(s, regionsOnly, company) > 0;
/** Of a company: more than 0 while it may not use starter movement. */
export const withoutStarter = engine.attribute('no starter movement', () => 0, {
  least: 0,
  reads: (whose) => say`${whose} may not use starter movement`,
});
const isPathless = (s: S, company: number): boolean =>
  s.channel.first[withoutStarter.channel] !== 0 && valueOf(s, withoutStarter, company) > 0;
export const mayUseStarter = (s: S, company: number): boolean =>
  !isHemmed(s, company) && !isPathless(s, company);
/** There is a way without the printed path. */
const hasOtherWay = (s: S, company: number, from: number, to: number): boolean =>
  isAdjacent(from, to) || regionPaths(from, to, regionsFor(s, company), walkerOf(s, company)).length > 0;

/** Of a company: how many regions it may move through beyond the usual number. */
export const regionsMore = engine.attribute('regions more', () => 0, {
  least: 0,
  reads: (whose, _by, n) => say`${whose} may move through ${many(n, 'region')} more`,
});
/** Of a company: how many regions fewer it may move through, though it never has to do with fewer than two. */
export const regionsFewer = engine.attribute('regions fewer', () => 0, {
  least: 0,
  reads: (whose, _by, n) =>
    say`in the organization phase, ${whose} may declare region movement through ${many(n, 'region')} fewer (to a minimum of ${FEWEST_REGIONS})`,
});
const FEWEST_REGIONS = 2;
/** It counts when movement is declared; what comes or goes afterwards changes nothing for this turn. */
const fewerFor = (s: S, company: number): number =>
  s.global.phase === Phase.organization ? valueOf(s, regionsFewer, company) : s.company.fewerRegions[company];
const lessened = (most: number, by: number): number =>
  by === 0 ? most : Math.max(Math.min(most, FEWEST_REGIONS), most - by);
/** How many regions a company may move through this turn; by the starter rules only printed paths count. ME-MOVE-538, 9000 */
export const regionsFor = (s: S, company: number, more = 0): number =>
  isStarter(s) || isEarthbound(s, company)
    ? 0
    : isBound(s, company)
      ? valueOf(s, regionsAbove, company)
      : lessened(
          Math.min(
            valueOf(s, regionsAtMost, company),
            NORMAL_REGIONS +
              regionsOfDragon(s, company) +
              s.company.extraRegions[company] +
              s.company.pursued[company] +
              valueOf(s, regionsMore, company) +
              more,
          ),
          fewerFor(s, company),
        );

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
function takenByNeighbour(s: S, player: number, company: number, site: number): boolean {
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

/** The card of a site says that somebody in the company may not go there. */
function isClosed(s: S, company: number, site: number): boolean {
  const { closedTo } = siteTextOf(site);
  if (closedTo === undefined) return false;
  // What is said of Ringwraiths is said of The Balrog. ME-BAL-001
  if (closedTo === 'Ringwraith' && holdsDread(s, company)) return true;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isRace(s, c, closedTo)) return true;
  return false;
}

const all = sites.flatMap((site, i) => (site === null ? [] : [i]));
/** How the companies of its player walk. */
export const walkerOf = (s: S, company: number): Walker => sideOf(s, s.company.player[company]).walker;
const isNear = (s: S, company: number, from: number, to: number): boolean =>
  reachable(from, regionsFor(s, company), walkerOf(s, company)).includes(to);

/** Its card can be had, and nothing keeps the company from going there. */
export const isOpen = (s: S, player: number, company: number, site: number): boolean =>
  (onTable(s, player, site) !== 0 || isAvailable(s, player, site)) &&
  !takenByNeighbour(s, player, company, site) &&
  !isClosed(s, company, site);

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
  const reach = valueOf(s, flight, company) > 0 ? all : reachable(from, most, walker);
  const regions = regionsFor(s, company);
  const hemmed = isHemmed(s, company);
  const pathless = isPathless(s, company);
  for (let i = 0; i < reach.length; i++) {
    const site = reach[i];
    if (hemmed && regionPaths(from, site, regions, walker).length === 0) continue;
    if (reach === all && !mayFly(s, company, from, site) && !isNear(s, company, from, site)) continue;
    if (!suitsVersion(s, player, site, overt) || !isOpen(s, player, company, site)) continue;
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

/** Its new site lies face down beside it, unless it is on the table already. */
export function headFor(s: S, player: number, company: number, site: number): void {
  const there = site === DEEP_MINES ? minesBelow(s, player, placeOf(s, company)) : onTable(s, player, site);
  s.company.destination[company] =
    there !== 0
      ? there
      : isLentSite(s, player, site, onTable)
        ? borrowSite(s, player, site, company)
        : takeSite(s, player, site, company);
}

const declare = engine.procedure('declaring movement', { player: idOf('player'), company: idOf('company') })({
  newSite: ask('ME-ORG-007 ME-MOVE-513 ME-MOVE-525 ME-MOVE-526 ME-MOVE-530 ME-UNDER-513', {
    who: (_s, f) => f.player,
    say: (s, f) => say`Where does the company of ${ofCard(firstOf(s, f.company))} go?`,
    options: (s, f, o) => {
      offerDestinations(s, f.player, f.company, o);
    },
    describe: (s, f, option) =>
      option.kind === Kind.number ? say`${siteCalled(s, f.player, option.a)}` : undefined,
    choose(s, f, option) {
      s.company.fewerRegions[f.company] = valueOf(s, regionsFewer, f.company);
      s.company.extraRegions[f.company] += pursuitTo(s, f.company, option.a);
      noteLands(s, f.company);
      headFor(s, f.player, f.company, option.a);
    },
  }),
});

/** Another company of this player stays at the same non-Haven. */
function staysBeside(s: S, player: number, company: number): boolean {
  if (s.company.player[company] === 0 || s.company.destination[company] !== 0 || atHaven(s, company))
    return false;
  // By the starter rules companies join at Havens only, so that they may stand apart elsewhere.
  if (isStarter(s)) return false;
  for (let other = firstCompany(player); other <= lastCompany(player); other++)
    if (
      other !== company &&
      s.company.player[other] !== 0 &&
      s.company.destination[other] === 0 &&
      placeOf(s, other) === placeOf(s, company)
    )
      return true;
  return false;
}

/** Of the parts of a company that split at a non-Haven one may stay; the others must move. DECISIONS A6 */
export const partsMove = engine.procedure('parts of a company', { player: idOf('player') })({
  whichGoes: ask('ME-SPLIT-501 ME-SPLIT-502', {
    who: (_s, f) => f.player,
    say: () => say`Only one company can stay here: which one moves?`,
    options(s, f, o) {
      for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
        if (staysBeside(s, f.player, c) && mayMove(s, c) && offerDestinations(s, f.player, c, null))
          o.choice(c);
    },
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))}`,
    choose(s, f, option) {
      call(s, declare, f.player, option.a);
      return again;
    },
  }),
});

cardAction({
  name: 'declareMovement',
  from: 'play',
  kinds: [Type.character],
  suits: isCharacter,
  gates: [
    ownOrganization,
    engine.gate(
      'requirement',
      'ME-MOVE-513',
      (s, _p, c) => isCharacter(s, c) && c === firstOf(s, companyOf(s, c)),
      say`movement is declared for a company`,
    ),
    engine.gate(
      'requirement',
      'ME-MOVE-513',
      (s, _p, c) => s.company.destination[companyOf(s, c)] === 0,
      say`this company has declared its movement`,
    ),
    unlessForbidden(moving, (s, _p, c) => companyOf(s, c)),
    engine.gate(
      'requirement',
      'ME-COMPANY-502',
      (s, _p, c) => companySize(s, companyOf(s, c)) <= mostIn(s, companyOf(s, c)),
      say`more than seven cannot move together`,
    ),
    engine.gate(
      'requirement',
      'ME-COMPANY-507 ME-COMPANY-508 ME-COMPANY-509 ME-RW-505 ME-RW-512',
      (s, _p, c) => mayLeaveHaven(s, companyOf(s, c)),
      say`they may be together only at a Haven`,
    ),
    engine.gate(
      'target',
      'ME-MOVE-525 ME-MOVE-526 ME-MOVE-530 ME-UNDER-513',
      (s, p, c) => offerDestinations(s, p, companyOf(s, c), null),
      say`there is nowhere it could go`,
    ),
  ],
  declare: (s, player, card) => call(s, declare, player, companyOf(s, card)),
  say: () => say`declare movement`,
});
