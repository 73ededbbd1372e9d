/**
 * Which of several cards of a place a company uses, where its player has cards of more than one kind. ME-FW-505, 515..517
 *
 * Not    what lies in a location deck (sites.ts), or whether a company is overt (companies/kind.ts).
 * Keeps  what is printed on a card decides, not what it has become; and while one card of a place lies on the table or is
 *        discarded, no other card of that place is used (ME-FW-517, 4010).
 */

import { printed } from '../../engine.ts';
import type { SiteFacts } from '../../facts/sites.ts';
import { placeName, placeOfSite, sites, versionsOfPlace } from '../../map/map.ts';
import { AGENTS_PER_PLAYER, COMPANIES_PER_PLAYER, LOCATIONS, Location, type S } from '../../state.ts';
import { sideOf } from '../sides.ts';

/** Where the Shadow rules: minion Havens too. */
const isDark = ({ type, alignment }: SiteFacts): boolean =>
  type === 'shadow-hold' || type === 'dark-hold' || (type === 'haven' && alignment === 'minion');

/** A company of one with cards of all kinds uses this one: either of a Ruins & Lairs, elsewhere that of the strangers there. */
function suits(site: SiteFacts | null, overt: boolean): boolean {
  if (site === null) return false;
  const { alignment, type } = site;
  if ((alignment !== 'hero' && alignment !== 'minion') || type === 'ruins-and-lairs') return true;
  return alignment === (overt && !isDark(site) ? 'minion' : 'hero');
}
const suited = [false, true].map((overt) => Uint8Array.from(sites, (site) => (suits(site, overt) ? 1 : 0)));

/** A company of this player, overt or not, may use the card. */
export const suitsVersion = (s: S, player: number, site: number, overt: boolean): boolean =>
  !sideOf(s, player).picksVersions || suited[overt ? 1 : 0][site] === 1;

/** A company of this player is at another card of the same place, comes from it, or is on the way to it; or an agent is. */
function usesAnother(s: S, player: number, site: number): boolean {
  const last = player * COMPANIES_PER_PLAYER;
  const isAnother = (card: number): boolean =>
    printed.place(s, card) === placeOfSite[site] && printed.site(s, card) !== site;
  for (let company = last - COMPANIES_PER_PLAYER + 1; company <= last; company++) {
    const { site: at, origin, destination } = s.company;
    if (isAnother(at[company]) || isAnother(origin[company]) || isAnother(destination[company])) return true;
  }
  const agents = player * AGENTS_PER_PLAYER;
  for (let agent = agents - AGENTS_PER_PLAYER + 1; agent <= agents; agent++)
    if (isAnother(s.agent.site[agent])) return true;
  return false;
}
/** Another card of the same place is in play for this player, or discarded. */
export function isBlocked(s: S, player: number, site: number): boolean {
  if (!sideOf(s, player).picksVersions) return false;
  const versions = versionsOfPlace[placeOfSite[site]];
  for (let i = 0; i < versions.length; i++) {
    const { state } = s.location;
    if (versions[i] !== site && state[(player - 1) * LOCATIONS + versions[i]] === Location.discarded)
      return true;
  }
  return usesAnother(s, player, site);
}

/** What a card of a place is called by a player who could use another. */
export function siteCalled(s: S, player: number, site: number): string {
  const name = placeName(placeOfSite[site]);
  const facts = sites[site] ?? null;
  if (facts === null || !sideOf(s, player).picksVersions) return facts?.name ?? name;
  return `${facts.name}, the ${facts.alignment} site`;
}
