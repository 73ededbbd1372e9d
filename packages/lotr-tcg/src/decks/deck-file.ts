/** Files of decks that come with the game, read into lists of card ids. */
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

export type Json = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
export const text = (x: unknown): string => (typeof x === 'string' ? x : '');

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

/** Every deck of such a file beside what else its entry says. */
export const decksIn = (file: unknown): readonly { readonly entry: Json; readonly deck: DeckList }[] =>
  Array.isArray(file) ? file.filter(isObject).map((entry) => ({ entry, deck: readDeck(entry) })) : [];
