/** Lists of decks of The Lord of the Rings TCG: read in every format, and checked. */
import { RecordError } from '@westmarch/kernel';
import {
  cardNames,
  cardStatus,
  checkDeck,
  type Format,
  factsIfAny,
  formatRules,
  formats,
  isCardNamed,
  type ReadList,
  readJson,
  readText,
  sections,
} from '@westmarch/lotr-tcg';
import type { Deck, DeckLine } from '@westmarch/protocol';
import type { CheckOptions, GameDecks, Readable } from '../game-library.ts';

function formatOf({ format = 'Fellowship' }: Pick<CheckOptions, 'format'>): Format {
  const found = formats.find((one) => one === format);
  if (found === undefined)
    throw new RecordError('deck.format', `"${format}" is no format: there are ${formats.join(', ')}`);
  return found;
}

function readable(list: ReadList, format: Format): Readable {
  return {
    ...list,
    check() {
      const { problems, counts } = checkDeck(list.entries, { format });
      const { freePeoples, shadow, sites } = counts;
      const sizes = `${freePeoples} Free Peoples, ${shadow} Shadow cards, ${sites} sites; ${format}`;
      return { problems, counts, sizes };
    },
  };
}
const entriesOf = (lines: readonly DeckLine[]): ReadList['entries'] =>
  lines.map(({ section, card, quantity }, i) => ({
    line: i + 1,
    section: sections.find((one) => one === section) ?? 'deck',
    quantity,
    name: card,
    card: factsIfAny(card) ?? null,
  }));

/**
 * Tables without a format take decks as they are: printed ones are played across formats. One's own must be legal in
 * the format that it is for, and its sites must have numbers. LR-DECK-014
 */
function whyUnplayable({ format, cards }: Deck): string | null {
  const played = formats.find((one) => one === (format ?? 'Fellowship')) ?? 'Fellowship';
  if (!formatRules[played].numbered)
    return `its sites have no numbers, so choose the format ${played} when you open the game`;
  const entries = entriesOf(cards);
  const strange = entries.find(({ card }) => card === null);
  if (strange !== undefined) return `there is no card ${strange.name}`;
  const [problem] = checkDeck(entries, { format: played }).problems;
  if (problem !== undefined) return `${problem.message} (${problem.rules.join(' ')})`;
  const unwritten = cards.find(({ card }) => cardStatus(card) !== 'implemented');
  return unwritten === undefined
    ? null
    : `${factsIfAny(unwritten.card)?.name ?? unwritten.card} is not written yet`;
}

export const lotrDecks: GameDecks = {
  sides: [],
  formats,
  cardNames,
  isCard: isCardNamed,
  readText: (text, name, options) => [readable(readText(text, name), formatOf(options))],
  readJson(value, name, options) {
    const format = formatOf(options);
    return readJson(value, name).map((list) => readable(list, format));
  },
  ofIds: (lines, name, options) =>
    readable({ name, faults: [], entries: entriesOf(lines) }, formatOf(options)),
  whyUnplayable,
};
