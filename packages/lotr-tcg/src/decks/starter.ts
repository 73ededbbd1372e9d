/** The starter decks, as lists of card ids. */
import deckFile from '../../cards/facts/decks-starter.json' with { type: 'json' };
import { type CardFacts, factsOf } from '../facts/cards.ts';

export interface DeckList {
  readonly key: string;
  readonly name: string;
  readonly ringBearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  readonly deck: readonly string[];
  /** Under the Starter Rules: who starts with the Ring-bearer; otherwise the first who fit. LR-START-013 */
  readonly start?: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const text = (x: unknown): string => (typeof x === 'string' ? x : '');

function section(sections: Json, name: string): string[] {
  const list = sections[name];
  if (!Array.isArray(list)) return [];
  return list
    .filter(isObject)
    .flatMap((entry) => Array.from({ length: Number(entry['qty']) || 0 }, () => text(entry['card'])));
}

function readDeck(deck: Json): DeckList {
  const sections: Json = isObject(deck['sections']) ? deck['sections'] : {};
  return {
    key: text(deck['key']),
    name: text(deck['name']),
    ringBearer: section(sections, 'Ring-bearer')[0] ?? '',
    ring: section(sections, 'The One Ring')[0] ?? '',
    sites: section(sections, 'Sites'),
    deck: [...section(sections, 'Free Peoples'), ...section(sections, 'Shadow')],
  };
}

const MOST_TWILIGHT = 4;
/**
 * The starting fellowship that goes with a deck under the Starter Rules: the companion whom the deck is named after,
 * then, as listed, everyone who still fits into four twilight. LR-START-013, DECISIONS F12
 */
export function fixedFellowship(deck: DeckList): readonly string[] {
  if (deck.start !== undefined) return deck.start;
  const companions = [...new Set(deck.deck)].map(factsOf).filter(({ kind }) => kind === 'companion');
  const named = companions.filter(({ title }) => deck.name.endsWith(title));
  const taken: CardFacts[] = [];
  let spent = 0;
  for (const one of [...named, ...companions]) {
    const again = taken.some(({ title }) => title === one.title) || one.title === titleOf(deck.ringBearer);
    if (again || spent + one.twilight > MOST_TWILIGHT) continue;
    taken.push(one);
    spent += one.twilight;
  }
  return taken.map(({ id }) => id);
}
const titleOf = (id: string): string => (id === '' ? '' : factsOf(id).title);

const list: unknown = deckFile;
export const starterDecks: readonly DeckList[] = Array.isArray(list)
  ? list.filter(isObject).map(readDeck)
  : [];
export const starterDeck = (key: string): DeckList | undefined => starterDecks.find((d) => d.key === key);
