/** What was counted of a style, as figures with intervals, and the page that is made from them. */
import { type Interval, shareOf } from '@westmarch/bots';
import type { Counted } from './play.ts';

interface Figure {
  readonly name: string;
  readonly per: string;
  /** Of the style, and of the plain Steward in the same games. */
  readonly one: number;
  readonly other: number;
  /** By how much the style does more. */
  readonly more: Interval;
}
export interface Report {
  readonly game: string;
  readonly style: string;
  readonly games: number;
  readonly points: Interval;
  readonly figures: readonly Figure[];
}

/** How many standard deviations hold 95 of 100. */
const Z = 1.959964;
const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** A pair of games is what varies: its two have one seed. */
function intervalOf(all: readonly number[]): Interval {
  const value = meanOf(all);
  const variance = all.reduce((sum, one) => sum + (one - value) ** 2, 0) / (all.length - 1);
  const half = Z * Math.sqrt(variance / all.length);
  return { value, low: value - half, high: value + half };
}

export function reportOf(
  game: string,
  style: string,
  counts: readonly { readonly name: string; readonly per: string }[],
  pairs: readonly Counted[],
): Report {
  return {
    game,
    style,
    games: pairs.flatMap(({ points }) => points).length,
    points: shareOf(pairs.map(({ points }) => points)),
    figures: counts.map(({ name, per }, i) => ({
      name,
      per,
      one: meanOf(pairs.map(({ one }) => one[i])),
      other: meanOf(pairs.map(({ other }) => other[i])),
      more: intervalOf(pairs.map(({ one, other }) => one[i] - other[i])),
    })),
  };
}

const percent = ({ value, low, high }: Interval): string =>
  `${(value * 100).toFixed(1)} % (${(low * 100).toFixed(1)} % to ${(high * 100).toFixed(1)} %)`;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
const isVisible = ({ low, high }: Interval): boolean => low > 0 || high < 0;

const lineOf = (report: Report, { name, per, one, other, more }: Figure): string =>
  `| ${report.game} | ${report.style} | ${name}, a ${per} | ${one.toFixed(3)} | ${other.toFixed(3)} | ${signed(more.value)} (${signed(more.low)} to ${signed(more.high)})${isVisible(more) ? ' *' : ''} |`;

export const pageOf = (all: readonly Report[]): string => `# Styles of the Stewards

Written by \`node scripts/run.mjs bench/styles.ts --keep\`: each style against the plain Steward, each deck against itself, in pairs
of games with one seed and changed seats. Intervals are of 95 %, over pairs.

## What they are worth

| game | style | games | points against the plain Steward |
| --- | --- | ---: | --- |
${all.map(({ game, style, games, points }) => `| ${game} | ${style} | ${games} | ${percent(points)} |`).join('\n')}

## How they show

Counted in the same games of both players; a star where the interval leaves out that there is no difference.

| game | style | what is counted | the style | the plain Steward | difference |
| --- | --- | --- | ---: | ---: | --- |
${all.flatMap((report) => report.figures.map((figure) => lineOf(report, figure))).join('\n')}
`;
