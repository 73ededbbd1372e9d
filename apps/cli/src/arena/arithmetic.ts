/**
 * What a score says: the share of the points, the difference in Elo, and how far both may be wrong.
 *
 * Keeps  the two games of a pair have one seed, so that the pair is what varies: the interval is that of as many games as
 *        vary as much as the pairs do, never fewer than the pairs nor more than the games. It is Wilson's, which stays right
 *        where nearly everything was won.
 */

import { type Interval, wilson } from '@westmarch/bots';

export type { Interval };
export { wilson };

/** Points of the games of a pair: 1 for a win, a half for a draw. A pair that was broken off has one. */
export type Pair = readonly number[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** As many independent games as would vary like these pairs. */
export function independentGames(pairs: readonly Pair[]): number {
  const games = sum(pairs.map(({ length }) => length));
  const whole = pairs.filter(({ length }) => length === 2).map((pair) => sum(pair) / 2);
  const share = sum(pairs.map(sum)) / games;
  if (whole.length < 2) return games;
  const mean = sum(whole) / whole.length;
  const variance = sum(whole.map((one) => (one - mean) ** 2)) / (whole.length - 1);
  const alike = variance === 0 ? Infinity : ((share * (1 - share)) / variance) * whole.length;
  // Where nothing varied nothing is known of it: a pair counts once.
  if (share === 0 || share === 1) return pairs.length;
  return Math.max(pairs.length, Math.min(games, alike));
}

/** The share of the points that the first bot won. */
export function shareOf(pairs: readonly Pair[]): Interval {
  const games = sum(pairs.map(({ length }) => length));
  return wilson(sum(pairs.map(sum)) / games, independentGames(pairs));
}

/** The difference in Elo that makes one expect such a share; endless for all and for nothing. */
export const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);
export const eloInterval = ({ value, low, high }: Interval): Interval => ({
  value: eloOf(value),
  low: eloOf(low),
  high: eloOf(high),
});
