/**
 * A deck as it is built: adding and taking out, where a card goes, its groups, counts and curves, and hands to try.
 *
 * Not    whether it is legal: the server says so.
 */
import type { Deck, DeckLine, DeckSection, GameName, LibraryCard } from '@westmarch/protocol';
import type { Library } from '../library/query/cards.ts';

const MOST = 99;

export const copiesOf = ({ cards }: Deck, id: string, section?: DeckSection): number =>
  cards.reduce(
    (sum, line) =>
      sum + (line.card === id && (section === undefined || line.section === section) ? line.quantity : 0),
    0,
  );
export const sizeOf = ({ cards }: Deck): number => cards.reduce((sum, { quantity }) => sum + quantity, 0);

/** Where a card goes when nobody says where. */
export function usualSection(game: GameName, card: LibraryCard): DeckSection {
  if (card.kind === 'site' || card.kind === 'region') return 'sites';
  return game === 'lotr-tcg' && card.kind === 'ring' ? 'ring' : 'deck';
}
/** Parts that hold one card: another takes its place. */
const SINGLE: ReadonlySet<DeckSection> = new Set(['ringBearer', 'ring']);

/** A deck with so many more of a card in a section; fewer than none are none. */
export function changed(deck: Deck, card: string, section: DeckSection, by: number): Deck {
  const at = deck.cards.findIndex((line) => line.card === card && line.section === section);
  const had = at < 0 ? 0 : deck.cards[at].quantity;
  const quantity = Math.max(0, Math.min(SINGLE.has(section) ? 1 : MOST, had + by));
  if (quantity === had) return deck;
  const line: DeckLine = { section, card, quantity };
  const others = SINGLE.has(section) ? deck.cards.filter((one) => one.section !== section) : deck.cards;
  const cards =
    quantity === 0
      ? deck.cards.filter((_line, i) => i !== at)
      : at < 0 || SINGLE.has(section)
        ? [...others, line]
        : deck.cards.with(at, line);
  return { ...deck, cards };
}
/** One copy of a card goes from one part to another. */
export const moved = (deck: Deck, card: string, from: DeckSection, to: DeckSection): Deck =>
  from === to || copiesOf(deck, card, from) === 0
    ? deck
    : changed(changed(deck, card, from, -1), card, to, 1);

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly section: DeckSection;
  readonly lines: readonly (DeckLine & { readonly face: LibraryCard | undefined })[];
  readonly count: number;
}

type Which = (card: LibraryCard | undefined) => boolean;
const isOf =
  (...kinds: readonly string[]): Which =>
  (card) =>
    card !== undefined && kinds.includes(card.kind);
const isShadow: Which = (card) => card?.facets['side']?.includes('Shadow') === true;
const isHazard = isOf('creature', 'hazard');
const isCharacter = isOf('character');

const GROUPS: Readonly<Record<GameName, readonly (readonly [string, DeckSection, Which])[]>> = {
  meccg: [
    ['Pool', 'pool', () => true],
    ['Characters', 'deck', isCharacter],
    ['Resources', 'deck', (card) => !isCharacter(card) && !isHazard(card)],
    ['Hazards', 'deck', isHazard],
    ['Sideboard', 'sideboard', () => true],
    ['Sites', 'sites', () => true],
  ],
  'lotr-tcg': [
    ['Ring-bearer', 'ringBearer', () => true],
    ['The One Ring', 'ring', () => true],
    ['Free Peoples', 'deck', (card) => !isShadow(card)],
    ['Shadow', 'deck', isShadow],
    ['Sites', 'sites', () => true],
  ],
};

/** The deck as it is shown: parts, and in each its cards by kind and name. */
export function groupsOf(deck: Deck, library: Library): Group[] {
  const lines = deck.cards.map((line) => Object.assign({ face: library.byId.get(line.card)?.card }, line));
  return GROUPS[deck.game].map(([title, section, fits]) => {
    const own = lines
      .filter((line) => line.section === section && fits(line.face))
      .sort((a, b) => compare(sortKey(a.face, a.card), sortKey(b.face, b.card)));
    return {
      key: title,
      title,
      section,
      lines: own,
      count: own.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const sortKey = (face: LibraryCard | undefined, id: string): string =>
  face === undefined
    ? id
    : `${face.kind} ${String(face.numbers['site'] ?? 0).padStart(2, '0')} ${face.name} ${face.subtitle}`;

/** How many there are by a word, most first. */
export function countsBy(
  deck: Deck,
  library: Library,
  word: (card: LibraryCard) => string,
  sections: readonly DeckSection[] = ['deck'],
): [string, number][] {
  const counts = new Map<string, number>();
  for (const { card, quantity, section } of deck.cards) {
    const face = library.byId.get(card)?.card;
    if (face === undefined || !sections.includes(section)) continue;
    const key = word(face);
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + quantity);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));
}

/** How many cards have each value of a number, from the least to the greatest, gaps included. */
export function curveOf(
  deck: Deck,
  library: Library,
  number: string,
  fits: (card: LibraryCard) => boolean,
): [number, number][] {
  const counts = new Map<number, number>();
  for (const { card, quantity, section } of deck.cards) {
    const face = library.byId.get(card)?.card;
    const value = face?.numbers[number];
    if (
      face === undefined ||
      value === undefined ||
      section === 'sites' ||
      section === 'sideboard' ||
      !fits(face)
    )
      continue;
    counts.set(value, (counts.get(value) ?? 0) + quantity);
  }
  if (counts.size === 0) return [];
  const least = Math.min(...counts.keys());
  const most = Math.max(...counts.keys());
  return Array.from({ length: most - least + 1 }, (_x, i) => [least + i, counts.get(least + i) ?? 0]);
}

/** Words in, numbers out: the same seed deals the same hands everywhere. */
function chance(seed: string): () => number {
  let state = 0x9e3779b9;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
/** Both games begin with eight cards. */
const HAND = 8;
/** What is drawn from the shuffled deck at the beginning. */
export function handOf({ cards }: Deck, seed: string): string[] {
  const rest = cards
    .filter(({ section }) => section === 'deck')
    .flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));
  const random = chance(seed);
  for (let i = rest.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [rest[i], rest[j]] = [rest[j], rest[i]];
  }
  return rest.slice(0, HAND);
}

/** The share of a link to a shared deck; null where the text is no such link. */
export const shareIn = (text: string): string | null =>
  /^\s*(?:https?:\/\/\S+)?\/decks\/shared\/([a-z0-9]{8,32})\/?\s*$/.exec(text)?.[1] ?? null;
