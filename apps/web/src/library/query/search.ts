/** Searching: which cards fit, and in which order. */
import type { Library, Searchable } from './cards.ts';
import { type Query, readQuery } from './parse.ts';
import { begins } from './plain.ts';

export interface Found {
  readonly cards: readonly Searchable[];
  readonly query: Query;
}
export const ORDERS = ['best', 'name', 'set', 'type'] as const;
export type Order = (typeof ORDERS)[number];

/** The fewer, the better: the name begins with the words, has them, has them in another language, or does not. */
function rank({ name, names }: Searchable, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const wanted = words.join(' ');
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (words.every((word) => begins(name, word))) return 2;
  return words.every((word) => names.some((one) => begins(one, word))) ? 3 : 4;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function search(library: Library, text: string, order: Order = 'best'): Found {
  const query = readQuery(text, library);
  const found = library.cards.filter(query.test);
  if (order === 'set') return { cards: found, query };
  const key = new Map(found.map((one) => [one, order === 'best' ? rank(one, query.words) : 0] as const));
  return {
    query,
    cards: found.toSorted(
      (a, b) =>
        (key.get(a) ?? 0) - (key.get(b) ?? 0) ||
        (order === 'type' ? compare(a.card.kind, b.card.kind) || compare(a.card.title, b.card.title) : 0) ||
        (order === 'best' && query.words.length === 0 ? 0 : compare(a.name, b.name)),
    ),
  };
}
