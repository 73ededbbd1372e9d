/** The printed facts of sites and regions: where they lie, how they are reached, what guards them. */
import regionFile from '../../cards/facts/regions.json' with { type: 'json' };
import siteFile from '../../cards/facts/sites.json' with { type: 'json' };
import { type Race, type RegionType, raceOf, regionTypes, type SiteType, siteTypes } from './names.ts';
import { flag, isObject, number, objects, text, texts } from './read.ts';

export interface AutomaticAttack {
  readonly race: Race;
  /** 0: one for each character. */
  readonly strikes: number;
  readonly prowess: number;
  readonly detainment: boolean;
  /** A creature from the hazard player's hand instead of fixed numbers. */
  readonly fromHand: boolean;
  /** Wounded characters make a corruption check with this modifier; null: they make none. */
  readonly woundedCheck: number | null;
}

export interface SiteFacts {
  readonly id: string;
  readonly name: string;
  readonly alignment: string;
  readonly type: SiteType;
  readonly region: string;
  readonly nearestHaven: string;
  readonly path: readonly RegionType[];
  readonly havenPaths: readonly { readonly from: string; readonly path: readonly RegionType[] }[];
  readonly resourceDraws: number;
  readonly hazardDraws: number;
  readonly items: readonly string[];
  readonly information: boolean;
  readonly attacks: readonly AutomaticAttack[];
  readonly underDeeps: boolean;
  /** Its card has a rule of its own. */
  readonly hasRule: boolean;
}

export interface RegionFacts {
  readonly id: string;
  readonly name: string;
  readonly type: RegionType;
  readonly adjacent: readonly string[];
}

const regionType = (word: string): RegionType => regionTypes.find((t) => t === word) ?? 'none';
const path = (words: readonly string[]): readonly RegionType[] => words.map(regionType);

type Json = Readonly<Record<string, unknown>>;

function readAttack(a: Json): AutomaticAttack {
  const check = a['woundedCheck'];
  return {
    race: raceOf(text(a, 'race')),
    strikes: a['strikes'] === 'each' ? 0 : number(a, 'strikes'),
    prowess: number(a, 'prowess'),
    detainment: a['detainment'] === true,
    fromHand: a['fromHand'] !== undefined && a['fromHand'] !== false,
    woundedCheck: typeof check === 'number' ? check : null,
  };
}

function readSite(site: Json): SiteFacts {
  const attacks = site['automaticAttacks'];
  const havens = site['havenPaths'];
  return {
    id: text(site, 'id'),
    name: text(site, 'name'),
    alignment: text(site, 'alignment').toLowerCase(),
    type: siteTypes.find((t) => t === text(site, 'siteType')) ?? 'none',
    region: text(site, 'region'),
    nearestHaven: text(site, 'nearestHaven'),
    path: path(texts(site, 'sitePath')),
    havenPaths: Array.isArray(havens)
      ? havens.filter(isObject).map((h) => ({ from: text(h, 'from'), path: path(texts(h, 'path')) }))
      : [],
    resourceDraws: number(site, 'resourceDraws'),
    hazardDraws: number(site, 'hazardDraws'),
    items: texts(site, 'playableItems'),
    information: flag(site, 'information'),
    attacks: Array.isArray(attacks) ? attacks.filter(isObject).map(readAttack) : [],
    underDeeps: flag(site, 'underDeeps'),
    hasRule: flag(site, 'hasRule'),
  };
}

export const allSites: readonly SiteFacts[] = objects(siteFile).map(readSite);
export const heroSites: readonly SiteFacts[] = allSites.filter((site) => site.alignment === 'hero');
export const allRegions: readonly RegionFacts[] = objects(regionFile).map((r) => ({
  id: text(r, 'id'),
  name: text(r, 'name'),
  type: regionType(text(r, 'type')),
  adjacent: texts(r, 'adjacent'),
}));
