/** What a study found of the cards, as lines that tables read. */
import type { DeckTally } from '@westmarch/protocol';

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One line for each card. */
export const cardsAsCsv = (tally: DeckTally, nameOf: (id: string) => string): string =>
  [
    ['id', 'name', 'games', 'drawn', 'played', 'unplayed', 'effect', 'low', 'high'],
    ...tally.cards.map(({ id, seen, drawn, played, discarded, effect }) => [
      id,
      nameOf(id),
      seen,
      drawn,
      played,
      discarded,
      effect?.value ?? '',
      effect?.low ?? '',
      effect?.high ?? '',
    ]),
  ]
    .map((cells) => `${cells.map((cell) => quoted(String(cell))).join(',')}\n`)
    .join('');
