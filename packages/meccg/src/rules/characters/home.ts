/**
 * Where a character is at home: sites by name, or any of some kind. ME-CHAR-004, ME-AVATAR-502
 *
 * Keeps  a kind of site is meant as it is printed on the card that lies there; only Havens are asked as they are now.
 */
import { type SiteType, siteTypes } from '../../facts/names.ts';
import { allRegions, type SiteFacts } from '../../facts/sites.ts';
import { placeIndex, placeOfSite, sites } from '../../map/map.ts';
import type { S } from '../../state.ts';
import { lairPlaces } from '../hazards/manifestations.ts';
import { sideOf } from '../sides.ts';

/** At home at every Haven. */
const ANY_HAVEN = 'Any Haven';
/** At home in the Under-deeps: what is printed so, and what a Balrog player has for any Dark-hold. ME-ORG-512 */
const BELOW = 'Any non-Dark-hold Under-deeps site';
const ANY_DARK_HOLD = 'Any Dark-hold';
const spelled = (name: string): string => name.replace(/^Mt\. /, 'Mount ').replace("'", '’');
const typeNamed = (words: string): SiteType | undefined =>
  siteTypes.find((type) => words.toLowerCase().replaceAll(' & ', '-and-').includes(type));
const isWild = ({ region }: SiteFacts): boolean =>
  allRegions.find(({ name }) => name === region)?.type === 'wilderness';

/** What is printed as a home means this site card. */
function isMeant(home: string, site: number): boolean {
  const facts = sites[site] ?? null;
  if (facts === null) return false;
  if (home === BELOW) return facts.underDeeps && facts.type !== 'dark-hold';
  if (!home.startsWith('Any '))
    return placeIndex(spelled(home)) === placeOfSite[site] && placeOfSite[site] !== 0;
  const regions = /^Any site in (.+)$/.exec(home)?.[1];
  if (regions !== undefined) return regions.split(' or ').includes(facts.region);
  return (
    facts.type === typeNamed(home) &&
    !(home.includes('non-Under-deeps') && facts.underDeeps) &&
    !(home.includes('lair') && lairPlaces.has(placeOfSite[site])) &&
    !(home.includes('in a Wilderness') && !isWild(facts))
  );
}

const homes: Uint8Array[] = [];
const homesByName: Uint8Array[] = [];
/** The same for players whose Dark-holds lie below; only where that is another. */
const homesBelow: Uint8Array[] = [];
const atHavens = new Set<number>();
const sitesOf = (names: readonly string[]): Uint8Array =>
  Uint8Array.from(sites, (_site, i) => (names.some((home) => isMeant(home, i)) ? 1 : 0));
/** A definition is at home there. */
export function registerHomes(def: number, printed: readonly string[]): void {
  const names = printed.map((home) => home.replace(/^any /, 'Any '));
  if (names.includes(ANY_HAVEN)) atHavens.add(def);
  homes[def] = sitesOf(names);
  homesByName[def] = sitesOf(names.filter((home) => !home.startsWith('Any ')));
  if (names.includes(ANY_DARK_HOLD))
    homesBelow[def] = sitesOf(names.map((home) => (home === ANY_DARK_HOLD ? BELOW : home)));
}
/** One of a character's homes is this very place, and not any of some kind. ME-COMBAT-519 */
export const isHomeByName = (s: S, card: number, site: number): boolean =>
  homesByName[s.card.def[card]]?.[site] === 1;
/** A character is at home at a site card, by its number; `isHaven`: it is a Haven for his player. */
export const isHome = (s: S, card: number, site: number, isHaven: boolean): boolean => {
  const def = s.card.def[card];
  const below = homesBelow[def] !== undefined && sideOf(s, s.card.owner[card]).homesBelow;
  return (below ? homesBelow : homes)[def]?.[site] === 1 || (isHaven && atHavens.has(def));
};
