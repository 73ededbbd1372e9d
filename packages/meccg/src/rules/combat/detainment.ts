/**
 * Attacks that only detain: whoever they beat is tapped, not wounded, and nobody scores for them. ME-DETAIN
 *
 * Owns   which creatures detain which companies: by their own text, and minions by what they are or are keyed to.
 * Not    what becomes of a strike of such an attack (strike.ts), or automatic-attacks, which detain only where the site
 *        says so (ME-DETAIN-503).
 */
import { markOf, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type Race, races, regionTypes, siteTypes } from '../../facts/names.ts';
import { regionTypeOf } from '../../map/map.ts';
import type { S } from '../../state.ts';
import { racesOf } from '../cards/races.ts';
import { type CompanyKind, isOfKind } from '../companies/kind.ts';
import { hazardSite, hazardTypeOf, KeyedBy } from '../hazards/keying.ts';
import { sideOf } from '../sides.ts';

const against = new Map<number, readonly CompanyKind[]>();
/** A creature detains such companies. */
export function registerDetainment(def: number, kinds: readonly CompanyKind[]): void {
  against.set(def, kinds);
}
const detainsByText = (s: S, creature: number, company: number): boolean =>
  against.get(s.card.def[creature])?.some((kind) => isOfKind(s, company, kind)) === true;

const bits = (...names: Race[]): number => names.reduce((all, name) => all | (1 << races.indexOf(name)), 0);
/** Servants of the Shadow never harm minions. ME-DETAIN-504 */
const SERVANTS = bits('Nazgûl', 'Agent');
const NAZGUL = bits('Nazgûl');
/** These do not in a Shadow-land. ME-DETAIN-506 */
const FRIENDS = bits('Man', 'Orc', 'Troll', 'Undead');
const DARK_DOMAIN = regionTypes.indexOf('dark-domain');
const SHADOW_LAND = regionTypes.indexOf('shadow-land');
const DARK_SITES = new Set(
  ['haven', 'dark-hold', 'shadow-hold'].map((type) => siteTypes.findIndex((t) => t === type)),
);

/** An attack keyed to a type of region, or to a region of that type by its name. ME-DETAIN-505..507 */
const detainsInRegion = (type: number, of: number): boolean =>
  type === DARK_DOMAIN || (type === SHADOW_LAND && (of & FRIENDS) !== 0);

/** What a site card says of creatures that are keyed to it. */
export const KeyedHere = { harm: 1, harmButNazgul: 2, detain: 3 } as const;
/** Of a site card: one of these, or 0 where it says nothing. */
export const keyedHere = engine.attribute('creatures keyed to it', () => 0, {
  reads: (whose, _by, how) =>
    how === KeyedHere.detain
      ? say`creatures keyed to ${whose} attack as detainment`
      : how === KeyedHere.harm
        ? say`creatures keyed to ${whose} attack normally, not as detainment`
        : say`non-Nazgûl creatures played at ${whose} attack normally, not as detainment`,
});
const isKeyedToSite = (key: number): boolean =>
  key >> 8 === KeyedBy.siteType || key >> 8 === KeyedBy.siteName;
/** What the site says of a creature that is keyed to it; 0: nothing. */
function saidHere(s: S, creature: number, company: number, key: number): number {
  if (!isKeyedToSite(key)) return 0;
  const said = markOf(s, keyedHere, hazardSite(s, company));
  if (said !== KeyedHere.harmButNazgul) return said;
  return (racesOf(s, creature) & NAZGUL) === 0 ? KeyedHere.harm : 0;
}

/** Minions are detained by their own kind, and wherever the Shadow rules. `key` is what the creature is keyed to. */
function detainsMinions(s: S, creature: number, company: number, key: number): boolean {
  const said = saidHere(s, creature, company, key);
  if (said !== 0) return said === KeyedHere.detain;
  const of = racesOf(s, creature);
  if ((of & SERVANTS) !== 0) return true;
  const to = key & 255;
  switch (key >> 8) {
    case KeyedBy.regionType:
      return detainsInRegion(to, of);
    case KeyedBy.regionName:
      return detainsInRegion(regionTypeOf[to], of);
    case KeyedBy.siteType:
      return DARK_SITES.has(to);
    case KeyedBy.siteName:
      return DARK_SITES.has(hazardTypeOf(s, hazardSite(s, company)));
    default:
      return false;
  }
}

/** A creature that is keyed so detains a company. ME-DETAIN-4004 */
export const detains = (s: S, creature: number, company: number, key: number): boolean =>
  detainsByText(s, creature, company) ||
  (sideOf(s, s.company.player[company]).detained && detainsMinions(s, creature, company, key));
