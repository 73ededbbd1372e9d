/** What came of an arena: for programs, for people, and as a line of the kept results. */
import { type Interval, shareOf } from '@westmarch/bots';
import { decksLong } from '../games.ts';
import { eloInterval } from './arithmetic.ts';
import type { Fought, Order } from './fight.ts';

export interface Report extends Omit<Fought, 'pairs'> {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly decks: string;
  readonly against: string;
  readonly length: number | null;
  readonly seed: string;
  readonly games: number;
  readonly share: Interval;
  /** Null where it is endless. */
  readonly elo: { readonly [end in keyof Interval]: number | null };
  readonly choicesPerSecond: number;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? Math.round(value) : null);
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export function reportOf(order: Order, { pairs, ...fought }: Fought): Report {
  const share = shareOf(pairs);
  const { value, low, high } = eloInterval(share);
  return {
    game: order.game,
    bots: order.bots,
    decks: order.decks ?? 'all',
    against: order.against ?? 'the same',
    length: order.game === 'meccg' ? order.length : null,
    seed: order.seed,
    games: fought.won + fought.drawn + fought.lost,
    ...fought,
    cpuSeconds: Math.round(fought.cpuSeconds * 10) / 10,
    share: { value: rounded(share.value), low: rounded(share.low), high: rounded(share.high) },
    elo: { value: finite(value), low: finite(low), high: finite(high) },
    choicesPerSecond: Math.round(fought.choices / fought.cpuSeconds),
  };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const signed = (value: number | null, endless: string): string =>
  value === null ? endless : value > 0 ? `+${value}` : String(value);

export const shareInWords = ({ share: { value, low, high } }: Report): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;
export function eloInWords({ elo: { value, low, high }, share }: Report): string {
  const [most, least] = ['+∞', '−∞'];
  return `${signed(value, share.value === 1 ? most : least)} (${signed(low, least)} to ${signed(high, most)})`;
}

/** As it is printed. */
export const inWords = (report: Report): string =>
  [
    `${report.bots[0]} against ${report.bots[1]}, ${report.game}: ${report.games} games in pairs with changed seats`,
    `decks       ${report.decks}; against ${report.against}${report.length === null ? '' : `; ${decksLong(report.length)}`}; seed ${report.seed}`,
    `result      ${report.won} won, ${report.drawn} drawn, ${report.lost} lost`,
    `points      ${shareInWords(report)}`,
    `Elo         ${eloInWords(report)}`,
    `choices     ${report.choices}, ${report.choicesPerSecond} in a second of CPU time, rules and views included`,
    'In brackets: 95 % intervals, a pair of games being one observation.',
  ].join('\n');
