/** What a share that was found in so many games says, and how far it may be wrong. */
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
