/** The printed facts of every card, typed. Names and numbers only; what cards do stands in cards/. */
import type { Gender } from '@westmarch/kernel';
import cardFile from '../../cards/facts/cards.json' with { type: 'json' };
import genderFile from '../../cards/facts/genders.json' with { type: 'json' };
import {
  blocks,
  cultures,
  itemClasses,
  type Kind,
  type Loaded,
  loaded,
  races,
  sides,
  signets,
  type Unloaded,
  unloaded,
} from './names.ts';

export interface CardFacts {
  readonly id: string;
  readonly set: number;
  /** Set, rarity and number as printed: "1C290". LR-INFO-001 */
  readonly collectorsInfo: string;
  readonly title: string;
  readonly name: string;
  readonly gender: Gender;
  readonly kind: Kind;
  readonly side: string;
  readonly culture: string;
  readonly race: string;
  /** Its first class, and all of them. */
  readonly itemClass: string;
  readonly itemClasses: readonly string[];
  readonly signet: string;
  readonly unique: boolean;
  readonly twilight: number;
  readonly strength: number;
  readonly vitality: number;
  readonly resistance: number;
  readonly siteNumber: number;
  /** Of a site: on which side the player sits who lays the next one; 0 where it says nothing. */
  readonly arrow: number;
  /** Of a site: the block whose paths it is on. */
  readonly block: number;
  /** Of an ally: home sites as bits, and the block they belong to. */
  readonly home: number;
  readonly homeBlock: number;
  readonly canStartWithRing: boolean;
  readonly unloaded: readonly Unloaded[];
  readonly loaded: Readonly<Partial<Record<Loaded, number>>>;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const text = (from: Json, field: string): string => (typeof from[field] === 'string' ? from[field] : '');
const number = (from: Json, field: string): number => (typeof from[field] === 'number' ? from[field] : 0);

const texts = (x: unknown): readonly string[] =>
  Array.isArray(x) ? x.filter((word) => typeof word === 'string') : [];

const KINDS: Readonly<Record<string, Kind>> = {
  Companion: 'companion',
  Ally: 'ally',
  Minion: 'minion',
  Possession: 'possession',
  Artifact: 'artifact',
  Condition: 'condition',
  Event: 'event',
  Site: 'site',
  'The One Ring': 'ring',
  Follower: 'follower',
};
/** Without accents and capitals, which the sources write as they please: "Theoden". */
const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const oneOf = (names: readonly string[], word: string): string =>
  names.find((name) => bare(name) === bare(word)) ?? 'none';

const arrows = ['', 'Left', 'Right'];

const genders = new Map<string, Gender>([
  ...genderFile.he.map((title): [string, Gender] => [title, 'he']),
  ...genderFile.she.map((title): [string, Gender] => [title, 'she']),
]);
/** A sword or an army that is called after someone is nobody. */
const PERSONS: ReadonlySet<string> = new Set(['Companion', 'Ally', 'Minion', 'Follower']);
const genderOf = (card: Json): Gender =>
  card['unique'] === true && PERSONS.has(text(card, 'type'))
    ? (genders.get(text(card, 'title')) ?? 'none')
    : 'none';

const indexIn = (names: readonly string[], word: string): number => Math.max(0, names.indexOf(word));

function readCard(card: Json): CardFacts {
  const words = Array.isArray(card['keywords']) ? card['keywords'].filter(isObject) : [];
  const own: Partial<Record<Loaded, number>> = {};
  for (const name of loaded) {
    const found = words.find((w) => text(w, 'name') === name);
    if (found !== undefined) own[name] = number(found, 'value') || 1;
  }
  const names = new Set(words.map((w) => text(w, 'name')));
  const homes = Array.isArray(card['allyHome']) ? card['allyHome'].filter(isObject) : [];
  const classes = texts(card['itemClass']).map((word) => oneOf(itemClasses, word));
  const title = text(card, 'title');
  const subtitle = text(card, 'subtitle');
  return {
    id: text(card, 'id'),
    set: number(card, 'set'),
    collectorsInfo: text(card, 'collInfo'),
    title,
    name: subtitle === '' ? title : `${title}, ${subtitle}`,
    gender: genderOf(card),
    kind: KINDS[text(card, 'type')] ?? 'none',
    side: oneOf(sides, text(card, 'side')),
    culture: oneOf(cultures, text(card, 'culture')),
    race: oneOf(races, text(card, 'race')),
    itemClass: classes[0] ?? 'none',
    itemClasses: classes,
    signet: oneOf(signets, text(card, 'signet')),
    unique: card['unique'] === true,
    twilight: number(card, 'twilight'),
    strength: number(card, 'strength'),
    vitality: number(card, 'vitality'),
    resistance: number(card, 'resistance'),
    siteNumber: number(card, 'siteNumber'),
    arrow: indexIn(arrows, text(card, 'direction')),
    block: indexIn(blocks, text(card, 'block')),
    home: homes.reduce((set, home) => set | (1 << number(home, 'site')), 0),
    homeBlock: indexIn(blocks, text(homes[0] ?? {}, 'block')),
    canStartWithRing: card['canStartWithRing'] === true,
    unloaded: unloaded.filter((k) => names.has(k)),
    loaded: own,
  };
}

const list: unknown = cardFile;
export const allCards: readonly CardFacts[] = Array.isArray(list) ? list.filter(isObject).map(readCard) : [];
const byId = new Map(allCards.map((card) => [card.id, card]));

/** Undefined where there is no such card. */
export const factsIfAny = (id: string): CardFacts | undefined => byId.get(id);
export function factsOf(id: string): CardFacts {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There are no facts for card "${id}".`);
  return found;
}
