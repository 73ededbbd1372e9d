/** The Challenge Decks, as lists of card ids. */
import deckFile from '../../cards/facts/decks-challenge.json' with { type: 'json' };
import type { SideName } from '../facts/names.ts';
import { isObject, number, objects, text } from '../facts/read.ts';

export interface DeckList {
  readonly key: string;
  readonly name: string;
  readonly deck: readonly string[];
  readonly pool: readonly string[];
  readonly sideboard: readonly string[];
  /** Whose it is, where the cards do not say. */
  readonly side?: SideName;
}

function section(sections: unknown, name: string): string[] {
  const list = isObject(sections) ? sections[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list
    .filter(isObject)
    .flatMap((entry) => Array.from({ length: number(entry, 'qty') }, () => text(entry, 'card')));
}

export const challengeDecks: readonly DeckList[] = objects(deckFile).map((d) => ({
  key: text(d, 'key'),
  name: text(d, 'name'),
  deck: section(d['sections'], 'Deck'),
  pool: section(d['sections'], 'Pool'),
  sideboard: section(d['sections'], 'Sideboard'),
}));

/** The deck of that letter. */
export function challengeDeck(letter: string): DeckList | undefined {
  return challengeDecks.find((d) => d.key === letter);
}
