/** What a share of the points says of the difference in Elo. */
import type { Interval } from '@westmarch/bots';

/** The difference in Elo that makes one expect such a share; endless for all and for nothing. */
export const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);
export const eloInterval = ({ value, low, high }: Interval): Interval => ({
  value: eloOf(value),
  low: eloOf(low),
  high: eloOf(high),
});
