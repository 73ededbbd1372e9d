/** One round of the server bench: so many live tables on so many servers, for so long. */
import { loadavg } from 'node:os';
import { type Fleet, type Storage, startFleet } from './fleet.ts';
import { LiveTable, newCounts, type Thinking } from './table.ts';

export interface Asked {
  readonly storage: Storage;
  readonly processes: number;
  readonly tables: number;
  readonly thinks: Thinking;
}
export interface Round {
  readonly storage: Storage;
  readonly processes: number;
  readonly tables: number;
  readonly thinks: string;
  readonly seconds: number;
  readonly choices: number;
  readonly choicesPerSecond: number;
  readonly events: number;
  readonly lost: number;
  readonly reordered: number;
  readonly different: number;
  readonly problems: number;
  readonly gamesEnded: number;
  /** Milliseconds from a choice to the update that holds it. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Of all servers, and of PostgreSQL. */
  readonly serverCpuSeconds: number | null;
  readonly databaseCpuSeconds: number | null;
  /** The most memory of the servers, in megabytes. */
  readonly memory: number | null;
  readonly date: string;
  /** Of the machine, before and after. */
  readonly load: readonly [number, number];
}

const WARM_UP = 4000;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const quantile = (sorted: readonly number[], q: number): number =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0);
const rounded = (n: number): number => Number(n.toFixed(1));
const between = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : Number((after - before).toFixed(2));

export const thinksText = ({ least, most }: Thinking): string => `${least / 1000} to ${most / 1000} s`;

export async function round(asked: Asked, seconds: number): Promise<Round> {
  const before = loadavg()[0];
  const fleet = await startFleet(asked.storage, asked.processes);
  try {
    return { ...(await played(fleet, asked, seconds)), load: [rounded(before), rounded(loadavg()[0])] };
  } finally {
    await fleet.end();
  }
}
async function played(
  fleet: Fleet,
  { storage, processes, tables, thinks }: Asked,
  seconds: number,
): Promise<Omit<Round, 'load'>> {
  const counts = newCounts();
  // A table is opened at one server, and kept there; its player comes in by another: of three, two in three are led on.
  const urls = fleet.servers.map(({ url }) => url);
  const all = Array.from(
    { length: tables },
    (_x, i) =>
      new LiveTable(
        urls[i % urls.length],
        i,
        counts,
        thinks,
        urls[Math.floor(i / urls.length) % urls.length],
      ),
  );
  for (let i = 0; i < all.length; i += 20)
    await Promise.all(all.slice(i, i + 20).map((table) => table.play()));
  await wait(WARM_UP);
  for (const table of all) table.measure();
  const cpu = [fleet.cpu(), fleet.databaseCpu()];
  const began = performance.now();
  await wait(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  const used = [fleet.cpu(), fleet.databaseCpu()];
  const { events } = counts;
  const sorted = counts.latencies.toSorted((a, b) => a - b);
  for (let i = 0; i < all.length; i += 20)
    await Promise.all(all.slice(i, i + 20).map((table) => table.end()));
  return {
    storage,
    processes,
    tables,
    thinks: thinksText(thinks),
    seconds: rounded(took),
    choices: sorted.length,
    choicesPerSecond: rounded(sorted.length / took),
    events,
    lost: counts.lost,
    reordered: counts.reordered,
    different: counts.different,
    problems: counts.problems.length,
    gamesEnded: counts.gamesEnded,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    worst: quantile(sorted, 1),
    memory: fleet.memory(),
    serverCpuSeconds: between(cpu[0], used[0]),
    databaseCpuSeconds: between(cpu[1], used[1]),
    date: new Date().toISOString().slice(0, 10),
  };
}
