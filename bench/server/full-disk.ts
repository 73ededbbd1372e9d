/**
 * A disk that is full for a while: a small one in memory, which Linux gives to root alone; elsewhere it is not tried.
 *
 * Who chooses meanwhile is told why it is not kept; with room again all games go on; nothing acknowledged is lost.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, type ServerProcess, startServer } from './process.ts';
import { LiveTable, newCounts } from './table.ts';

export interface FullDisk {
  readonly tried: boolean;
  readonly acknowledged: number;
  readonly lost: number;
  readonly different: number;
  /** How often a choice was refused with the reason. */
  readonly refused: number;
  /** What /healthz said of the database meanwhile. */
  readonly health: string;
  /** Choices that were kept while there was room again. */
  readonly after: number;
}

const TABLES = 6;
const FULL_FOR = 6000;
const NOT_TRIED: FullDisk = {
  tried: false,
  acknowledged: 0,
  lost: 0,
  different: 0,
  refused: 0,
  health: '',
  after: 0,
};
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes until there is no room left. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [65_536, 512, 1]) {
    const bytes = Buffer.alloc(size);
    try {
      while (writeSync(handle, bytes) > 0);
    } catch {
      // No more of this size.
    }
  }
  closeSync(handle);
}

async function healthOf(url: string): Promise<string> {
  const { database }: { database: string } = JSON.parse(await (await fetch(`${url}/healthz`)).text());
  return database;
}

export async function fullDisk(): Promise<FullDisk> {
  const folder = newFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder]);
  if (mounted.status !== 0) return NOT_TRIED;
  try {
    return await withSmallDisk(folder);
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withSmallDisk(folder: string): Promise<FullDisk> {
  let server: ServerProcess = await startServer({ folder });
  const counts = newCounts();
  const tables = Array.from(
    { length: TABLES },
    (_x, i) => new LiveTable(server.url, i, counts, { least: 20, most: 100 }),
  );
  await Promise.all(tables.map((table) => table.play()));
  for (const table of tables) table.measure();
  await wait(3000);
  const filler = join(folder, 'filler');
  fill(filler);
  await wait(FULL_FOR);
  const health = await healthOf(server.url);
  const refused = counts.problems.filter((code) => code === 'storage').length;
  rmSync(filler);
  const before = counts.latencies.length;
  await wait(4000);
  const after = counts.latencies.length - before;
  await server.kill();
  server = await startServer(server);
  let [acknowledged, lost, different] = [0, 0, 0];
  for (const table of tables) {
    const found = await table.comeBack(server.url);
    acknowledged += found.acknowledged;
    lost += found.lost;
    different += found.different;
    table.stop();
  }
  await server.kill();
  return { tried: true, acknowledged, lost, different, refused, health, after };
}
