/**
 * `npm run bench:server -- [--storage sqlite|postgres] [--processes 1,3] [--rounds 10,200,…] [--seconds N] [--keep]`: live
 * tables over real sockets against real server processes.
 *
 * 10, 200, 500 and 1,000 tables, half of each game. At each sits one client that chooses at random after a quarter to
 * three quarters of a second, against a bot; then 1,000 whose clients think three to nine seconds, as people do. With
 * PostgreSQL each of 10, 200 and 500 is played on SQLite first, then on PostgreSQL with so many processes. What is kept is
 * kept round by round, so a run that was cut off is gone on with by naming the rounds that are missing.
 * Exit code 1 when an event was lost or came out of order.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Storage } from './server/fleet.ts';
import { type Asked, type Round, round } from './server/round.ts';
import type { Thinking } from './server/table.ts';

const QUICK: Thinking = { least: 250, most: 750 };
/** By the name under which they are asked for. */
const ROUNDS: ReadonlyMap<string, { readonly tables: number; readonly thinks: Thinking }> = new Map([
  ...[10, 200, 500, 1000].map((tables) => [String(tables), { tables, thinks: QUICK }] as const),
  ['slow', { tables: 1000, thinks: { least: 3000, most: 9000 } }],
]);
/** Both storages beside each other. */
const COMPARED = ['10', '200', '500'];
const MOST_PROCESSES = 16;
const USAGE = `usage: npm run bench:server -- [--storage sqlite|postgres] [--processes 1,3] [--rounds ${[...ROUNDS.keys()].join(',')}] [--seconds 1 to 600] [--keep]\n`;
const KEPT = new URL('server.json', import.meta.url);

const perEvent = ({ events }: Round, seconds: number | null): string =>
  seconds === null || events === 0 ? '–' : `${((1000 * seconds) / events).toFixed(3)} ms`;

function markdown(rounds: readonly Round[]): string {
  const cells = (r: Round): string =>
    [
      r.tables,
      r.storage === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      r.processes,
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
      perEvent(r, r.serverCpuSeconds),
      r.storage === 'sqlite' ? '–' : perEvent(r, r.databaseCpuSeconds),
      r.memory === null ? '–' : `${r.memory} MB`,
      `${r.load[0]}, ${r.load[1]}`,
      r.date,
    ].join(' | ');
  return `# The server under load

Written by \`npm run bench:server -- --keep\`, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}; clients, servers and PostgreSQL on the same machine.

Live tables over real sockets against real server processes, half of each game, one client and one bot at each. A client
chooses at random after the time that it thinks. Latency is from sending a choice to reading
the update that holds it: the choice was applied, committed to disk and told. Every event that was told is compared with
what the server tells when it is asked for everything again. With several processes a table is kept by the one where it
was opened, and its player comes in by any: of three, two in three are led on to another. CPU of an event is that of all
server processes, and of PostgreSQL beside them; it holds under other load too, where times do not. Load is that of the
whole machine before and after each round.

| tables | storage | processes | thinks | seconds | choices | choices/s | events | lost | reordered | different | p50 | p99 | worst | CPU an event | of PostgreSQL | memory | load | date |
| ---: | :--- | ---: | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | :--- |
${rounds.map((r) => `| ${cells(r)} |`).join('\n')}
`;
}

interface Arguments {
  readonly seconds: number;
  readonly keep: boolean;
  readonly rounds: readonly Asked[];
}
function argumentsOf(args: readonly string[]): Arguments {
  const given = new Map<string, string>();
  let keep = false;
  for (let i = 0; i < args.length; i++)
    if (args[i] === '--keep') keep = true;
    else if (/^--(storage|processes|rounds|seconds)$/.test(args[i])) given.set(args[i], args[++i] ?? '');
    else wrong();
  const storage = given.get('--storage') ?? 'sqlite';
  const seconds = Number(given.get('--seconds') ?? 20);
  const names = given.get('--rounds')?.split(',') ?? (storage === 'postgres' ? COMPARED : [...ROUNDS.keys()]);
  const processes = (given.get('--processes') ?? '1').split(',').map(Number);
  const areProcesses = processes.every((n) => Number.isInteger(n) && n >= 1 && n <= MOST_PROCESSES);
  if (!(seconds >= 1 && seconds <= 600) || !areProcesses || !names.every((name) => ROUNDS.has(name))) wrong();
  if (storage !== 'sqlite' && storage !== 'postgres') wrong();
  // A folder has one server.
  if (storage === 'sqlite' && (processes.length > 1 || processes[0] !== 1)) wrong();
  const on: [Storage, number][] = [
    ['sqlite', 1],
    ...(storage === 'postgres' ? processes.map((n): [Storage, number] => ['postgres', n]) : []),
  ];
  return {
    seconds,
    keep,
    rounds: names.flatMap((name) => {
      const found = ROUNDS.get(name);
      return found === undefined ? [] : on.map(([s, n]) => asking(s, n, found));
    }),
  };
}
const asking = (
  storage: Storage,
  processes: number,
  { tables, thinks }: Pick<Asked, 'tables' | 'thinks'>,
): Asked => ({
  storage,
  processes,
  tables,
  thinks,
});
function wrong(): never {
  process.stderr.write(USAGE);
  process.exit(2);
}

const keyOf = ({ tables, thinks, storage, processes }: Round): string =>
  [String(tables).padStart(5, '0'), thinks, storage === 'sqlite' ? 0 : 1, processes].join(' ');
/** A round that was played before is replaced. */
function withRound(kept: readonly Round[], done: Round): Round[] {
  const others = kept.filter((one) => keyOf(one) !== keyOf(done));
  return [...others, done].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const { seconds, keep, rounds: asked } = argumentsOf(process.argv.slice(2));
let kept: Round[] = [];
if (keep && existsSync(KEPT)) {
  const read: { rounds: Round[] } = JSON.parse(readFileSync(KEPT, 'utf8'));
  kept = read.rounds;
}
const played: Round[] = [];
for (const one of asked) {
  const { tables, storage, processes } = one;
  process.stderr.write(`${tables} tables on ${storage}, ${processes} processes, for ${seconds} seconds …\n`);
  const done = await round(one, seconds);
  played.push(done);
  const { choicesPerSecond, p50, p99, worst, lost, memory, serverCpuSeconds, databaseCpuSeconds } = done;
  process.stderr.write(
    `  ${choicesPerSecond} choices a second, p50 ${p50} ms, p99 ${p99} ms, worst ${worst} ms, lost ${lost}, ${memory} MB, CPU an event ${perEvent(done, serverCpuSeconds)} and ${perEvent(done, databaseCpuSeconds)}\n`,
  );
  if (!keep) continue;
  kept = withRound(kept, done);
  writeFileSync(KEPT, `${JSON.stringify({ rounds: kept }, null, 2)}\n`);
  writeFileSync(new URL('server.md', import.meta.url), markdown(kept));
}
process.stdout.write(markdown(played));
if (
  played.some(({ lost, reordered, different, choices }) => lost + reordered + different > 0 || choices === 0)
)
  process.exitCode = 1;
