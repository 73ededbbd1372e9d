/**
 * `npm run bench:server -- [--rounds 10,200,…] [--seconds N] [--keep]`: live tables over real sockets against a real server process.
 *
 * 10, 200, 500 and 1,000 tables, half of each game. At each sits one client that chooses at random after a quarter to
 * three quarters of a second, against a bot; then 1,000 whose clients think three to nine seconds, as people do.
 * Exit code 1 when an event was lost or came out of order.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { startServer } from './server/process.ts';
import { LiveTable, newCounts, type Thinking } from './server/table.ts';

interface Round {
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
  readonly serverCpuSeconds: number | null;
  /** The most memory of the server, in megabytes. */
  readonly memory: number | null;
}

const QUICK: Thinking = { least: 250, most: 750 };
/** By the name under which they are asked for. */
const ROUNDS: ReadonlyMap<string, { readonly tables: number; readonly thinks: Thinking }> = new Map([
  ...[10, 200, 500, 1000].map((tables) => [String(tables), { tables, thinks: QUICK }] as const),
  ['slow', { tables: 1000, thinks: { least: 3000, most: 9000 } }],
]);
const USAGE = `usage: npm run bench:server -- [--rounds ${[...ROUNDS.keys()].join(',')}] [--seconds 1 to 600] [--keep]\n`;
const WARM_UP = 4000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const quantile = (sorted: readonly number[], q: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0).toFixed(1));

async function round(tables: number, thinks: Thinking, seconds: number): Promise<Round> {
  const server = await startServer();
  const counts = newCounts();
  const all = Array.from({ length: tables }, (_x, i) => new LiveTable(server.url, i, counts, thinks));
  try {
    for (let i = 0; i < all.length; i += 20)
      await Promise.all(all.slice(i, i + 20).map((table) => table.play()));
    await wait(WARM_UP);
    for (const table of all) table.measure();
    const cpu = server.cpu();
    const began = performance.now();
    await wait(seconds * 1000);
    const took = (performance.now() - began) / 1000;
    const used = server.cpu();
    const { latencies, events } = counts;
    const choices = latencies.length;
    const sorted = latencies.toSorted((a, b) => a - b);
    for (let i = 0; i < all.length; i += 20)
      await Promise.all(all.slice(i, i + 20).map((table) => table.end()));
    return {
      tables,
      thinks: `${thinks.least / 1000} to ${thinks.most / 1000} s`,
      seconds: Number(took.toFixed(1)),
      choices,
      choicesPerSecond: Number((choices / took).toFixed(1)),
      events,
      lost: counts.lost,
      reordered: counts.reordered,
      different: counts.different,
      problems: counts.problems.length,
      gamesEnded: counts.gamesEnded,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      worst: quantile(sorted, 1),
      memory: server.memory(),
      serverCpuSeconds: cpu === null || used === null ? null : Number((used - cpu).toFixed(1)),
    };
  } finally {
    await server.end();
  }
}

function markdown(rounds: readonly Round[], load: readonly number[]): string {
  const cells = (r: Round): string =>
    [
      r.tables,
      r.thinks,
      r.seconds,
      r.choices,
      r.choicesPerSecond,
      r.events,
      r.lost,
      r.reordered,
      r.different,
      `${r.p50} ms`,
      `${r.p99} ms`,
      `${r.worst} ms`,
      r.serverCpuSeconds ?? '–',
      r.memory === null ? '–' : `${r.memory} MB`,
    ].join(' | ');
  return `# The server under load

Written by \`npm run bench:server -- --keep\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, clients on the same machine; load average before and after: ${load.map((n) => n.toFixed(1)).join(' and ')}.

Live tables over real sockets against a real server process, half of each game, one client and one bot at each. A client
chooses at random after the time that it thinks. Latency is from sending a choice to reading
the update that holds it: the choice was applied, committed to disk and told. Every event that was told is compared with
what the server tells when it is asked for everything again.

| tables | thinks | seconds | choices | choices/s | events | lost | reordered | different | p50 | p99 | worst | server CPU-seconds | memory |
| ---: | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rounds.map((r) => `| ${cells(r)} |`).join('\n')}
`;
}

interface Arguments {
  readonly seconds: number;
  readonly keep: boolean;
  readonly rounds: readonly string[];
}
function argumentsOf(args: readonly string[]): Arguments {
  let seconds = 20;
  let keep = false;
  let names = [...ROUNDS.keys()];
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--keep') keep = true;
    else if (args[i] === '--seconds') seconds = Number(args[++i]);
    else if (args[i] === '--rounds') names = (args[++i] ?? '').split(',');
    else seconds = Number.NaN;
  }
  if (!(seconds >= 1 && seconds <= 600) || !names.every((name) => ROUNDS.has(name))) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  return { seconds, keep, rounds: names };
}

const { seconds, keep, rounds: names } = argumentsOf(process.argv.slice(2));
const before = loadavg()[0];
const rounds: Round[] = [];
for (const name of names) {
  const asked = ROUNDS.get(name);
  if (asked === undefined) continue;
  const { tables, thinks } = asked;
  process.stderr.write(`${tables} tables for ${seconds} seconds …\n`);
  const done = await round(tables, thinks, seconds);
  rounds.push(done);
  const { choicesPerSecond, p50, p99, worst, lost, memory } = done;
  process.stderr.write(
    `  ${choicesPerSecond} choices a second, p50 ${p50} ms, p99 ${p99} ms, worst ${worst} ms, lost ${lost}, ${memory} MB\n`,
  );
}
const text = markdown(rounds, [before, loadavg()[0]]);
process.stdout.write(text);
if (keep) {
  writeFileSync(new URL('server.json', import.meta.url), `${JSON.stringify({ rounds }, null, 2)}\n`);
  writeFileSync(new URL('server.md', import.meta.url), text);
}
if (
  rounds.some(({ lost, reordered, different, choices }) => lost + reordered + different > 0 || choices === 0)
)
  process.exitCode = 1;
