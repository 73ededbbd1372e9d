/**
 * Every card of Middle-earth CCG as the library has it: its face, and the words and numbers it is found by.
 *
 * Owns   faces of cards that cannot be played yet, made of their printed facts; the others are those of the table.
 * Keeps  both are alike: a test holds the faces of the table against those that facts would make.
 */
import {
  allCards,
  allRegions,
  type CardFacts,
  cardStatus,
  EACH,
  firstPrinting,
  printingsOf,
  type SiteFacts,
  siteFactsOf,
} from '@westmarch/meccg';
import type { Face, LibraryCard } from '@westmarch/protocol';
import { faces } from '../../meccg/faces.ts';
import { capital } from '../../words.ts';
import { known } from '../words.ts';

const regions = new Map(allRegions.map((region) => [region.id, region]));
const placeOf = (card: CardFacts): SiteFacts | null => (card.kind === 'site' ? siteFactsOf(card.id) : null);

const SHAPES: Readonly<Record<string, string>> = { 'resource event': 'resource', 'hazard event': 'hazard' };

function titleOf(card: CardFacts): string {
  const { kind, race } = card;
  if (kind === 'item') return `${card.itemClass} item`;
  if (kind.endsWith('event')) return `${card.length} ${kind}`;
  if (kind === 'site') return placeOf(card)?.type ?? 'site';
  if (kind === 'region') return regions.get(card.id)?.type ?? 'region';
  if (kind === 'creature') return `${race} creature`;
  if (kind === 'character') return card.avatar ? race : `${race} character`;
  return kind;
}
function toneOf(card: CardFacts): string {
  if (card.kind.endsWith('event')) return card.length;
  if (card.kind === 'item') return card.itemClass;
  if (card.kind === 'site' || card.kind === 'region') return titleOf(card);
  return card.race;
}

function numbersOf(card: CardFacts): Record<string, number> {
  const site = placeOf(card);
  const all = {
    prowess: card.prowess,
    body: card.body,
    strikes: card.strikes,
    mind: card.avatar ? 0 : card.mind,
    corruption: card.corruptionPoints,
    points: card.points,
  };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0)),
    ...(card.strikes === EACH ? { strikes: 0 } : {}),
    ...(card.kind === 'character' ? { influence: card.directInfluence } : {}),
    ...(site === null ? {} : { draws: site.resourceDraws, hazards: site.hazardDraws }),
  };
}

/** Where a creature may be keyed, or the way to a site. */
function pathOf(card: CardFacts): string[] {
  const site = placeOf(card);
  if (site !== null) return [...site.path];
  if (card.kind !== 'creature') return [];
  return [
    ...Object.entries(card.keyedRegions).flatMap(([type, n]) => Array.from({ length: n }, () => type)),
    ...card.keyedSites,
  ];
}

const UNDER_DEEPS = 'Under-deeps';
const regionOf = (site: SiteFacts): string => (site.underDeeps ? UNDER_DEEPS : site.region);

function wordsOf(card: CardFacts): string[] {
  const site = placeOf(card);
  if (site !== null)
    return [
      regionOf(site),
      ...site.items.map((item) => `${item} items`),
      ...(site.information ? ['information'] : []),
    ];
  return [
    ...card.skills,
    ...card.keywords.filter((word) => word !== 'unique'),
    ...(card.points === 0 ? [] : [`${card.pointKind} points`]),
  ];
}

/** The face of a card by its printed facts alone: it says nothing that only a written card knows. */
export function factFace(card: CardFacts): Face {
  const site = placeOf(card);
  return {
    id: card.id,
    name: card.names['en'] ?? card.id,
    subtitle: site === null ? '' : regionOf(site),
    kind: SHAPES[card.kind] ?? card.kind,
    title: capital(titleOf(card)),
    tone: toneOf(card),
    unique: card.keywords.includes('unique'),
    numbers: numbersOf(card),
    words: wordsOf(card).map((word) => ({ word, meaning: '' })),
    path: pathOf(card),
    text: [],
  };
}

function facetsOf(card: CardFacts): Record<string, string[]> {
  const site = placeOf(card);
  const region = regions.get(card.id);
  const resource = ['item', 'ally', 'faction', 'resource event'].includes(card.kind);
  const hazard = card.kind === 'creature' || card.kind === 'hazard event';
  return known({
    type: [
      card.kind,
      ...(resource || card.playableAsResource ? ['resource'] : []),
      ...(hazard || card.playableAsHazard ? ['hazard'] : []),
      ...(card.alsoEvent ? ['hazard event'] : []),
    ],
    side: [card.alignment],
    race: [...card.races],
    class: [card.itemClass],
    length: [card.length, card.otherLength],
    skill: [...card.skills],
    keyword: card.keywords.filter((word) => word !== 'unique'),
    points: [card.pointKind],
    home: [...card.homeSites],
    region: site === null ? (region === undefined ? [] : [region.name]) : [regionOf(site)],
    site: site === null ? [...card.keyedSites] : [site.type],
    land: region === undefined ? Object.keys(card.keyedRegions) : [region.type],
    path: site === null ? [] : [...new Set(site.path)],
    holds: site === null ? [] : [...site.items, ...(site.information ? ['information'] : [])],
    for: [card.specific],
    is: [
      ...(card.keywords.includes('unique') ? ['unique'] : []),
      ...(card.avatar ? ['avatar'] : []),
      ...(card.agent ? ['agent'] : []),
      ...(card.haven ? ['haven'] : []),
      ...(site?.underDeeps === true ? ['under-deeps'] : []),
    ],
  });
}

const cardOf = (card: CardFacts, face: Face): LibraryCard => ({
  ...face,
  set: card.id.split('-')[0],
  names: Object.fromEntries(
    Object.entries(card.names).filter(([language, name]) => language !== 'en' && name !== card.names['en']),
  ),
  printings: [...printingsOf(card.id)],
  state: cardStatus(card.id),
  facets: facetsOf(card),
  values: card.stagePoints === 0 ? {} : { stage: card.stagePoints },
});

export function meccgCards(): LibraryCard[] {
  const drawn = new Map(faces().map((face) => [face.id, face]));
  return allCards
    .filter(({ id }) => firstPrinting(id) === id)
    .map((card) => cardOf(card, drawn.get(card.id) ?? factFace(card)));
}
