/** The printed faces of every card of the pool, with the text that is generated from what it does. */
import {
  type Against,
  CardKind,
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

const detained = (against: Against): string =>
  against === 'none'
    ? ''
    : against === 'always'
      ? ', detainment'
      : `, detainment against ${against} companies`;

/** Attacks with a creature from hand are no numbers: the text of the site tells of them. */
function attackText(def: number): string[] {
  const site = fact('kind', def) === CardKind.site ? sites[fact('site', def)] : undefined;
  return (site?.attacks ?? []).flatMap((a) => {
    if (a.fromHand !== null) return [];
    const strikes =
      a.strikes === 0 ? 'a strike for each character' : `${a.strikes} strike${a.strikes === 1 ? '' : 's'}`;
    return [
      `Automatic-attack: ${a.race === 'none' ? '' : `${a.race}, `}${strikes} of prowess ${a.prowess}${detained(a.detainment)}.`,
    ];
  });
}

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
    text: [...attackText(def), ...textOf(id)],
  };
}

let made: Face[] | null = null;
export function faces(): Face[] {
  made ??= engine.definitions.slice(1).map((definition) => faceOf(definition.index));
  return made;
}
