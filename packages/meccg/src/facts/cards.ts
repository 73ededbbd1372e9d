/** The printed facts of every card, typed. Names and numbers only; what cards do stands in cards/. */
import type { Gender } from '@westmarch/kernel';
import cardFile from '../../cards/facts/cards.json' with { type: 'json' };
import genderFile from '../../cards/facts/genders.json' with { type: 'json' };
import siteFile from '../../cards/facts/sites.json' with { type: 'json' };
import {
  type Keyword,
  type Race,
  type RegionType,
  raceOf,
  racesIn,
  type SiteType,
  type Skill,
  skills,
} from './names.ts';
import { flag, isObject, objects, printed, text, texts } from './read.ts';

export interface CardFacts {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly kind: string;
  readonly alignment: string;
  readonly length: string;
  readonly itemClass: string;
  readonly race: Race;
  /** Every race of it, the first among them. */
  readonly races: readonly Race[];
  readonly skills: readonly Skill[];
  readonly keywords: readonly Keyword[];
  /** As texts speak of the person; of what is none, and of whom nobody knows it: none. */
  readonly gender: Gender;
  readonly avatar: boolean;
  readonly agent: boolean;
  readonly mind: number;
  readonly directInfluence: number;
  readonly prowess: number;
  /** 0 where there is none. */
  readonly body: number;
  readonly strikes: number;
  readonly corruptionPoints: number;
  readonly corruptionModifier: number;
  readonly points: number;
  /** Of a creature: only minions score for it. */
  readonly starred: boolean;
  readonly pointKind: string;
  readonly homeSites: readonly string[];
  /** How many regions of a type a creature needs in the path to be keyed to it. */
  readonly keyedRegions: Readonly<Partial<Record<RegionType, number>>>;
  readonly keyedSites: readonly SiteType[];
  readonly playableAsResource: boolean;
  readonly playableAsHazard: boolean;
  /** A creature that can also be played as an event. */
  readonly alsoEvent: boolean;
  readonly spawn: boolean;
  /** An event that is played as either of two lengths: the other one. */
  readonly otherLength: string;
  readonly stagePoints: number;
  readonly generalInfluence: number;
  /** Whose player alone may use it: a fallen-wizard by name, or the Balrog. */
  readonly specific: string;
  readonly startingMinorItem: boolean;
  /** Of a site: a Haven. */
  readonly haven: boolean;
}

const REGION: Readonly<Record<string, RegionType>> = {
  f: 'free-domain',
  b: 'border-land',
  w: 'wilderness',
  s: 'shadow-land',
  d: 'dark-domain',
  c: 'coastal-sea',
};
const SITE: Readonly<Record<string, SiteType>> = {
  H: 'haven',
  F: 'free-hold',
  B: 'border-hold',
  R: 'ruins-and-lairs',
  S: 'shadow-hold',
  D: 'dark-hold',
};
const ALIGNMENT: Readonly<Record<string, string>> = {
  Hero: 'hero',
  Minion: 'minion',
  'Fallen-wizard': 'fallen-wizard',
  Balrog: 'balrog',
  Neutral: 'neutral',
  Stage: 'stage',
  Dual: 'dual',
};
const KEYWORD: Readonly<Record<string, Keyword>> = {
  Environment: 'environment',
  Corruption: 'corruption',
  'Hoard Item': 'hoard item',
  'Dwarven Ring': 'Dwarven ring',
  'Magic Ring': 'magic ring',
  'Lesser Ring': 'lesser ring',
  Palantír: 'palantír',
  Ritual: 'ritual',
  'Light Enchantment': 'light enchantment',
  'Dark enchantment': 'dark enchantment',
  Spawn: 'Spawn',
  'Uruk-hai': 'Uruk-hai',
  'Olog-hai': 'Olog-hai',
  'Half-orc': 'half-orc',
  'Half-troll': 'half-troll',
  Leader: 'Leader',
  Command: 'command',
  Technology: 'technology',
  'Stolen Knowledge': 'stolen knowledge',
  'Lost Knowledge': 'lost knowledge',
  'Riddling attempt': 'riddling attempt',
  'Offering attempt': 'offering attempt',
  'Mind Ring': 'mind ring',
  'Spirit Ring': 'spirit ring',
  'Demon fána': 'demon fána',
  Spell: 'spell',
  Sorcery: 'sorcery',
  'Spirit-magic': 'spirit-magic',
  'Shadow-magic': 'shadow-magic',
};

/** The strikes of an attack that strikes each character of a company once. */
export const EACH = 255;

type Json = Readonly<Record<string, unknown>>;

/** Two agents are printed as hazards without a kind of their own: agents are characters. */
function kindOf(type: string, subtype: string): string {
  if (type === 'Character' || (type === 'Hazard' && subtype === '')) return 'character';
  if (type === 'Site') return 'site';
  if (type === 'Region') return 'region';
  if (type === 'Hazard') return subtype.startsWith('Creature') ? 'creature' : 'hazard event';
  if (subtype.endsWith('Item')) return 'item';
  if (subtype === 'Ally') return 'ally';
  if (subtype === 'Faction') return 'faction';
  return 'resource event';
}

