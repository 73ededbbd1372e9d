/** The printed faces of every card of the pool, with the text that is generated from what it does. */
import {
  CardKind,
  factsIfAny,
  itemClasses,
  keywords,
  kinds,
  lengths,
  meccg,
  pointKinds,
  races,
  regionTypes,
  sites,
  siteTypes,
  skills,
  textOf,
} from '@westmarch/meccg';
import type { Face } from '@westmarch/protocol';
import { capital } from '../words.ts';

const { engine } = meccg;
const fact = (name: string, def: number): number => engine.fact(name)[def];
const bits = (set: number, names: readonly string[]): string[] =>
  names.filter((_name, i) => (set & (1 << i)) !== 0);

const SKILLS: Readonly<Record<string, string>> = {
  warrior: 'Fights: some items and cards are for warriors.',
  scout: 'Moves unseen: some cards that avoid attacks are for scouts.',
  ranger: 'Knows the wild: some cards about journeys are for rangers.',
  sage: 'Knows lore: some cards about knowledge and corruption are for sages.',
  diplomat: 'Speaks well: some cards that influence others are for diplomats.',
};

/** The silhouette. Events of both sides have their own. */
const SHAPES: Readonly<Record<number, string>> = {
  [CardKind.resourceEvent]: 'resource',
  [CardKind.hazardEvent]: 'hazard',
};

function titleOf(def: number): string {
  const kind = fact('kind', def);
  if (kind === CardKind.item) return `${itemClasses[fact('itemClass', def)]} item`;
  if (kind === CardKind.resourceEvent) return `${lengths[fact('length', def)]} resource event`;
  if (kind === CardKind.hazardEvent) return `${lengths[fact('length', def)]} hazard event`;
  if (kind === CardKind.site)
    return siteTypes[sites[fact('site', def)]?.type === undefined ? 0 : typeOf(def)];
  if (kind === CardKind.creature) return `${races[fact('race', def)]} creature`;
  if (kind === CardKind.character)
    return fact('avatar', def) === 1 ? races[fact('race', def)] : `${races[fact('race', def)]} character`;
  return kinds[kind];
}

const typeOf = (def: number): number =>
  siteTypes.findIndex((type) => type === sites[fact('site', def)]?.type);

function toneOf(def: number): string {
  switch (fact('kind', def)) {
    case CardKind.site:
      return siteTypes[typeOf(def)];
    case CardKind.resourceEvent:
    case CardKind.hazardEvent:
      return lengths[fact('length', def)];
    case CardKind.item:
      return itemClasses[fact('itemClass', def)];
    default:
      return races[fact('race', def)];
  }
}

/** A strike for each character of the company. */
const EACH = 255;

/** Numbers that stand on the face; those that are nothing are left out. No strikes: one for each. */
function numbersOf(def: number): Record<string, number> {
  const kind = fact('kind', def);
  const all: Record<string, number> = {
    prowess: fact('prowess', def),
    body: fact('body', def),
    strikes: fact('strikes', def),
    mind: fact('avatar', def) === 1 ? 0 : fact('mind', def),
    corruption: fact('corruptionPoints', def),
    points: fact('points', def),
  };
  const site = kind === CardKind.site ? sites[fact('site', def)] : undefined;
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0)),
    ...(all['strikes'] === EACH ? { strikes: 0 } : {}),
    ...(kind === CardKind.character ? { influence: fact('directInfluence', def) } : {}),
    ...(kind === CardKind.faction && fact('influenceNumber', def) > 0
      ? { number: fact('influenceNumber', def) }
      : {}),
    ...(site === undefined || site === null ? {} : { draws: site.resourceDraws, hazards: site.hazardDraws }),
  };
}

/** Sites of the Under-deeps lie in no region. */
const UNDER_DEEPS = 'Under-deeps';
function whereIs(def: number): string {
  const site = sites[fact('site', def)];
  return site?.underDeeps === true ? UNDER_DEEPS : (site?.region ?? '');
}

function wordsOf(def: number): Face['words'] {
  const kind = fact('kind', def);
  const site = kind === CardKind.site ? sites[fact('site', def)] : undefined;
  const plain = (word: string): Face['words'][number] => ({ word, meaning: SKILLS[word] ?? '' });
  if (site !== undefined && site !== null)
    return [
      site.underDeeps ? UNDER_DEEPS : site.region,
      ...site.items.map((item) => `${item} items`),
      ...(site.information ? ['information'] : []),
    ].map(plain);
  const worth = fact('points', def);
  return [
    ...bits(fact('skill', def), skills).map(plain),
    ...bits(fact('keyword', def), keywords)
      .filter((word) => word !== 'unique')
      .map(plain),
    ...(worth === 0
      ? []
      : [
          {
            word: `${pointKinds[fact('pointKind', def)]} points`,
            meaning: 'Marshalling points of this kind count at the Council.',
          },
        ]),
  ];
}

