/**
 * Keying creatures: to a region of the path or to the site, by type or by name. ME-KEY
 *
 * Owns   the ways in which a creature can be keyed to the company now moving.
 * Keeps  a company that stays can only be attacked at its site (ME-KEY-003); a doubled symbol needs two (2017).
 */
import { many, markOf, NOTHING, type Options, say, valueOf } from '@westmarch/kernel';
import { engine, printed, regionType } from '../../engine.ts';
import { regionTypes, siteTypes } from '../../facts/names.ts';
import { regionOfPlace, regionTypeOf } from '../../map/map.ts';
import { Phase, type S } from '../../state.ts';
import { hasKeyword } from '../cards/cards.ts';
import { racesOf } from '../cards/races.ts';
import { areCreaturesBarred, mayBeKeyedSo } from '../chain/forbidden.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { siteType, typeNumber } from '../sites/sites.ts';

/** The last is by the leave of an agent, by its row: it counts as keyed to the site by name. ME-AGENT-2038 */
export const KeyedBy = {
  nothing: 0,
  regionType: 1,
  regionName: 2,
  siteType: 3,
  siteName: 4,
  agent: 5,
} as const;

/** Named regions and sites that a creature may be keyed to; some of them only at times. */
export interface NamedKeys {
  readonly regions: readonly number[];
  readonly sites: readonly number[];
  /** Sites of some kind: each is meant by its name. */
  readonly suits?: (s: S, site: number) => boolean;
  /** Types of sites, one bit each, that it may be keyed to in some regions: the type that a site has now. */
  readonly typesIn?: { readonly regions: readonly number[]; readonly types: number };
  /** Types of regions, packed as the printed ones are. */
  readonly needs?: number;
  readonly when?: (s: S) => boolean;
}
const namedKeys = new Map<number, NamedKeys[]>();
const none: readonly NamedKeys[] = [];
export function registerKeys(def: number, keys: NamedKeys): void {
  namedKeys.set(def, [...(namedKeys.get(def) ?? none), keys]);
}
const keysOf = (s: S, creature: number): readonly NamedKeys[] => namedKeys.get(s.card.def[creature]) ?? none;
const isOpen = (s: S, keys: NamedKeys): boolean => keys.when === undefined || keys.when(s);
/** It could be keyed to that region, but cannot be now. */
function hasLapsed(s: S, creature: number, region: number): boolean {
  let lapsed = false;
  for (const keys of keysOf(s, creature)) {
    if (!keys.regions.includes(region)) continue;
    if (isOpen(s, keys)) return false;
    lapsed = true;
  }
  return lapsed;
}

/** A site card may say that it counts as something else for hazards. ME-KEY-2008 */
function ownHazardType(s: S, site: number): number {
  const other = siteTextOf(printed.site(s, site)).forHazards;
  return other === undefined ? valueOf(s, siteType, site) : typeNumber(other);
}
/** Of a site card: what it counts as when hazards are played there. ME-CARD-0829 */
export const hazardSiteType = engine.attribute('site type for hazards', ownHazardType, {
  reads: (whose, _by, type) => say`${whose} is ${many(1, siteTypes[type])} for playing hazards`,
});
/** Of a site card: races whose creatures may all be played there, one bit each. */
export const racesAtSite = engine.attribute('races that may be played there', () => 0, 0);
/** The same of types of sites: creatures that are not unique may be keyed to the type of this one. */
export const commonRacesAtSite = engine.attribute('races that may be keyed to its type', () => 0, 0);
const isCommonThere = (s: S, creature: number, site: number): boolean =>
  (markOf(s, commonRacesAtSite, site) & racesOf(s, creature)) !== 0 && !hasKeyword(s, creature, 'unique');
/** The same of types of regions, one bit each: whatever could be keyed to one may be keyed to the site. */
export const regionsAtSite = engine.attribute('region types that may be keyed to it', () => 0, 0);
function isKeyedToOne(s: S, creature: number, types: number): boolean {
  const needs = printed.keyedRegions(s, creature);
  for (let type = 1; type < regionTypes.length; type++)
    if (((types >> type) & 1) === 1 && ((needs >> (3 * type)) & 7) > 0) return true;
  return false;
}
const isExcepted = (s: S, creature: number, site: number): boolean =>
  s.engine.definitions[s.card.def[creature]].names['en'] === siteTextOf(printed.site(s, site)).except;
