/** `kill -9` under load, again and again: what was acknowledged must be there, word for word. */
import { startServer } from './process.ts';
import { LiveTable, newCounts } from './table.ts';

export interface Killed {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly different: number;
}

const TABLES = 20;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function kills(times: number): Promise<Killed> {
  if (times === 0) return { kills: 0, tables: 0, acknowledged: 0, lost: 0, different: 0 };
  let server = await startServer();
  const counts = newCounts();
  const tables = Array.from(
    { length: TABLES },
    (_x, i) => new LiveTable(server.url, i, counts, { least: 5, most: 40 }),
  );
  await Promise.all(tables.map((table) => table.play()));
  let [acknowledged, lost, different] = [0, 0, 0];
  for (let i = 0; i < times; i++) {
    await wait(150 + ((i * 37) % 300));
    await server.kill();
    server = await startServer(server);
    const all = await Promise.all(tables.map((table) => table.comeBack(server.url)));
    for (const found of all) {
      acknowledged += found.acknowledged;
      lost += found.lost;
      different += found.different;
    }
    if (i % 10 === 9) process.stderr.write(`killed ${i + 1} times, lost ${lost}, different ${different}\n`);
  }
  for (const table of tables) table.stop();
  await server.end();
  return { kills: times, tables: TABLES, acknowledged, lost, different };
}
