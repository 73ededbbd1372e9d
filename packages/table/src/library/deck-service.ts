/**
 * What the deck builder asks: reading lists that somebody brings, checking a deck, and what is in it.
 *
 * Keeps  nothing that is brought can do more than be refused: a fault names the line or the field.
 */
import { RecordError } from '@westmarch/kernel';
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import {
  type Deck,
  DeckLimits,
  type DeckLine,
  type DeckReport,
  type GameName,
  type ReadDecks,
} from '@westmarch/protocol';
import { analyse } from './analysis.ts';
import { type CheckOptions, checkList, deckGames, type Entry, type Readable } from './deck-games.ts';

const TWO = 2;
/** The optional rule by which a Wizard may turn into a Fallen-wizard; his deck has cards of both. */
const MAY_FALL = 'wizards-may-fall';

/** A kind of player by its name; undefined where none is said. */
function sideNamed(given: string | undefined, field: string): meccg.SideName | undefined {
  const found = meccg.sides.find((name) => name === given && name !== 'none');
  if (given !== undefined && given !== '' && found === undefined)
    throw new RecordError(field, `"${given}" is no kind of player`);
  return found;
}

/** For what a deck is checked, as it says itself; throws a RecordError. */
export function optionsOf({
  length,
  side,
  format,
  against,
  needs,
}: Pick<Deck, 'against' | 'format' | 'length' | 'needs' | 'side'>): CheckOptions {
  const whose = sideNamed(side, 'deck.side');
  const whom = sideNamed(against, 'deck.against');
  const named = lotrTcg.formats.find((one) => one === (format ?? 'Fellowship'));
  if (named === undefined)
    throw new RecordError('deck.format', `"${format}" is no format: there are ${lotrTcg.formats.join(', ')}`);
  return {
    length: length ?? TWO,
    format: named,
    ...(whose === undefined ? {} : { side: whose }),
    ...(whom === undefined ? {} : { against: whom }),
    ...(needs === MAY_FALL ? { mayFall: true } : {}),
  };
}

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
  const decks = deckGames[game];
  const options = optionsOf({});
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
        : `no line of it names a card of ${decks.title}: a list has a line such as "3 Name of the card" for each`,
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

const statusOf = (game: GameName, id: string): string =>
  game === 'meccg' ? meccg.cardStatus(id) : lotrTcg.cardStatus(id);

/** Its cards that cannot be played yet, each once. Sites are of the whole map: those that are missing are not gone to. */
export const unplayableIn = ({ game, cards }: Pick<Deck, 'cards' | 'game'>): string[] => [
  ...new Set(
    cards
      .filter(({ section }) => game !== 'meccg' || section !== 'sites')
      .map(({ card }) => card)
      .filter((id) => statusOf(game, id) !== 'implemented'),
  ),
];

export function reportOn(deck: Deck): DeckReport {
  const { game, cards, name } = deck;
  const list = deckGames[game].ofIds(cards, name, optionsOf(deck));
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
    unplayable: unplayableIn(deck),
    analysis: game === 'meccg' ? analyse(cards) : null,
  };
}
