/**
 * What each of the weightiest considerations of MECCG's Steward is worth: the same games against Novice, with all
 * weights and with one of them at zero. Writes bench/ablations.md.
 *
 *   node scripts/run.mjs bench/ablations.ts [games] [seed]
 *
 * Keeps  every variant plays the same decks and seeds, from both seats; differences are taken pair by pair.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairsOf, shareOf } from '@westmarch/bots';
import { novice, stewardBy } from '@westmarch/bots/meccg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, meetings } from '@westmarch/table';
import { meccgTable } from '@westmarch/table/meccg';
import { root } from '../scripts/ensure.mjs';

const WEIGHTIEST = ['harvest', 'next harvest', 'peril', 'guards', 'going apart'] as const;

const games = Number(process.argv[2] ?? 200);
const seed = process.argv[3] ?? 'ablations';
if (!Number.isInteger(games) || games < 2 || games % 2 !== 0)
  throw new Error('usage: node scripts/run.mjs bench/ablations.ts [games: an even number] [seed]');

const decks = meccgTable.meets.groups.get(ALL_DECKS) ?? [];
const setups = meetings(decks, decks).map(({ own, other }) => meccgTable.meets.setup([own, other], 2));
const pairsWith = (weights: Readonly<Record<string, number>>) =>
  pairsOf(stewardBy('ablated', weights), {
    game: meccg,
    setups,
    seed,
    games,
    opponents: [novice('novice')],
  });

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const points = (pairs: readonly (readonly number[])[]): number[] =>
  pairs.map((pair) => pair.reduce((sum, one) => sum + one, 0) / pair.length);
/** The mean of the differences, pair by pair, and twice its error. */
function difference(one: readonly number[], other: readonly number[]): string {
  const by = one.map((x, i) => x - other[i]);
  const mean = by.reduce((sum, x) => sum + x, 0) / by.length;
  const spread = Math.sqrt(by.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, by.length - 1));
  return `${percent(mean)} ± ${percent((1.96 * spread) / Math.sqrt(by.length))}`;
}

const whole = pairsWith({});
const line = (name: string, pairs: ReturnType<typeof pairsWith>, change: string): string => {
  const { value, low, high } = shareOf(pairs);
  return `| ${name} | ${percent(value)} (${percent(low)} to ${percent(high)}) | ${change} |`;
};
const lines = [line('nothing', whole, '')];
for (const name of WEIGHTIEST) {
  const without = pairsWith({ [name]: 0 });
  lines.push(line(name, without, difference(points(without), points(whole))));
}
writeFileSync(
  join(root, 'bench/ablations.md'),
  `# What Steward's considerations are worth

Written by \`node scripts/run.mjs bench/ablations.ts ${games} ${seed}\`: MECCG, Steward against Novice, ${games} games each with the same
decks and seeds from both seats; once with all weights, and once each with one of the weightiest at zero. In brackets and
after ± are 95 % intervals, a pair being one observation.

| at zero | points | difference |
| --- | --- | --- |
${lines.join('\n')}
`,
);
