/**
 * The kept results of arenas: bench/arena.json for programs, bench/arena.md for people.
 *
 * Keeps  of the same bots with the same decks, the last one; those of others stay.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import { eloInWords, type Report, shareInWords } from './report.ts';

const idOf = ({ game, bots, decks, against, length }: Report): string =>
  [game, ...bots, decks, against, length ?? ''].join(' ');

/** What was kept, with a new one. */
export const withReport = (kept: readonly Report[], report: Report): Report[] =>
  [...kept.filter((one) => idOf(one) !== idOf(report)), report].toSorted((a, b) =>
    idOf(a) < idOf(b) ? -1 : 1,
  );

export const page = (reports: readonly Report[]): string => `# Bots against each other

Written by \`npx westmarch arena … --keep\`. Games go in pairs with one seed, the bots in each seat once; in brackets are
95 % intervals, a pair being one observation. Without decks of its own ("the same"), each bot plays both decks of a pair.

| game | bots | decks | against | seed | games | won, drawn, lost | points of the first | Elo | choices in a CPU-second |
| --- | --- | --- | --- | --- | ---: | --- | --- | --- | ---: |
${reports
  .map((one) =>
    [
      one.length === null ? one.game : `${one.game}, ${one.length} decks`,
      one.bots.join(' against '),
      one.decks,
      one.against,
      one.seed,
      one.games,
      `${one.won}, ${one.drawn}, ${one.lost}`,
      shareInWords(one),
      eloInWords(one),
      one.choicesPerSecond,
    ].join(' | '),
  )
  .map((line) => `| ${line} |`)
  .join('\n')}
`;

export function keep(report: Report, folder = join(root, 'bench')): void {
  const file = join(folder, 'arena.json');
  const kept: Report[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const reports = withReport(kept, report);
  writeFileSync(file, `${JSON.stringify(reports, null, 2)}\n`);
  writeFileSync(join(folder, 'arena.md'), page(reports));
}
