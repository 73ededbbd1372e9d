/** A tally in words, as lines that tools read, and as a page. */
import type { Interval } from '@westmarch/bots';
import type { CardTally, Matchup, Tally } from '@westmarch/table';
import { table } from '../table.ts';

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
export const bounds = ({ value, low, high }: Interval): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;
export const signed = (interval: Interval | null): string =>
  interval === null
    ? '–'
    : `${interval.value > 0 ? '+' : ''}${(interval.value * 100).toFixed(1)} (${(interval.low * 100).toFixed(1)} to ${(interval.high * 100).toFixed(1)})`;

export type NameOf = (id: string) => string;

const matchupRow = ({ name, games, won, drawn, lost, share }: Matchup): string[] => [
  name,
  String(games),
  `${won}, ${drawn}, ${lost}`,
  bounds(share),
];
const cardRow = (nameOf: NameOf, card: CardTally): string[] => [
  nameOf(card.id),
  String(card.seen),
  card.drawn.toFixed(2),
  card.played.toFixed(2),
  card.discarded.toFixed(2),
  card.withIt === null ? '–' : percent(card.withIt.value),
  signed(card.effect),
];

const MATCHUP_HEAD = ['against', 'games', 'won, drawn, lost', 'points'];
const CARD_HEAD = [
  'card',
  'games',
  'drawn',
  'played',
  'unplayed',
  'points with it',
  'effect in points of 100',
];

/** The hardest first. */
export const byShare = (matchups: readonly Matchup[]): Matchup[] =>
  matchups.filter(({ games }) => games > 0).toSorted((a, b) => a.share.value - b.share.value);

export function inWords(tally: Tally, nameOf: NameOf): string {
  const ends = Object.keys(tally.own).map((name) => [
    name,
    tally.own[name].toFixed(2),
    (tally.theirs[name] ?? 0).toFixed(2),
  ]);
  return [
    `${tally.deck}: ${tally.games} games, ${bounds(tally.all.share)} of the points; ${tally.turns.toFixed(1)} turns, ${tally.choices.toFixed(0)} choices a game`,
    '',
    table(MATCHUP_HEAD, byShare(tally.matchups).map(matchupRow)),
    '',
    table(['at the end', 'deck', 'others'], ends),
    '',
    table(
      CARD_HEAD,
      tally.cards.map((card) => cardRow(nameOf, card)),
    ),
    '',
    'In brackets: 95 % intervals. The effect of a card is the share of points in games in which it came to hand, less that in',
    'the others: what was drawn by luck, not what would happen without it.',
  ].join('\n');
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvLine = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => quoted(String(cell))).join(',');

/** One line for each card. */
export const inCsv = (tally: Tally, nameOf: NameOf): string =>
  [
    csvLine([
      'id',
      'name',
      'games',
      'drawn',
      'played',
      'unplayed',
      'with',
      'without',
      'effect',
      'low',
      'high',
    ]),
    ...tally.cards.map((card) =>
      csvLine([
        card.id,
        nameOf(card.id),
        card.seen,
        card.drawn,
        card.played,
        card.discarded,
        card.withIt?.value ?? '',
        card.without?.value ?? '',
        card.effect?.value ?? '',
        card.effect?.low ?? '',
        card.effect?.high ?? '',
      ]),
    ),
    '',
  ].join('\n');
