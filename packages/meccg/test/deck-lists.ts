/** The printed decks as lists, and decks made of them by a line more or less. */
import decks from '../cards/facts/decks-challenge.json' with { type: 'json' };
import { checkDeck, type DeckOptions } from '../src/decks/legality.ts';
import { findCard, type ListEntry, readJson, type Section } from '../src/decks/list.ts';
import { allCards } from '../src/facts/cards.ts';

const lists = readJson(decks, 'decks');
/** The lines of a Challenge Deck, sites and all. */
export function lines(letter: string): readonly ListEntry[] {
  const found = lists.find(({ name }) => name.startsWith(`${letter} · `));
  if (found === undefined) throw new Error(`There is no Challenge Deck ${letter}.`);
  return found.entries;
}
export const line = (section: Section, name: string, quantity = 1): ListEntry => ({
  line: 0,
  section,
  quantity,
  name,
  card: findCard(name),
});
export const broken = (
  entries: readonly ListEntry[],
  options: Partial<DeckOptions> = {},
): readonly string[] => checkDeck(entries, { length: 2, ...options }).problems.flatMap(({ rules }) => rules);
/** A deck with more lines. */
export const add = (letter: string, ...more: readonly ListEntry[]): readonly string[] =>
  broken([...lines(letter), ...more]);
export const without = (letter: string, ...ids: readonly string[]): readonly ListEntry[] =>
  lines(letter).filter(({ card }) => !ids.includes(card?.id ?? ''));
export const sideOf = (letter: string): string => checkDeck(lines(letter), { length: 2 }).side;
/** What lies in no Challenge Deck of that letter, so that it can be added. */
export const unused = (letter: string, which: (card: (typeof allCards)[number]) => boolean): string => {
  const names = new Set(lines(letter).map(({ card }) => card?.names['en']));
  const found = allCards.find((card) => which(card) && !names.has(card.names['en']));
  if (found === undefined) throw new Error('There is no such card.');
  return found.id;
};
