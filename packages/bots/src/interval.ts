/**
 * What a share that was found in so many games says, and how far it may be wrong.
 *
 * Keeps  the two games of a pair have one seed, so that the pair is what varies: the interval is that of as many games as
 *        vary as much as the pairs do, never fewer than the pairs nor more than the games. It is Wilson's, which stays right
 *        where nearly everything was won.
 */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard deviations hold 95 of 100. */
const Z = 1.959964;

/** Wilson's interval for a share that was found in so many independent trials: right even where all were won. */
export function wilson(share: number, trials: number): Interval {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half =
    (Z / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

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
