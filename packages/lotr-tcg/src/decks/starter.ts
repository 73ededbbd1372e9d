/** The starter decks, as lists of card ids. */
import deckFile from '../../cards/facts/decks-starter.json' with { type: 'json' };

export interface DeckList {
  readonly key: string;
  readonly name: string;
  readonly ringBearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  readonly deck: readonly string[];
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

const list: unknown = deckFile;
export const starterDecks: readonly DeckList[] = Array.isArray(list)
  ? list.filter(isObject).map(readDeck)
  : [];
export const starterDeck = (key: string): DeckList | undefined => starterDecks.find((d) => d.key === key);