function keying(playable: string): Pick<CardFacts, 'keyedRegions' | 'keyedSites'> {
  const regions: Partial<Record<RegionType, number>> = {};
  const sites: SiteType[] = [];
  for (const [, symbol] of playable.matchAll(/\{(\w)\}/g)) {
    const region = REGION[symbol];
    if (region !== undefined) regions[region] = (regions[region] ?? 0) + 1;
    const site = SITE[symbol];
    if (site !== undefined) sites.push(site);
  }
  return { keyedRegions: regions, keyedSites: sites };
}

const havens = new Set(objects(siteFile).flatMap((s) => (s['siteType'] === 'haven' ? [text(s, 'id')] : [])));

const genders = new Map<string, Gender>([
  ...genderFile.he.map((name): [string, Gender] => [name, 'he']),
  ...genderFile.she.map((name): [string, Gender] => [name, 'she']),
]);
const PERSONS: ReadonlySet<string> = new Set(['character', 'ally']);

function readCard(card: Json): CardFacts {
  const a: Json = isObject(card['attributes']) ? card['attributes'] : {};
  const subtype = text(a, 'subtype');
  const kind = kindOf(text(card, 'type'), subtype);
  const length = /(Short|Long|Permanent)-event/.exec(subtype)?.[1]?.toLowerCase() ?? 'none';
  const corruption = text(a, 'corruption');
  const names: Record<string, string> = {};
  if (isObject(card['name']))
    for (const [language, name] of Object.entries(card['name']))
      if (typeof name === 'string') names[language] = name;
  const own = new Set(
    text(a, 'skills')
      .split('/')
      .map((word) => word.toLowerCase()),
  );
  // A race that stands among the keywords is one already; magic is a keyword of what uses it.
  const words = [...texts(a, 'keywords'), text(a, 'magic')]
    .map((k) => KEYWORD[k])
    .filter((k) => k !== undefined);
  return {
    id: text(card, 'id'),
    names,
    kind,
    alignment: ALIGNMENT[text(card, 'alignment')] ?? 'none',
    length: kind.endsWith('event') ? length : 'none',
    itemClass: kind === 'item' ? subtype.replace(' Item', '').toLowerCase() : 'none',
    race: raceOf(text(a, 'race')),
    races: racesIn(text(a, 'race')),
    skills: skills.filter((skill) => own.has(skill)),
    keywords: flag(a, 'unique') ? ['unique', ...words] : words,
    gender: PERSONS.has(kind) ? (genders.get(names['en'] ?? '') ?? 'none') : 'none',
    avatar: flag(a, 'avatar'),
    agent: flag(a, 'agent'),
    mind: printed(text(a, 'mind')),
    directInfluence: printed(text(a, 'directInfluence')),
    prowess: printed(text(a, 'prowess')),
    body: printed(text(a, 'body')),
    strikes: text(a, 'strikes').startsWith('1/each') ? EACH : printed(text(a, 'strikes')),
    corruptionPoints: kind === 'character' ? 0 : printed(corruption),
    corruptionModifier: kind === 'character' ? printed(corruption) : 0,
    points: printed(text(a, 'marshallingPoints').replace(/^\(/, '0(')),
    starred: text(a, 'marshallingPoints').endsWith('*'),
    pointKind: text(a, 'marshallingPointsType') || 'none',
    homeSites: text(a, 'homeSite')
      .split(',')
      .map((s) => s.trim())
      .filter((s) => s !== ''),
    ...keying(text(a, 'playable')),
    playableAsResource: flag(a, 'playableAsResource'),
    playableAsHazard: flag(a, 'playableAsHazard'),
    alsoEvent: kind === 'creature' && subtype !== 'Creature',
    spawn: flag(a, 'spawn'),
    otherLength: /\/(Short|Long|Permanent)-event/.exec(subtype)?.[1]?.toLowerCase() ?? 'none',
    stagePoints: printed(text(a, 'stagePoints')),
    generalInfluence: printed(text(a, 'generalInfluence')),
    specific: text(a, 'specific'),
    startingMinorItem: flag(a, 'playableAsStartingMinorItem'),
    haven: havens.has(text(card, 'id')),
  };
}

export const allCards: readonly CardFacts[] = objects(cardFile).map(readCard);
const byId = new Map(allCards.map((card) => [card.id, card]));

/** Cards that no list names: what a printed one is in somebody's hands. */
const made = new Map<string, CardFacts>();
export const addMade = (card: CardFacts): unknown => made.set(card.id, card);

/** Undefined where there is no such card. */
export const factsIfAny = (id: string): CardFacts | undefined => byId.get(id);
export function factsOf(id: string): CardFacts {
  const found = byId.get(id) ?? made.get(id);
  if (found === undefined) throw new Error(`There are no facts for card "${id}".`);
  return found;
}
