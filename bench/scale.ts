/**
 * `npm run bench:scale -- [--seconds N] [--processes N] [--keep]`: what a database bears of many servers, without the servers.
 *
 * So many simulated servers keep events and tell each other of them, against a real PostgreSQL that waits for its disk:
 * first as fast as it goes, telling nobody, with a notice in each commit, and gathered; then at one, three and ten times
 * the rate of a thousand tables of people, and as fast as it goes.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Database, newDatabase } from './scale/database.ts';
import { newCounts, type Telling, Writer } from './scale/writer.ts';
import { cpuOfCluster } from './server/fleet.ts';

/** Events a second of a thousand tables whose players think three to nine seconds, each against a bot: bench/server.md. */
const THOUSAND_TABLES = 355;
const CONNECTIONS = 3;
const TABLES = 10_000;
/** How often what is due is looked at, in milliseconds. */
const TICK = 5;
/** Writes that wait at each server where it goes as fast as it can. */
const ALWAYS = 2 * CONNECTIONS;

interface Ran {
  readonly name: string;
  readonly telling: Telling;
  readonly processes: number;
  /** Events a second: asked for (0: as many as go), and kept. */
  readonly offered: number;
  readonly kept: number;
  /** Milliseconds until an event was kept, and until a word was heard elsewhere. */
  readonly p50: number;
  readonly p99: number;
  readonly heardP50: number;
  readonly heardP99: number;
  /** How often a word arrived, a second. */
  readonly heard: number;
  /** Milliseconds of CPU of PostgreSQL for each event, and of the simulated servers. */
  readonly databaseCpu: number;
  readonly writerCpu: number;
  /** Bytes of PostgreSQL's log for each event, and of the event where it is kept. */
  readonly logBytes: number;
  readonly keptBytes: number;
  readonly load: number;
}
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const quantile = (all: readonly number[], q: number): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0).toFixed(1));
};

async function ran(
  { url, cluster, tables, written }: Database,
  name: string,
  {
    telling,
    offered,
    processes,
    seconds,
  }: { telling: Telling; offered: number; processes: number; seconds: number },
): Promise<Ran> {
  const counts = newCounts();
  const each = Math.floor(tables.length / processes);
  const writers: Writer[] = [];
  for (let i = 0; i < processes; i++)
    writers.push(
      await Writer.begin(url, CONNECTIONS, tables.slice(i * each, (i + 1) * each), telling, counts),
    );
  let sent = 0;
  const began = performance.now();
  const ticking = setInterval(() => {
    if (offered === 0) {
      for (const writer of writers) while (writer.behind < ALWAYS) writer.due();
      return;
    }
    const due = Math.floor(((performance.now() - began) / 1000) * offered);
    for (; sent < due; sent++) writers[sent % processes].due();
  }, TICK);
  await wait(1500);
  // What was counted until here was warming up.
  counts.events = 0;
  counts.kept.length = 0;
  counts.heard.length = 0;
  const before = await written();
  const [from, database, mine] = [performance.now(), cpuOfCluster(cluster) ?? 0, process.cpuUsage()];
  await wait(seconds * 1000);
  const took = (performance.now() - from) / 1000;
  const used = process.cpuUsage(mine);
  const after = await written();
  const events = Math.max(1, counts.events);
  const done: Ran = {
    name,
    telling,
    processes,
    offered,
    kept: Math.round(counts.events / took),
    p50: quantile(counts.kept, 0.5),
    p99: quantile(counts.kept, 0.99),
    heardP50: quantile(counts.heard, 0.5),
    heardP99: quantile(counts.heard, 0.99),
    heard: Math.round(counts.heard.length / took),
    databaseCpu: Number(((1000 * ((cpuOfCluster(cluster) ?? 0) - database)) / events).toFixed(3)),
    writerCpu: Number(((used.user + used.system) / 1000 / events).toFixed(3)),
    logBytes: Math.round((after.log - before.log) / events),
    keptBytes: Math.round((after.events - before.events) / events),
    load: Number(loadavg()[0].toFixed(1)),
  };
  clearInterval(ticking);
  await Promise.all(writers.map((writer) => writer.end()));
  return done;
}

const TELLING: Readonly<Record<Telling, string>> = {
  none: 'nobody is told',
  each: 'a notice in each commit',
  gathered: 'gathered for 40 ms, as the server does it',
};
const row = (r: Ran): string =>
  `| ${r.name} | ${r.processes} | ${r.offered === 0 ? 'as many as go' : r.offered} | ${r.kept} | ${r.p50} ms | ${r.p99} ms | ${r.heard} | ${r.telling === 'none' ? '–' : `${r.heardP50} ms`} | ${r.telling === 'none' ? '–' : `${r.heardP99} ms`} | ${r.databaseCpu} ms | ${r.writerCpu} ms | ${r.logBytes} | ${r.keptBytes} | ${r.load} |`;
const HEAD = `| | servers | events/s offered | kept | p50 | p99 | words heard/s | p50 | p99 | CPU of PostgreSQL an event | of the writers | bytes of log an event | kept | load |
| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;
const markdown = (all: readonly Ran[], date: string): string => `# What a database bears

Written by \`npm run bench:scale -- --keep\` on ${date}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}; PostgreSQL with its disk waited for, and all simulated servers in one process beside it.

Each simulated server has three connections that keep events as the server does, and one that gives signs of life and listens. A word is heard by every other server; its time is from when it is said to when it is heard there. With fewer cores than it wants, times say how busy the machine is; CPU of an event is what to reckon with.

${HEAD}
${all.map(row).join('\n')}
`;

function argumentsOf(args: readonly string[]): { seconds: number; processes: number; keep: boolean } {
  const found = { seconds: 10, processes: 30, keep: false };
  for (let i = 0; i < args.length; i++) {
    const value = Number(args[i + 1]);
    if (args[i] === '--keep') found.keep = true;
    else if (args[i] === '--seconds' && value >= 1 && value <= 120) found.seconds = Number(args[++i]);
    else if (args[i] === '--processes' && Number.isInteger(value) && value >= 1 && value <= 45)
      found.processes = Number(args[++i]);
    else {
      process.stderr.write(
        'usage: npm run bench:scale -- [--seconds 1 to 120] [--processes 1 to 45] [--keep]\n',
      );
      process.exit(2);
    }
  }
  return found;
}

const { seconds, processes, keep } = argumentsOf(process.argv.slice(2));
const runs: Ran[] = [];
for (const [name, telling, offered] of [
  [TELLING.none, 'none', 0],
  [TELLING.each, 'each', 0],
  [TELLING.gathered, 'gathered', 0],
  ['1,000 tables of people', 'gathered', THOUSAND_TABLES],
  ['3,000 tables of people', 'gathered', 3 * THOUSAND_TABLES],
  ['10,000 tables of people', 'gathered', 10 * THOUSAND_TABLES],
] as const) {
  const database = await newDatabase(TABLES);
  try {
    const one = await ran(database, name, { telling, offered, processes, seconds });
    runs.push(one);
    process.stderr.write(`${row(one)}\n`);
  } finally {
    await database.end();
  }
}
const text = markdown(runs, new Date().toISOString().slice(0, 10));
process.stdout.write(text);
if (keep) {
  writeFileSync(new URL('scale.json', import.meta.url), `${JSON.stringify({ runs }, null, 2)}\n`);
  writeFileSync(new URL('scale.md', import.meta.url), text);
}