const isAtHome = (s: S, creature: number, site: number): boolean =>
  ((valueOf(s, racesAtSite, site) & racesOf(s, creature)) !== 0 && !isExcepted(s, creature, site)) ||
  isKeyedToOne(s, creature, markOf(s, regionsAtSite, site));

/** Three bits a region type, and one bit a site type. */
export const packRegions = (needs: Readonly<Partial<Record<string, number>>>): number =>
  regionTypes.reduce((bits, type, i) => bits | ((needs[type] ?? 0) << (3 * i)), 0);

/**
 * The site that counts for hazards: where the company stands; on its way it stands nowhere, and where it goes counts.
 * ME-HAZ-2001, ME-MOVE-514
 */
export const hazardSite = (s: S, company: number): number =>
  s.company.site[company] || s.company.destination[company];
/** What that site counts as for a hazard: from hand it may be something else than on guard. ME-CARD-0829 */
export const hazardTypeOf = (s: S, site: number): number =>
  s.global.phase === Phase.movementHazard ? valueOf(s, hazardSiteType, site) : ownHazardType(s, site);

/** Nothing keeps creatures from being keyed to its site. ME-CARD-0473 */
export const isAlwaysOpen = (s: S, company: number): boolean =>
  siteTextOf(printed.site(s, hazardSite(s, company))).alwaysOpen === true;
/** Of a region, or of nothing at all: where only that site is open to creatures, they are keyed to nothing else. */
export const mayBeKeyedElsewhere = (s: S, company: number, to: number): boolean =>
  mayBeKeyedSo(s, company, to) && !(isAlwaysOpen(s, company) && areCreaturesBarred(s, company));

const needOf = (packed: number, type: number): number => (packed >> (3 * type)) & 7;
/** Of two packed needs: the lesser one of each type, where both have one. */
function lesserOfEach(a: number, b: number): number {
  let both = 0;
  for (let type = 1; type < regionTypes.length; type++) {
    const one = needOf(a, type);
    const other = needOf(b, type);
    both |= (one === 0 || other === 0 ? one + other : Math.min(one, other)) << (3 * type);
  }
  return both;
}
/** What it needs of each type of region in the path now, packed: by its symbols, or by what its text adds to them. */
function needsNow(s: S, creature: number): number {
  let needs = printed.keyedRegions(s, creature);
  for (const keys of keysOf(s, creature))
    if (keys.needs !== undefined && isOpen(s, keys)) needs = lesserOfEach(needs, keys.needs);
  return needs;
}

const WILDERNESS = regionTypes.indexOf('wilderness');
/** What the i-th region of the path counts as now. What has become two Wildernesses stays so. ME-CARD-0846 */
export const pathType = (s: S, i: number): number =>
  s.path.doubled[i] === 1
    ? WILDERNESS
    : s.channel.first[regionType.channel] === 0
      ? s.path.type[i]
      : valueOf(s, regionType, i);
/** What a region of a type counts as now in a path that is printed on a site: events change that too. ME-MOVE-4011 */
export const printedTypeNow = (s: S, type: number): number =>
  s.channel.first[regionType.channel] === 0 ? type : regionType.fold(s, 0, type);
/** Of a player: types of regions, one bit each, of which the paths of his companies have one fewer. */
export const fewerRegions = engine.marker('fewer regions', () => NOTHING);
const isFewer = (s: S, type: number): boolean =>
  ((markOf(s, fewerRegions, s.global.active) >> type) & 1) === 1;
/** How many regions of the path count as such now. */
export function regionsOfType(s: S, type: number): number {
  let n = 0;
  for (let i = 1; i <= s.global.pathLength; i++) if (pathType(s, i) === type) n += 1 + s.path.doubled[i];
  return n > 0 && isFewer(s, type) ? n - 1 : n;
}
/** One region of a type counts as two Wildernesses from now on. */
export function doubleRegion(s: S, type: number): void {
  for (let i = 1; i <= s.global.pathLength; i++)
    if (pathType(s, i) === type && s.path.doubled[i] === 0) {
      s.path.doubled[i] = 1;
      return;
    }
}

/** With region movement every region counts by name; otherwise those of origin and destination. ME-KEY-2001, 2004 */
export function passesThrough(s: S, company: number, region: number): boolean {
  // Whoever comes without a path, by air, passes through nothing.
  if (s.company.moved[company] === 0 || s.global.pathLength === 0) return false;
  if (s.global.byRegions === 1) {
    for (let i = 1; i <= s.global.pathLength; i++) if (s.path.region[i] === region) return true;
    return false;
  }
  return (
    regionOfPlace[printed.place(s, s.company.origin[company])] === region ||
    regionOfPlace[printed.place(s, s.company.destination[company])] === region
  );
}

