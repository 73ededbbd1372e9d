/**
 * What is kept of a tuning: its progress in .cache/tune/, its weights where the Steward reads them, its curve in
 * bench/tuning.md, made from bench/tuning.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interval, Weights } from '@westmarch/bots';
import { root } from '../ensure.mjs';
import { Usage } from './args.ts';
import type { Checked, Progress, Round } from './run.ts';

const progressFile = (game: string): string => join(root, '.cache/tune', `${game}.json`);

export function keepProgress(game: string, progress: Progress): void {
  mkdirSync(join(root, '.cache/tune'), { recursive: true });
  writeFileSync(progressFile(game), JSON.stringify(progress));
}

/** The progress to go on with; `names` are those of the weights that there are now. */
export function readProgress(game: string, names: readonly string[]): Progress {
  const file = progressFile(game);
  if (!existsSync(file)) throw new Usage(`--resume: nothing was begun for ${game}; leave it out to begin`);
  const progress: Progress = JSON.parse(readFileSync(file, 'utf8'));
  const before = Object.keys(progress.search.start);
  const other = [
    ...before.filter((name) => !names.includes(name)),
    ...names.filter((name) => !before.includes(name)),
  ];
  if (other.length > 0)
    throw new Usage(
      `--resume: it was begun with other weights (${other.join(', ')}); leave it out to begin anew`,
    );
  return progress;
}

export function writeWeights(file: string, weights: Weights): void {
  writeFileSync(join(root, file), `${JSON.stringify(weights, null, 2)}\n`);
}

export interface Kept {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly candidates: number;
  readonly rounds: readonly Round[];
  readonly checked: Checked;
  readonly start: Weights;
  readonly tuned: Weights;
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const inWords = ({ value, low, high }: Interval): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;

const section = (one: Kept): string => `## ${one.game}

\`npm run tune -- --game ${one.game} --games ${one.games} --rounds ${one.rounds.length} --seed ${one.seed} --check ${one.checked.games}\`: ${one.candidates} candidates a round.

Checked in ${one.checked.games} games with seeds of their own: the new weights win ${inWords(one.checked.againstNovice)} of the points
against Novice, where the old ones won ${inWords(one.checked.startAgainstNovice)}; and ${inWords(one.checked.againstStart)} against the old ones.

| round | against Novice | candidates: best | all | step |
| ---: | ---: | ---: | ---: | ---: |
${one.rounds
  .map(
    ({ curve, best, all, step }, i) =>
      `| ${i + 1} | ${percent(curve)} | ${percent(best)} | ${percent(all)} | ${step.toFixed(2)} |`,
  )
  .join('\n')}

| weight | before | after |
| --- | ---: | ---: |
${Object.entries(one.tuned)
  .map(([name, weight]) => `| ${name} | ${Number(one.start[name].toPrecision(3))} | ${weight} |`)
  .join('\n')}
`;

export const page = (all: readonly Kept[]): string => `# Weights that were tuned

Written by \`npm run tune\`; how it is done and why so: [docs/decisions/0013-bots.md](../docs/decisions/0013-bots.md). "Against Novice" are the
points of the mean of the candidates after a round, with the same games in every round; the candidates play Novice,
the Steward as he was and an earlier mean, with other games in every round. In brackets are 95 % intervals.

${all.map(section).join('\n')}`;

/** The last tuning of each game. */
export function keep(one: Kept): void {
  const file = join(root, 'bench/tuning.json');
  const before: Kept[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...before.filter(({ game }) => game !== one.game), one].toSorted((a, b) =>
    a.game < b.game ? -1 : 1,
  );
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(root, 'bench/tuning.md'), page(all));
}
