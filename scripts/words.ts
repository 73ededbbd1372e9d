/**
 * Writes what nobody should have to type in card files: their imports, the name of each card above it, and the list of
 * files in the index of a set.
 *
 *   npm run format            writes them, before everything else is put in order
 *   node scripts/run.mjs scripts/words.ts --check
 *
 * Owns   which files are card files (sets and families), and where a name they use comes from: the words of the game
 *        first, then a family of cards, then whatever module of the game exports that name.
 * Keeps  a name that nothing exports, or that several modules do, is reported with file, line and what may be meant.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './ensure.mjs';
import { cardGames, type Mended, mendCardFiles } from './words/card-files.ts';
import { mendIndexes } from './words/set-index.ts';

/** All card files of both games, as they should read. */
export function mendAll(): Mended[] {
  return cardGames().flatMap((game) => mendCardFiles(game).concat(mendIndexes(game)));
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  let failed = false;
  for (const { file, text, before, problems } of mendAll()) {
    for (const problem of problems) console.error(`${relative(root, file)}:${problem}`);
    failed ||= problems.length > 0;
    if (text === before) continue;
    if (check) console.error(`${relative(root, file)}: \`npm run format\` would change it`);
    else writeFileSync(file, text);
    failed ||= check;
  }
  process.exitCode = failed ? 1 : 0;
}
