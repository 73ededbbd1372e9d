/**
 * A figure: one measured number, with the floor that it must hold.
 *
 * Owns   the shape of results, as `--json` prints and bench/results.json keeps them.
 * Keeps  `floor` null means information only; such a figure is always ok.
 */

/** What a family of figures hands back. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor: number | null;
  readonly better: 'lower' | 'higher';
  /** What else was seen, in words. */
  readonly detail: string;
  /** A fingerprint of what was played: it changes when behaviour does. */
  readonly checksum?: string;
}

export interface Result extends Measured {
  readonly group: string;
  readonly ok: boolean;
  /** The value in units of the calibration, so that runs on different machines compare; null where time plays no part. */
  readonly relative: number | null;
}

export interface Results {
  /** Operations of the calibration workload per CPU-second. */
  readonly calibration: number;
  readonly results: readonly Result[];
}

/** Measures one family; runs in a process of its own. */
export type Family = () => readonly Measured[];

/** What one family's process hands back. */
export interface FamilyReport {
  readonly calibration: number;
  readonly figures: readonly Measured[];
}

export const holds = ({ value, floor, better }: Measured): boolean =>
  floor === null || (better === 'lower' ? value <= floor : value >= floor);

/** Seconds in a unit of time. */
const SECONDS: Readonly<Record<string, number>> = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1 };

/** Times become numbers of calibration operations, rates become a share of the calibration's rate. */
function relativeOf({ value, unit }: Measured, calibration: number): number | null {
  const seconds = SECONDS[unit];
  if (seconds !== undefined) return value * seconds * calibration;
  return unit.endsWith('/CPU-s') ? value / calibration : null;
}

export const resultOf = (group: string, figure: Measured, calibration: number): Result => ({
  group,
  ...figure,
  ok: holds(figure),
  relative: relativeOf(figure, calibration),
});
