/**
 * What the deck builder asks: reading lists that somebody brings, checking a deck, and what is in it.
 *
 * Keeps  nothing that is brought can do more than be refused: a fault names the line or the field.
 */
import { RecordError } from '@westmarch/kernel';
import {
  type Deck,
  DeckLimits,
  type DeckLine,
  type DeckReport,
  type GameName,
  type ReadDecks,
} from '@westmarch/protocol';
import { libraryOf } from '../games.ts';
import { checkList } from './deck-check.ts';
import type { CheckOptions, Entry, Readable } from './game-library.ts';
import { unplayableIn } from './unplayable.ts';

const TWO = 2;
/** The optional rule by which a Wizard may turn into a Fallen-wizard; his deck has cards of both. */
const MAY_FALL = 'wizards-may-fall';

/** For what a deck is checked, as it says itself. */
const optionsOf = ({ length, side, format, against, needs }: Deck): CheckOptions => ({
  length: length ?? TWO,
  ...(format === undefined ? {} : { format }),
  ...(side === undefined ? {} : { side }),
  ...(against === undefined ? {} : { against }),
  ...(needs === MAY_FALL ? { mayFall: true } : {}),
});

/** The same card twice in one section is one line. */
function linesOf(entries: readonly Entry[]): DeckLine[] {
  const lines = new Map<string, DeckLine>();
  for (const { card, section, quantity } of entries) {
    if (card === null) continue;
    const key = `${section} ${card.id}`;
    const copies = (lines.get(key)?.quantity ?? 0) + quantity;
    if (copies > 0) lines.set(key, { section, card: card.id, quantity: Math.min(DeckLimits.copies, copies) });
  }
  return [...lines.values()].slice(0, DeckLimits.lines);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError('text', `it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const MOST_DECKS = 40;
const MOST_FAULTS = 60;

/** Every deck of a text in any format that `deck check` reads, with what could not be read. */
export function readDecks(game: GameName, text: string, name: string): ReadDecks {
  const { decks, title: gameTitle } = libraryOf(game);
  const options = { length: TWO };
  const isJson = /^\s*[[{]/.test(text);
  const title = name.trim() === '' ? 'A deck' : name;
  const lists: readonly Readable[] = isJson
    ? decks.readJson(parsed(text), title, options)
    : decks.readText(text, title, options);
  if (lists.every(({ entries }) => entries.every(({ card }) => card === null)))
    throw new RecordError(
      'text',
      isJson
        ? 'there is no deck in it: JSON of a deck has "sections" with lists of {"qty", "card"}'
        : `no line of it names a card of ${gameTitle}: a list has a line such as "3 Name of the card" for each`,
    );
  return lists.slice(0, MOST_DECKS).map((list) => {
    const unknown = list.entries.filter(({ card }) => card === null);
    const { problems } = checkList({ ...list, entries: unknown, check: nothing }, game);
    return {
      deck: { game, name: nameOf(list.name), notes: '', cards: linesOf(list.entries) },
      faults: problems.slice(0, MOST_FAULTS).map(({ line, message }) => ({ line, message })),
    };
  });
}
const nothing: Readable['check'] = () => ({ problems: [], counts: {}, sizes: '' });
const nameOf = (name: string): string => name.trim().slice(0, DeckLimits.name).trim() || 'A deck';

export function reportOn(deck: Deck): DeckReport {
  const { game, cards, name } = deck;
  const library = libraryOf(game);
  const list = library.decks.ofIds(cards, name, optionsOf(deck));
  const { problems, report } = checkList(list, game);
  const about = new Map(report.problems.map(({ message, lines }) => [message, lines]));
  return {
    legal: problems.length === 0,
    sizes: report.sizes,
    problems: problems.map(({ message, rules, line }) => ({
      message,
      rules: [...rules],
      cards: (about.get(message) ?? [line]).flatMap((at) => cards[at - 1]?.card ?? []),
    })),
    unplayable: unplayableIn(library, cards),
    analysis: library.analysis(cards),
  };
}
