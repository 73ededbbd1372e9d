/**
 * How a card is written down: its id, from which its printed facts come, and what it does.
 */
import { type Ability, type CardSpec, type OtherNumbers, type Phrase } from '@westmarch/kernel';
import { type CardFacts, factsOf } from '../facts/cards.ts';
import {
  type Keyword,
  type Race,
  type RegionType,
  races,
  type SideName,
  type SiteType,
  siteTypes,
} from '../facts/names.ts';
import { type SiteFacts, siteFactsOf } from '../facts/sites.ts';
import { placeIndex, regionIndex, siteIndex } from '../map/map.ts';
import type { AgentWays } from '../rules/agents/travel.ts';
import type { Call } from '../rules/combat/called-attacks.ts';
import type { CompanyKind } from '../rules/companies/kind.ts';
import type { Spared } from '../rules/hazards/creatures.ts';
import { packRegions } from '../rules/hazards/keying.ts';
import type { OnGuardUse } from '../rules/hazards/on-guard.ts';
import type { RingTable } from '../rules/items/ring-tests.ts';
import type { SiteText } from '../rules/sites/site-texts.ts';
import type { S } from '../state.ts';
import { withOwnName } from './own-name.ts';

/** Sites of some kind, and how they read. */
export interface SiteWhere {
  readonly suits: (s: S, site: number) => boolean;
  readonly say: Phrase;
}

/** Regions by name, and types of regions with how many of them the path needs. */
export interface KeyedRegions {
  readonly regions?: readonly string[];
  readonly types?: Readonly<Partial<Record<RegionType, number>>>;
}

