/**
 * How the styles of the Stewards show in play, and what they are worth: each against the plain Steward, each deck against
 * itself, in pairs of games with one seed and changed seats.
 *
 *   node scripts/run.mjs bench/styles.ts [--game meccg|lotr-tcg] [--style NAME] [--games N] [--keep]
 *
 * --keep writes bench/styles.md, which has all styles or none.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { entries } from './styles/entries.ts';
import { pageOf, reportOf } from './styles/report.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    style: { type: 'string', default: '' },
    games: { type: 'string', default: '200' },
    keep: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const chosen = entries.filter(
  ({ game, style }) =>
    (values.game === '' || game === values.game) && (values.style === '' || style === values.style),
);
if (!Number.isInteger(games) || games < 4 || chosen.length === 0) {
  process.stderr.write(
    `usage: node scripts/run.mjs bench/styles.ts [--game GAME] [--style NAME] [--games N, 4 or more] [--keep]
styles are ${entries.map(({ game, style }) => `${style} (${game})`).join(', ')}\n`,
  );
  process.exit(2);
}
const reports = chosen.map(({ game, style, counts, pair }) =>
  reportOf(
    game,
    style,
    counts,
    Array.from({ length: Math.ceil(games / 2) }, (_x, n) => pair(n)),
  ),
);
const page = pageOf(reports);
process.stdout.write(page);
if (values.keep && chosen.length === entries.length)
  writeFileSync(join(import.meta.dirname, 'styles.md'), page);
