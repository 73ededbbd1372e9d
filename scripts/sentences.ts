/**
 * `npm run sentences`: keeps what every card of both games says now, in test/house/sentences/, and tells what is new.
 * Another folder may be given, into which they are written instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lotr from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import { root } from './ensure.mjs';
import { differences, keptFile, keptLines, linesOf, saidByRules } from './sentences/lines.ts';

const GAMES = { meccg, 'lotr-tcg': lotr };
const folder = process.argv[2] ?? join(root, 'test/house/sentences');

for (const [game, { cardsInPool, textOf }] of Object.entries(GAMES)) {
  const file = join(folder, keptFile(game));
  const before = existsSync(file) ? keptLines(readFileSync(file, 'utf8')) : [];
  const cards = cardsInPool().map(({ id }) => ({ id, sentences: textOf(id) }));
  const rules = game === 'meccg' ? saidByRules(meccg.optionalRules) : [];
  const now = linesOf([...cards, ...rules]);
  writeFileSync(file, `${now.join('\n')}\n`);
  const news = differences(before, now);
  for (const one of before.length === 0 ? [] : news) process.stdout.write(`${one}\n`);
  process.stdout.write(`${game}: ${now.length} cards, ${news.length} differences\n`);
}
