/**
 * Finding cards: by id, by any of their names, or by words of a name.
 *
 * Keeps  several printings of one card are one card, found by each of its ids.
 */
import { type Card, readFacts } from '../facts.ts';
import type { Game } from '../games.ts';
import { textField } from '../json.ts';
import { hintFor, plain } from '../near.ts';
import { Problem } from '../problem.ts';

/** A card in one or several printings; it is shown as its first. */
export interface Printed extends Card {
  readonly printings: readonly Card[];
}

/** Ids of later printings, with the first: all that tells them apart is where they were printed. */
function firstPrintings(game: Game): Map<string, string> {
  const { file, entries } = readFacts(game, 'printings');
  return new Map(entries.map((entry) => [textField(entry, 'id', file), textField(entry, 'of', file)]));
}

/** Every card once, with its printings in order. */
export function onceEach(cards: readonly Card[]): Printed[] {
  const games = [...new Set(cards.map(({ game }) => game))];
  const firsts = new Map(games.map((game) => [game, firstPrintings(game)]));
  const idOf = ({ game, id }: Card): string => `${game} ${firsts.get(game)?.get(id) ?? id}`;
  const byFirst = Map.groupBy(cards, idOf);
  return [...byFirst].map(([first, printings]) => {
    const shown = printings.find(({ game, id }) => `${game} ${id}` === first) ?? printings[0];
    return Object.assign({ printings }, shown);
  });
}

/** By id; else by whole name; else by another name or the title without its subtitle; else by all its words. */
export function findCards(wanted: string, cards: readonly Printed[]): Printed[] {
  const id = wanted.toLowerCase();
  const name = plain(wanted);
  const words = name.split(' ');
  const ways: ((card: Printed) => boolean)[] = [
    (card) => card.printings.some((printing) => printing.id.toLowerCase() === id),
    (card) => plain(card.name) === name,
    (card) => card.names.some((other) => plain(other) === name),
    (card) => words.every((word) => ` ${plain(card.name)} `.includes(` ${word} `)),
  ];
  for (const way of ways) {
    const found = cards.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** What was looked for is not there: near names. */
export function noSuchCard(wanted: string, cards: readonly Card[]): Problem {
  const names = cards.flatMap((card) => card.names);
  return new Problem(`there is no card "${wanted}"`, {
    hint: hintFor(wanted, names, 'names may be in any language, ids are like TW-1 or 1_89'),
  });
}
