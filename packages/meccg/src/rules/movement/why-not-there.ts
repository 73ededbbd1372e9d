/**
 * Why a company may not go to a place: what of the rules of destinations.ts stands against it, in words.
 *
 * Owns   the sentences. Not  the rules: each is asked where it stands, so an answer and the options cannot differ.
 * Keeps  no reason, if and only if a site of that place is offered.
 */
import { Options, type Phrase, type Refusal, say } from '@westmarch/kernel';
import {
  chains,
  MOST_REGIONS,
  NORMAL_REGIONS,
  placeName,
  placeOfSite,
  regionOfPlace,
  versionsOfPlace,
} from '../../map/map.ts';
import { mayUse, reachable } from '../../map/reach.ts';
import { isDeep } from '../../map/under-deeps.ts';
import { Location, type S } from '../../state.ts';
import { firstCompany, lastCompany, placeOf, siteNumber } from '../companies/company.ts';
import { isAvailable, locationRow } from '../sites/sites.ts';
import { isBlocked } from '../sites/versions.ts';
import { isStarter } from '../starter.ts';
import { isBound } from './bound-below.ts';
import { isClosed, offerDestinations, onTable, takenByNeighbour } from './destinations.ts';
import { regionsFor, walkerOf } from './regions.ts';
import { isEarthbound } from './ringwraith-ways.ts';

const refusal = (rules: string, why: Phrase): Refusal => ({
  gate: 'target',
  rules: rules === '' ? [] : rules.split(' '),
  why,
});

/** The site cards that a company may go to now. */
export function destinationsOf(s: S, player: number, company: number): number[] {
  const found = new Options();
  offerDestinations(s, player, company, found);
  return Array.from({ length: found.count }, (_x, i) => found.a(i));
}

/** How many regions lie on the shortest way, both ends counted; 0 where none leads there at all. */
const regionsBetween = (s: S, company: number, place: number): number =>
  chains(
    regionOfPlace[placeOf(s, company)],
    regionOfPlace[place],
    MOST_REGIONS,
    walkerOf(s, company).knowsPass,
  )[0]?.length ?? 0;

/** Why no way leads there. */
function tooFar(s: S, company: number, place: number): Refusal {
  const most = regionsFor(s, company);
  if (isDeep[place] === 1 || isDeep[placeOf(s, company)] === 1)
    return refusal('ME-UNDER-513', say`no way through the Under-deeps leads there from where they are`);
  if (isBound(s, company))
    return refusal('ME-BAL-4004 ME-MOVE-501', say`they walk below, and know no ways over land`);
  if (isEarthbound(s, company))
    return refusal('ME-MOVE-500 ME-RW-513', say`a Ringwraith goes only along printed paths without a coast`);
  if (isStarter(s))
    return refusal('ME-MOVE-525 ME-MOVE-526', say`no site path leads there from where they are`);
  const needs = regionsBetween(s, company, place);
  if (needs > most)
    return refusal(
      'ME-MOVE-530 ME-MOVE-538',
      say`it lies ${needs} regions away, and they may move through ${most}`,
    );
  if (needs === 0)
    return refusal('ME-MOVE-530 ME-MOVE-538', say`it lies more than ${MOST_REGIONS} regions away`);
  return refusal('ME-MOVE-525 ME-MOVE-526 ME-MOVE-539', say`the ways there are closed to them`);
}

/** Why the card of a place cannot be had. */
function unavailable(s: S, player: number, site: number): Refusal {
  const state = s.location.state[locationRow(player, site)];
  if (state === Location.discarded)
    return refusal('ME-MOVE-516', say`your card of it lies in your discard pile`);
  if (state === Location.absent) return refusal('ME-DECK-004', say`it is not in your location deck`);
  if (isBlocked(s, player, site)) return refusal('ME-FW-517', say`you use another card of this place`);
  return refusal('ME-MOVE-507', say`your card of it cannot be used now`);
}

function reasonsFor(s: S, player: number, company: number, site: number): Refusal[] {
  const place = placeOfSite[site];
  const walker = walkerOf(s, company);
  const most = Math.max(NORMAL_REGIONS, regionsFor(s, company));
  const reasons: Refusal[] = [];
  if (!reachable(siteNumber(s, company), most, walker).includes(site))
    reasons.push(tooFar(s, company, place));
  if (onTable(s, player, site) === 0 && !isAvailable(s, player, site))
    reasons.push(unavailable(s, player, site));
  if (takenByNeighbour(s, player, company, site))
    reasons.push(refusal('ME-SPLIT-503', say`another company goes there from the same site`));
  if (isClosed(s, company, site)) reasons.push(refusal('ME-BAL-001', say`its card is closed to them`));
  return reasons.length > 0 ? reasons : [tooFar(s, company, place)];
}

/** Why a company of a player may not go to a place; nothing where it may. */
export function whyNotThere(s: S, player: number, company: number, place: number): Refusal[] {
  if (company < firstCompany(player) || company > lastCompany(player)) return [];
  if (placeOf(s, company) === place) return [refusal('ME-MOVE-513', say`the company is there already`)];
  if (destinationsOf(s, player, company).some((site) => placeOfSite[site] === place)) return [];
  const walker = walkerOf(s, company);
  const own = versionsOfPlace[place].filter((site) => mayUse(walker, site));
  if (own.length === 0) return [refusal('ME-DECK-004', say`your side has no card of ${placeName(place)}`)];
  return reasonsFor(s, player, company, own[0]);
}
