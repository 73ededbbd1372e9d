/** The printed facts of sites and regions: where they lie, how they are reached, what guards them. */
import regionFile from '../../cards/facts/regions.json' with { type: 'json' };
import siteFile from '../../cards/facts/sites.json' with { type: 'json' };
import {
  type Alignment,
  alignments,
  type Race,
  type RegionType,
  raceOf,
  regionTypes,
  type SiteType,
  siteTypes,
} from './names.ts';
import { flag, isObject, number, objects, text, texts } from './read.ts';

export interface FromHand {
  readonly keyedTo: readonly string[];
  readonly nonUnique: boolean;
}

/** Companies that an automatic-attack is about. */
const companies = ['none', 'overt', 'covert', 'always'] as const;
export type Against = (typeof companies)[number];

export interface AutomaticAttack {
  readonly race: Race;
  /** 0: one for each character. */
  readonly strikes: number;
  readonly prowess: number;
  /** Which companies it only detains. ME-DETAIN-503 */
  readonly detainment: Against;
  /** Which companies face it at all. */
  readonly against: Against;
  readonly attackerChooses: boolean;
  readonly cannotBeCancelled: boolean;
  /** Whoever it wounds is eliminated, without a body check. */
  readonly woundedEliminated: boolean;
  /** What a creature must be keyed to that the hazard player may play from hand as this attack; none: it is printed. */
  readonly fromHand: FromHand | null;
  /** Wounded characters make a corruption check with this modifier; null: they make none. */
  readonly woundedCheck: number | null;
}

/** A site that an Under-deeps site is adjacent to, or any site of a region; and what must be rolled to get there. */
export interface AdjacentSite {
  readonly site: string;
  readonly anySiteIn: string;
  /** Its player chooses one as he plays the card. */
  readonly chosen: boolean;
  readonly roll: number;
}

export interface SiteFacts {
  readonly id: string;
  readonly name: string;
  readonly alignment: Alignment;
  readonly type: SiteType;
  /** None of a site in the Under-deeps. ME-UNDER-501 */
  readonly region: string;
  readonly nearestHaven: string;
  readonly path: readonly RegionType[];
  readonly havenPaths: readonly { readonly from: string; readonly path: readonly RegionType[] }[];
  readonly resourceDraws: number;
  readonly hazardDraws: number;
  readonly items: readonly string[];
  /** Classes of which only some items may be played. */
  readonly itemLimits: Readonly<Record<string, readonly string[]>>;
  readonly information: boolean;
  readonly attacks: readonly AutomaticAttack[];
  readonly underDeeps: boolean;
  /** Of a site in the Under-deeps: its surface site first. ME-UNDER-502 */
  readonly adjacent: readonly AdjacentSite[];
  /** It lies below no surface site. */
  readonly noSurfaceSite: boolean;
  /** Its card has a rule of its own. */
  readonly hasRule: boolean;
}

export interface RegionFacts {
  readonly id: string;
  readonly name: string;
  readonly type: RegionType;
  readonly adjacent: readonly string[];
  readonly adjacentForMinions: readonly string[];
}

const regionType = (word: string): RegionType => regionTypes.find((t) => t === word) ?? 'none';
const path = (words: readonly string[]): readonly RegionType[] => words.map(regionType);

const companiesIn = (word: string): Against | undefined => companies.find((one) => one === word);

type Json = Readonly<Record<string, unknown>>;

function readAttack(a: Json): AutomaticAttack {
  const check = a['woundedCheck'];
  return {
    race: raceOf(text(a, 'race')),
    strikes: a['strikes'] === 'each' ? 0 : number(a, 'strikes'),
    prowess: number(a, 'prowess'),
    detainment: companiesIn(text(a, 'detainment')) ?? 'none',
    against: companiesIn(text(a, 'against')) ?? 'always',
    attackerChooses: flag(a, 'attackerChooses'),
    cannotBeCancelled: flag(a, 'cannotBeCanceled'),
    woundedEliminated: flag(a, 'woundedEliminated'),
    fromHand: isObject(a['fromHand'])
      ? { keyedTo: texts(a['fromHand'], 'keyedTo'), nonUnique: flag(a['fromHand'], 'nonUnique') }
      : null,
    woundedCheck: typeof check === 'number' ? check : null,
  };
}

function readSite(site: Json): SiteFacts {
  const attacks = site['automaticAttacks'];
  const havens = site['havenPaths'];
  const underDeeps = flag(site, 'underDeeps');
  const adjacent = site['adjacent'];
  const limits = isObject(site['itemLimits']) ? site['itemLimits'] : {};
  return {
    id: text(site, 'id'),
    name: text(site, 'name'),
    alignment: alignments.find((a) => a === text(site, 'alignment').toLowerCase()) ?? 'none',
    type: siteTypes.find((t) => t === text(site, 'siteType')) ?? 'none',
    region: underDeeps ? '' : text(site, 'region'),
    nearestHaven: text(site, 'nearestHaven'),
    path: path(texts(site, 'sitePath')),
    havenPaths: Array.isArray(havens)
      ? havens.filter(isObject).map((h) => ({ from: text(h, 'from'), path: path(texts(h, 'path')) }))
      : [],
    resourceDraws: number(site, 'resourceDraws'),
    hazardDraws: number(site, 'hazardDraws'),
    items: texts(site, 'playableItems'),
    itemLimits: Object.fromEntries(
      Object.keys(limits).map((itemClass) => [itemClass, texts(limits, itemClass)]),
    ),
    information: flag(site, 'information'),
    attacks: Array.isArray(attacks) ? attacks.filter(isObject).map(readAttack) : [],
    underDeeps,
    adjacent: Array.isArray(adjacent)
      ? adjacent.filter(isObject).map((a) => ({
          site: text(a, 'site'),
          anySiteIn: text(a, 'anySiteIn'),
          chosen: text(a, 'chosen') !== '',
          roll: number(a, 'roll'),
        }))
      : [],
    noSurfaceSite: flag(site, 'noSurfaceSite'),
    hasRule: flag(site, 'hasRule'),
  };
}

export const allSites: readonly SiteFacts[] = objects(siteFile).map(readSite);
const byId = new Map(allSites.map((site) => [site.id, site]));
export function siteFactsOf(id: string): SiteFacts {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There are no facts for site "${id}".`);
  return found;
}
export const allRegions: readonly RegionFacts[] = objects(regionFile).map((r) => ({
  id: text(r, 'id'),
  name: text(r, 'name'),
  type: regionType(text(r, 'type')),
  adjacent: texts(r, 'adjacent'),
  adjacentForMinions: texts(r, 'adjacentRingwraithBalrog'),
}));
