/**
 * `npm run standing`: keeps what every card of both games may do in the standing positions, in test/house/standing/, and
 * tells what is new. Another folder may be given, into which that is written instead.
 */
import { join } from 'node:path';
import * as lotr from '../test/house/standing/lotr-tcg/cards.ts';
import * as meccg from '../test/house/standing/meccg/cards.ts';
import { root } from './ensure.mjs';
import { bySet, differences, readSet, textOf, writeSets } from './standing/kept.ts';

const GAMES = { meccg, 'lotr-tcg': lotr };
const folder = process.argv[2] ?? join(root, 'test/house/standing');

for (const [game, { ids, linesOf }] of Object.entries(GAMES)) {
  const files = join(folder, game);
  const sets = new Map([...bySet(ids)].map(([set, cards]) => [set, textOf(cards, linesOf)]));
  const news = [...sets].flatMap(([set, text]) => {
    const kept = readSet(files, set);
    return kept === '' ? [] : differences(kept, text);
  });
  writeSets(files, sets);
  for (const one of news) process.stdout.write(`${one}\n`);
  const length = [...sets.values()].reduce((sum, text) => sum + text.length, 0);
  process.stdout.write(`${game}: ${length} characters, ${news.length} differences\n`);
}
