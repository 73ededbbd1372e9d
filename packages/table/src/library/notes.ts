/** Counts in sentences: what the notes on decks of both games are put together from. */
import { capital, listOf } from '../words.ts';

export interface Some<Card> {
  readonly card: Card;
  readonly quantity: number;
}
export const sum = <Card>(all: readonly Some<Card>[], of: (card: Card) => number = () => 1): number =>
  all.reduce((n, { card, quantity }) => n + quantity * of(card), 0);

/** Totals by a word, the greatest first; what is nothing is left out. */
export function totals<Card>(
  all: readonly Some<Card>[],
  word: (card: Card) => string,
  of: (card: Card) => number = () => 1,
): [string, number][] {
  const found = new Map<string, number>();
  for (const { card, quantity } of all) {
    const key = word(card);
    if (key !== '' && key !== 'none') found.set(key, (found.get(key) ?? 0) + quantity * of(card));
  }
  return [...found].filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1]);
}
export const inWords = (found: readonly (readonly [string, number])[], most: number): string =>
  listOf(found.slice(0, most).map(([word, n]) => `${word} (${n})`));
export const sentence = (text: string): string => `${capital(text)}.`;