export interface CardText {
  /** Sites where an ally, a faction or a special item may be played. */
  readonly at?: readonly string[];
  /** Any site of some kind where it may be played. */
  readonly atAny?: SiteWhere;
  /** It may be played at a tapped site. */
  readonly atTapped?: boolean;
  /** Such a character must tap to play it. */
  readonly playedBy?: { readonly who: (s: S, character: number) => boolean; readonly say: Phrase };
  /** Nobody else may bear it. */
  readonly borneBy?: { readonly who: (s: S, character: number) => boolean; readonly say: Phrase };
  /** It works even for a bearer who uses no items; or for nobody but him. */
  readonly usedByAll?: boolean | 'a Ringwraith alone';
  /** Which of its abilities, counted from 1, bind even a bearer who has nothing else from it. ME-ITEM-007 */
  readonly binds?: readonly number[];
  /** It leaves the site as it is. */
  readonly keepsSite?: boolean;
  /** A faction comes if the influence check is greater than this. */
  readonly needs?: number;
  /** What the race of whoever tries is worth. */
  readonly standard?: Readonly<Partial<Record<Race, number>>>;
  /** What other factions are worth, whoever has them in play. */
  readonly standardFactions?: Readonly<Record<string, number>>;
  /** Once a faction is in play, this is its number. */
  readonly onceWon?: number;
  /** An Orc or Troll leader who wins it may lead it. */
  readonly led?: boolean;
  /** A faction may be influenced away at any site where it could be played. */
  readonly lostAnywhere?: boolean;
  /** What else is worth something to an attempt: asked of the player who tries. */
  readonly standardIf?: {
    readonly by: number;
    readonly when: (s: S, player: number, faction: number) => boolean;
    readonly say: Phrase;
  };
  /** What whoever tries is worth, by what he is beside his race. */
  readonly standardFor?: readonly {
    readonly by: number;
    readonly who: (s: S, character: number) => boolean;
    readonly say: Phrase;
  }[];
  /** In his organization phase its player may bring it from his sideboard into his play deck. */
  readonly fetched?: boolean;
  /** Regions and sites that a creature may be keyed to by name. */
  readonly keyedTo?: {
    readonly regions?: readonly string[];
    readonly sites?: readonly string[];
    /** Sites of these types in the regions that it names: as they are now, not as they are printed. */
    readonly types?: readonly SiteType[];
    /** Every site in the regions that it names, or that are of a type it names. */
    readonly anySite?: boolean;
    /** Types of regions that the facts do not list: one of them is enough. */
    readonly regionTypes?: readonly RegionType[];
    /** Every site of some kind. */
    readonly at?: SiteWhere;
    /** With Doors of Night in play also to these regions, and to every site in them. */
    readonly atNight?: readonly string[];
    /** With Doors of Night in play also to every site of some kind. */
    readonly nightAt?: SiteWhere;
    /** With Doors of Night in play, or while it is not, also to these regions, and to no site for that. */
    readonly byNight?: KeyedRegions;
    readonly byDay?: KeyedRegions;
  };
  /** Companies that its attack only detains. */
  readonly detainment?: readonly CompanyKind[];
  /** It is played against companies of one kind alone. */
  readonly prey?: CompanyKind;
  /** It may not be played against a company with such a character. */
  readonly spares?: { readonly whom: Spared; readonly say: Phrase };
  /** An event that strengthens creatures in another way than by modifying attacks. ME-MP-4018 */
  readonly enhances?: boolean;
  /** The unique card that it is a manifestation of. */
  readonly manifests?: string;
  /** It makes an ally of the creature that it lies on. */
  readonly tames?: boolean;
  /** It bars no other manifestation. */
  readonly yields?: boolean;
  /** The unique Dragon that it is a manifestation of. */
  readonly dragon?: string;
  /** It adds its attack to those that guard a site, unless a card is in play. */
  readonly guards?: { readonly site: string; readonly unless: string; readonly attackerChooses: boolean };
  /** It adds an automatic-attack to every site of a type, to one by name, or to every version of the site it lies on. */
  readonly addsAttack?: {
    readonly type?: SiteType;
    readonly site?: string;
    readonly sites?: readonly string[];
    /** To every other version of its site. */
    readonly elsewhere?: true;
    /** What it is called, where it is of no race. */
    readonly called?: string;
    /** It cannot be cancelled. */
    readonly certain?: true;
    readonly race: Race;
    readonly strikes: number | 'each';
    readonly prowess: number;
    readonly body?: number;
  };
  /** Site types at which an item may not be played. */
  readonly notAt?: readonly SiteType[];
  /** Where it may be stored, beside Havens if it is an item. */
  readonly storeAt?: { readonly sites?: readonly string[]; readonly types?: readonly SiteType[] };
  /** It is used where it lies stored. */
  readonly usedStored?: boolean;
  /** It can never be stored. */
  readonly neverStored?: boolean;
  /** Its bearer may try to be rid of it at a Haven instead of untapping or healing, with a roll greater than this. */
  readonly havenRemoval?: number;
  /** It is played only at such sites, among those that list its class. */
  readonly onlyAt?: SiteWhere;
  /** Of a gold ring: a test lets its player search play deck and discard pile for a lesser ring. */
  readonly testSearches?: boolean;
  /** Of a gold ring: what a test may show it to be. */
  readonly tests?: RingTable;
  /** It is stored with the card it lies on. */
  readonly storedWith?: boolean;
  /** What lies on it stays with it when it is stored, and is worth nothing by itself. */
  readonly keepsOn?: boolean;
  /** Of a Ringwraith: he may join another one, and needs no influence. */
  readonly joinsRingwraiths?: boolean;
  /** It is a resource or a hazard: a hazard in every respect for who plays no minions. ME-CARD-0731 */
  readonly twofold?: boolean;
  /** Its player is Sauron as long as it is in play. */
  readonly makesSauron?: boolean;
  /** It takes prisoners: at sites of these types, or at the one where it lies; and the attacks that a rescue must face. */
  readonly host?: {
    readonly types?: readonly SiteType[];
    readonly attacks:
      | readonly { readonly race: Race; readonly strikes: number; readonly prowess: number }[]
      | 'guards';
    /** Its prisoners lose their rings, too. */
    readonly takesRings?: boolean;
  };
  /** Whoever would be discarded is laid with it instead. */
  readonly presses?: boolean;
  /** Of an Orc or Troll: results of a body check that discard it. */
  readonly discardOn?: readonly number[];
  /** It was played on a company, and goes with it. */
  readonly onCompany?: boolean;
  /** Of a character: he comes in the turn in which one of these does, without counting as the one of the turn. */
  readonly comesWith?: readonly string[];
  /** It may not be included with a starting company. */
  readonly notStarting?: boolean;
  /**
   * Begun with, it lets one character be in the starting company who otherwise may not, and goes with him: an agent, or
   * one of more mind than his side begins with.
   */
  readonly letsBegin?: { readonly agent?: true; readonly mind?: number };
  /** It calls an agent to the company that it lies with, and goes with him. */
  readonly callsAgent?: boolean;
  /** Of an agent: what it says of its ways. */
  readonly ways?: AgentWays;
  /** Nobody may bear two of it. */
  readonly onePerBearer?: boolean;
  /** No company may have two of it. */
  readonly onePerCompany?: boolean;
  /** Players of these alignments may not have it in their decks. */
  readonly barredFrom?: readonly SideName[];
  /** It does not count against the hazard limit. */
  readonly free?: boolean;
  /** An event that taps the site by its own text. */
  readonly tapsSite?: boolean;
  /** How many attacks a creature makes, where that is more than one. */
  readonly attacks?: number;
  /** They are all against one character. */
  readonly sameTarget?: boolean;
  /** A printed body that the facts lack. */
  readonly body?: number;
  /** A printed race that the facts lack. */
  readonly race?: Race;
  /** Why its text says other numbers than the printed one. */
  readonly otherNumbers?: OtherNumbers;
  /** Keywords that the facts do not list. */
  readonly keywords?: readonly Keyword[];
  /**
   * What a hazard event may be revealed for when it lies on guard. One that does not say is never revealed: it means
   * nothing in a site phase, or returns the company, taps it or its site, or may remove a character. ME-ONGUARD-2011, 9003
   */
  readonly onGuard?: OnGuardUse;
  /** Of a site: the hazards in play that it calls to its defence. */
  readonly calls?: Call;
  /** Of a site: what it says about itself. */
  readonly site?: SiteText;
  /** Of a site: its miscellaneous marshalling points once it is stored. */
  readonly worthStored?: number;
}