/** Where a creature may be keyed, or the way to a site. */
function pathOf(def: number): string[] {
  const kind = fact('kind', def);
  if (kind === CardKind.site) return [...(sites[fact('site', def)]?.path ?? [])];
  if (kind !== CardKind.creature) return [];
  const packed = fact('keyedRegions', def);
  return [
    ...regionTypes.flatMap((type, i) => Array.from({ length: (packed >> (3 * i)) & 7 }, () => type)),
    ...bits(fact('keyedSites', def), siteTypes),
  ];
}

/** What the text of a site says first, and its face shows as facts. */
const HEADS: Readonly<Record<string, string>> = {
  'Nearest Haven': 'nearest Haven',
  Playable: 'playable',
};
const ATTACKS = /^Automatic-attacks?: (.+)\.$/;

/** Attacks one by one, as they come: two attacks are two. */
function attacksOf(def: number, said: string): Facts {
  const attacks = sites[fact('site', def)]?.attacks ?? [];
  return said.split(', then ').map((text, i) => {
    const attack = attacks[i];
    const short = attack === undefined || attack.fromHand !== null ? 'hand' : shortOf(attack);
    return { name: 'attack', text: capital(text), short };
  });
}
const shortOf = ({ strikes, prowess }: { strikes: number; prowess: number }): string =>
  `${strikes === 0 ? 'each' : strikes}×${prowess}`;

type Facts = NonNullable<Face['facts']>;
const SHORT_ITEMS: Readonly<Record<string, string>> = {
  minor: 'm',
  major: 'M',
  greater: 'G',
  'gold ring': '○',
  special: '✧',
};

/** The text without what stands as facts, and the facts. */
function factsAndText(def: number, id: string): { facts: Facts; text: string[] } {
  const facts: { name: string; text: string; short: string }[] = [];
  const text: string[] = [];
  const homes = factsIfAny(id)?.homeSites ?? [];
  if (homes.length > 0) facts.push({ name: 'home', text: homes.join(' or '), short: '' });
  const isSite = fact('kind', def) === CardKind.site;
  for (const line of textOf(id)) {
    const attacks = isSite ? ATTACKS.exec(line)?.[1] : undefined;
    const [head, rest] = line.split(': ', 2);
    const name = isSite && rest !== undefined ? HEADS[head] : undefined;
    if (attacks !== undefined) facts.push(...attacksOf(def, attacks));
    else if (name !== undefined)
      facts.push({
        name,
        text: line.slice(head.length + 2).replace(/\.$/, ''),
        short: name === 'playable' ? playableSigns(def) : '',
      });
    else text.push(line);
  }
  const keyed = fact('kind', def) === CardKind.creature ? keyingInWords(pathOf(def)) : '';
  if (keyed !== '') facts.push({ name: 'keyed to', text: keyed, short: '' });
  return { facts, text };
}

const playableSigns = (def: number): string =>
  (sites[fact('site', def)]?.items ?? []).map((item) => SHORT_ITEMS[item] ?? '').join('');

/** "2 Wildernesses, Ruins & Lairs": how many of a type the path needs. */
function keyingInWords(path: readonly string[]): string {
  const counted = new Map<string, number>();
  for (const type of path) counted.set(type, (counted.get(type) ?? 0) + 1);
  return [...counted]
    .map(([type, n]) => (n === 1 ? nameOfType(type) : `${n} × ${nameOfType(type)}`))
    .join(', ');
}
const nameOfType = (type: string): string => (type === 'ruins-and-lairs' ? 'Ruins & Lairs' : capital(type));

function faceOf(def: number): Face {
  const { id, names } = engine.definitions[def];
  const kind = fact('kind', def);
  return {
    id,
    name: names['en'] ?? id,
    subtitle: kind === CardKind.site ? whereIs(def) : '',
    kind: SHAPES[kind] ?? kinds[kind],
    title: capital(titleOf(def)),
    tone: toneOf(def),
    unique: (fact('keyword', def) & (1 << keywords.indexOf('unique'))) !== 0,
    numbers: numbersOf(def),
    words: wordsOf(def),
    path: pathOf(def),
    ...factsAndText(def, id),
  };
}

let made: Face[] | null = null;
export function faces(): Face[] {
  made ??= engine.definitions.slice(1).map((definition) => faceOf(definition.index));
  return made;
}
