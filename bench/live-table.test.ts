/** The bench's own player: whenever it comes back, what it was told before is told again, and each event once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from './server/process.ts';
import { LiveTable, newCounts } from './server/table.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(undefined, { WESTMARCH_BOT_DELAY: '0' });
});
afterAll(() => server.end());

/** So often each table comes back, and so many games end meanwhile: in a few of them the case comes up. */
const LEAST_TIMES = 40;
const ENDED = 6;

test('coming back while the next game is being opened leaves one connection: nothing is told twice, nothing otherwise', async () => {
  const counts = newCounts();
  // Short games, so that one often ends the moment its player comes back.
  const tables = Array.from(
    { length: 6 },
    (_x, i) => new LiveTable(server.url, 2 * i + 1, counts, { least: 0, most: 2 }),
  );
  await Promise.all(tables.map((table) => table.play()));
  const found = { lost: 0, different: 0 };
  await Promise.all(
    tables.map(async (table, i) => {
      // On a busy machine games take longer: it goes on until some have ended, whatever that takes.
      for (let times = 0; times < LEAST_TIMES || counts.gamesEnded < ENDED; times++) {
        await new Promise((resolve) => setTimeout(resolve, (i * 7 + times * 13) % 90));
        const { lost, different } = await table.comeBack(server.url);
        found.lost += lost;
        found.different += different;
      }
    }),
  );
  for (const table of tables) table.stop();
  expect({ ...found, reordered: counts.reordered }).toEqual({ lost: 0, different: 0, reordered: 0 });
});