export const key = (by: number, to: number): number => by * 256 + to;
const suitsType = (s: S, creature: number, site: number): boolean =>
  (printed.keyedSites(s, creature) & (1 << hazardTypeOf(s, site))) !== 0 || isCommonThere(s, creature, site);
/** It may be played at that very site; a site of some type in a region is meant by its name too. ME-KEY-2010 */
function suitsName(s: S, creature: number, site: number): boolean {
  if (isAtHome(s, creature, site)) return true;
  const name = printed.place(s, site);
  for (const keys of keysOf(s, creature)) {
    if (!isOpen(s, keys)) continue;
    if (keys.sites.includes(name) || keys.suits?.(s, site) === true) return true;
    const { typesIn } = keys;
    if (!typesIn?.regions.includes(regionOfPlace[name])) continue;
    if (((typesIn.types >> hazardTypeOf(s, site)) & 1) === 1) return true;
  }
  return false;
}

/** How a creature is keyed to a site card, by its type or else by its name; 0: not at all. ME-ONGUARD-2019 */
export function siteKey(s: S, creature: number, site: number): number {
  if (suitsType(s, creature, site)) return key(KeyedBy.siteType, hazardTypeOf(s, site));
  return suitsName(s, creature, site) ? key(KeyedBy.siteName, printed.place(s, site)) : 0;
}

/** What a creature was keyed to when it was declared is still there. ME-KEY-4003 */
export function isKeyedToWay(s: S, company: number, creature: number, key: number): boolean {
  const to = key & 255;
  const site = hazardSite(s, company);
  switch (key >> 8) {
    case KeyedBy.regionType: {
      const need = needOf(needsNow(s, creature), to);
      return need > 0 && regionsOfType(s, to) >= need;
    }
    case KeyedBy.regionName:
      return passesThrough(s, company, to) && !hasLapsed(s, creature, to);
    case KeyedBy.siteType:
      return hazardTypeOf(s, site) === to;
    default:
      return printed.place(s, site) === to && suitsName(s, creature, site);
  }
}

const COASTAL = regionTypes.indexOf('coastal-sea');
/** It could be keyed to some region that is no Coastal Sea, by its type or by its name. */
export function isKeyedInland(s: S, creature: number): boolean {
  if ((needsNow(s, creature) & ~(7 << (3 * COASTAL))) !== 0) return true;
  for (const keys of keysOf(s, creature))
    if (isOpen(s, keys) && keys.regions.some((region) => regionTypeOf[region] !== COASTAL)) return true;
  return false;
}

/** Some region of its path is one that the creature may be keyed to by name; each of them is offered. */
function keysByName(s: S, company: number, creature: number, o: Options | null): boolean {
  let any = false;
  const all = keysOf(s, creature);
  for (let i = 0; i < all.length; i++) {
    if (!isOpen(s, all[i])) continue;
    const { regions } = all[i];
    for (let j = 0; j < regions.length; j++)
      if (
        passesThrough(s, company, regions[j]) &&
        mayBeKeyedElsewhere(s, company, key(KeyedBy.regionName, regions[j]))
      ) {
        any = true;
        o?.choice(key(KeyedBy.regionName, regions[j]));
      }
  }
  return any;
}

/** Every way in which a creature can be keyed to where the company goes: choice numbers are by × 256 + to. */
export function keysOnWay(s: S, company: number, creature: number, o: Options | null): boolean {
  let any = false;
  const needs = s.company.moved[company] === 1 ? needsNow(s, creature) : 0;
  for (let type = 1; needs >> (3 * type) !== 0 && type < regionTypes.length; type++) {
    const need = needOf(needs, type);
    if (need === 0 || regionsOfType(s, type) < need) continue;
    if (!mayBeKeyedElsewhere(s, company, key(KeyedBy.regionType, type))) continue;
    any = true;
    o?.choice(key(KeyedBy.regionType, type));
  }
  if (any && o === null) return true;
  const site = hazardSite(s, company);
  const byType = key(KeyedBy.siteType, hazardTypeOf(s, site));
  const byName = key(KeyedBy.siteName, printed.place(s, site));
  if (suitsType(s, creature, site) && mayBeKeyedSo(s, company, byType)) {
    any = true;
    o?.choice(byType);
  }
  if (suitsName(s, creature, site) && mayBeKeyedSo(s, company, byName)) {
    any = true;
    o?.choice(byName);
  }
  return keysByName(s, company, creature, o) || any;
}
