/**
 * The cards of a catalogue made ready to be searched: plain names and texts, and the fields there are with their values.
 *
 * Keeps  fields come from the cards themselves: a fact that the catalogue gains can be searched at once.
 */
import type { Catalogue, LibraryCard } from '@westmarch/protocol';
import { plain } from './plain.ts';

export interface Searchable {
  readonly card: LibraryCard;
  /** Its name as it is shown, then all names. */
  readonly name: string;
  readonly names: readonly string[];
  readonly words: string;
  readonly text: string;
  readonly facets: Readonly<Record<string, readonly string[] | undefined>>;
  readonly numbers: Readonly<Record<string, number | undefined>>;
}

export interface Library {
  readonly catalogue: Catalogue;
  readonly cards: readonly Searchable[];
  /** By the id of any printing. */
  readonly byId: ReadonlyMap<string, Searchable>;
  /** Fields that are words, each with its values as they are written. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
  readonly numbers: readonly string[];
}

/** The name with its second line: "Aragorn, Ranger of the North". Of sites the second line is the region. */
export const fullName = ({ name, subtitle, kind }: LibraryCard): string =>
  subtitle === '' || kind === 'site' ? name : `${name}, ${subtitle}`;

const STATES = { implemented: 'playable', partial: 'partial', missing: 'unwritten' } as const;

function searchable(card: LibraryCard, sets: ReadonlyMap<string, string>): Searchable {
  const facets: Record<string, readonly string[]> = {
    ...card.facets,
    set: [card.set, ...card.printings.map(setOfId)],
    is: [
      ...(card.facets['is'] ?? []),
      STATES[card.state],
      ...(card.printings.length > 0 ? ['reprinted'] : []),
    ],
  };
  const words = [card.title, card.subtitle, ...card.words.map(({ word }) => word), sets.get(card.set) ?? ''];
  return {
    card,
    name: plain(fullName(card)),
    names: [fullName(card), ...Object.values(card.names), card.id].map(plain),
    words: plain(words.join(' ')),
    text: plain(card.text.join(' ')),
    facets: Object.fromEntries(Object.entries(facets).map(([field, of]) => [field, of.map(plain)])),
    numbers: { ...card.numbers, ...card.values },
  };
}

/** "TW" of TW-12, "1" of 1_290. */
export const setOfId = (id: string): string => id.split(/[-_]/)[0];

export function libraryOf(catalogue: Catalogue): Library {
  const sets = new Map(catalogue.sets.map(({ set, name }) => [set, name]));
  const cards = catalogue.cards.map((card) => searchable(card, sets));
  const facets = new Map<string, Set<string>>([
    ['set', new Set(sets.keys())],
    ['is', new Set(Object.values(STATES))],
  ]);
  const numbers = new Set<string>();
  for (const { card, numbers: own } of cards) {
    for (const [field, values] of Object.entries(card.facets)) {
      const known = facets.get(field) ?? new Set();
      facets.set(field, known);
      for (const value of values) known.add(value);
    }
    for (const name of Object.keys(own)) numbers.add(name);
  }
  return {
    catalogue,
    cards,
    byId: new Map(cards.flatMap((one) => [one.card.id, ...one.card.printings].map((id) => [id, one]))),
    facets: new Map([...facets].map(([field, values]) => [field, [...values].sort()])),
    numbers: [...numbers],
  };
}