export interface CardDefinition {
  readonly id: string;
  readonly facts: CardFacts;
  /** What it says beside its abilities. */
  readonly text: CardText;
  readonly abilities: readonly Ability[];
}

/** What is written of a card beside its id: abilities in their order, and fields of its text. */
export type CardPart = Ability | CardText;
const isAbility = (part: CardPart): part is Ability => 'kind' in part;

export function defineCard(id: string, ...parts: readonly CardPart[]): CardDefinition {
  const text: CardText = Object.assign({}, ...parts.filter((part) => !isAbility(part)));
  const facts = factsOf(id);
  const abilities = parts.filter(isAbility);
  return {
    id,
    facts,
    text,
    abilities: abilities.map((ability) =>
      Object.assign({}, ability, { say: withOwnName(ability.say, facts) }),
    ),
  };
}

/** The cards of a file: called once for each card, in the order of their numbers. */
export interface CardFile {
  (id: string, ...parts: readonly CardPart[]): void;
  readonly cards: readonly CardDefinition[];
}
export function cardFile(): CardFile {
  const cards: CardDefinition[] = [];
  const add = (id: string, ...parts: readonly CardPart[]): void => void cards.push(defineCard(id, ...parts));
  return Object.assign(add, { cards });
}
/** The cards of several files, as a set has them. */
export const cardSet = (...files: readonly CardFile[]): readonly CardDefinition[] =>
  files.flatMap(({ cards }) => cards);

/** A type of region that is needed once. */
const oneOfEach = (types: readonly RegionType[]): Partial<Record<RegionType, number>> =>
  Object.fromEntries(types.map((type) => [type, 1]));

export function specOf({ id, facts, text, abilities }: CardDefinition): CardSpec {
  if (facts.kind === 'site') return siteSpec(siteFactsOf(id), abilities, text.worthStored ?? 0);
  return {
    id,
    names: facts.names,
    facts: {
      kind: facts.kind,
      alignment: facts.alignment,
      length: facts.length,
      itemClass: facts.itemClass,
      race: text.race ?? facts.race,
      skill: facts.skills,
      keyword: [...facts.keywords, ...(text.keywords ?? [])],
      pointKind: facts.pointKind,
      avatar: facts.avatar ? 1 : 0,
      mind: facts.mind,
      directInfluence: facts.directInfluence,
      prowess: facts.kind === 'item' ? 0 : facts.prowess,
      body: text.body ?? (facts.kind === 'item' ? 0 : facts.body),
      strikes: facts.strikes,
      corruptionPoints: facts.corruptionPoints,
      corruptionModifier: facts.corruptionModifier,
      points: facts.points,
      stagePoints: facts.stagePoints,
      generalInfluence: facts.generalInfluence,
      keyedRegions: packRegions({ ...facts.keyedRegions, ...oneOfEach(text.keyedTo?.regionTypes ?? []) }),
      keyedSites: facts.keyedSites.reduce((bits, type) => bits | (1 << siteTypes.indexOf(type)), 0),
      influenceNumber: text.needs ?? 0,
    },
    abilities,
  };
}

/** `worth`: its miscellaneous marshalling points once it is stored. */
function siteSpec(site: SiteFacts, abilities: readonly Ability[], worth: number): CardSpec {
  return {
    id: site.id,
    names: { ...factsOf(site.id).names, en: site.name },
    facts: {
      kind: 'site',
      alignment: site.alignment,
      site: siteIndex(site.id),
      place: placeIndex(site.name),
      points: worth,
      stagePoints: factsOf(site.id).stagePoints,
      pointKind: 'miscellaneous',
    },
    abilities,
  };
}

/** The numbers of named sites; an unknown name is an error of ours. */
export const placeNumbers = (names: readonly string[]): number[] =>
  names.map((name) => found(placeIndex(name), name));
export const regionNumbers = (names: readonly string[]): number[] =>
  names.map((name) => found(regionIndex(name), name));
export const typeNumbers = (types: readonly SiteType[]): number[] => types.map((t) => siteTypes.indexOf(t));
export const raceBits = (names: readonly Race[]): number =>
  names.reduce((bits, name) => bits | (1 << races.indexOf(name)), 0);
export const raceNumbers = (standard: Readonly<Partial<Record<Race, number>>>): [number, number][] =>
  races.flatMap((race, i): [number, number][] => (standard[race] === undefined ? [] : [[i, standard[race]]]));

function found(index: number, name: string): number {
  if (index === 0) throw new Error(`There is no "${name}" on the map.`);
  return index;
}
