/**
 * `node scripts/run.mjs bench/stewards.ts [--games N] [--processes N] [--keep]`: whole games of Steward against Steward, each
 * deck against itself, shared out among processes, one for each core; how long they take, per game and per decision.
 *
 * Time on the wall holds only on a machine that does nothing else: the load is told beside it. `--keep` writes
 * bench/stewards.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bot, play } from '@westmarch/bots';
import { lotrSteward } from '@westmarch/bots/lotr-tcg';
import { steward } from '@westmarch/bots/meccg';
import type { Game, State } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, mirrors, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

/** What was played, by one process or by all of them. */
interface Sum {
  readonly games: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
}

/** Every `step`-th game from `from`. */
interface Part {
  readonly games: number;
  readonly from: number;
  readonly step: number;
}

function playPart<S extends State, Setup>(
  game: Game<S, Setup>,
  { meets }: Pick<TableGame<S, Setup>, 'meets'>,
  length: number,
  bot: (seed: string) => Bot<S>,
  { games, from, step }: Part,
): Sum {
  const all = mirrors(meets.groups.get(ALL_DECKS) ?? []);
  const before = process.cpuUsage();
  let played = 0;
  let decisions = 0;
  for (let n = from; n < games; n += step) {
    const { own, other } = all[n % all.length];
    const bots = [bot('one'), bot('other')];
    decisions += play(game, meets.setup([own, other], length), `stewards-${n}`, bots).choices.length;
    played++;
  }
  const { user, system } = process.cpuUsage(before);
  return { games: played, decisions, cpuSeconds: (user + system) / 1e6 };
}

const GAMES = {
  'lotr-tcg': (part: Part) => playPart(lotrTcg, lotrTable, 0, lotrSteward, part),
  meccg: (part: Part) => playPart(meccg, meccgTable, 2, steward, part),
} as const;
type Name = keyof typeof GAMES;
const NAMES = ['lotr-tcg', 'meccg'] as const satisfies readonly Name[];

function fail(message: string): never {
  process.stderr.write(
    `${message}\nusage: node scripts/run.mjs bench/stewards.ts [--games N] [--processes N] [--keep]\n`,
  );
  process.exit(2);
}
function whole(name: string, value: string): number {
  const n = Number(value);
  if (!Number.isInteger(n) || n < 1) fail(`--${name}: a whole number from 1 up, not "${value}"`);
  return n;
}

/** A part in a process of its own; it begins when it is told to, so that loading the cards is not counted. */
async function inProcess(name: Name, part: Part): Promise<() => Promise<Sum>> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), '--part', JSON.stringify({ name, ...part })],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  let said = '';
  child.stdout?.on('data', (text: Buffer) => {
    said += String(text);
  });
  await once(child, 'message');
  return async () => {
    const ended = once(child, 'exit');
    child.send('go');
    await ended;
    const sum: Sum = JSON.parse(said);
    return sum;
  };
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    processes: { type: 'string', default: String(availableParallelism()) },
    keep: { type: 'boolean', default: false },
    /** What a process of its own is told: which game, and which part of it. */
    part: { type: 'string' },
  },
});
if (values.part !== undefined) {
  const { name, ...part }: Part & { readonly name: Name } = JSON.parse(values.part);
  const told = once(process, 'message');
  process.send?.('ready');
  await told;
  process.stdout.write(JSON.stringify(GAMES[name](part)));
  process.disconnect();
} else {
  const games = whole('games', values.games);
  const processes = whole('processes', values.processes);
  const rows: string[] = [];
  for (const name of NAMES) {
    const load = loadavg()[0];
    const parts = await Promise.all(
      Array.from({ length: processes }, (_x, from) => inProcess(name, { games, from, step: processes })),
    );
    const began = performance.now();
    const sums = await Promise.all(parts.map((begin) => begin()));
    const wall = (performance.now() - began) / 1000;
    const of = (what: keyof Sum): number => sums.reduce((sum, one) => sum + one[what], 0);
    const [cpu, decisions] = [of('cpuSeconds'), of('decisions')];
    rows.push(
      `| ${name} | ${of('games')} | ${processes} | ${wall.toFixed(1)} s | ${load.toFixed(1)} | ${((1000 * cpu) / games).toFixed(1)} ms | ${(decisions / games).toFixed(0)} | ${((1e6 * cpu) / decisions).toFixed(0)} µs |`,
    );
  }
  const page = `# Steward against Steward

Written by \`node scripts/run.mjs bench/stewards.ts --keep\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}. Whole games, each deck against itself, those of MECCG of two decks each; the cards are loaded before time is taken. CPU holds under load, time on the wall does not.

| game | games | processes | on the wall | load before | CPU a game | decisions a game | CPU a decision |
| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
  process.stdout.write(page);
  if (values.keep) writeFileSync(new URL('stewards.md', import.meta.url), page);
}
