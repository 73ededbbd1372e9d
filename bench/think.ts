/**
 * `npm run bench:think -- [--choices N]`: choices of Loremaster that a worker beside this process makes, on one PostgreSQL:
 * how long from order to answer, and how long the same takes here, by turns. The difference is what ordering costs.
 *
 * Everything runs on this machine, so the load counts for both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PostgresJobs } from '@westmarch/jobs';
import type { GameName } from '@westmarch/protocol';
import {
  loadGames,
  Play,
  readyToThink,
  type ThoughtOrder,
  thought,
  thoughtOf,
  withGame,
} from '@westmarch/table';
import { ThinkingWorkers } from '../apps/server/src/jobs/thinking-workers.ts';
import { startCluster } from '../scripts/machine/postgres.mjs';

/** As for tables. */
const ITERATIONS = 800;
const GAMES: readonly (readonly [GameName, readonly string[]])[] = [
  ['lotr-tcg', ['fotr-aragorn', 'fotr-gandalf']],
  ['meccg', ['A', 'B']],
];

function choicesWanted(args: readonly string[]): number {
  const wanted = args.length === 0 ? 100 : Number(args[1]);
  if (
    args.length > 2 ||
    (args[0] ?? '--choices') !== '--choices' ||
    !Number.isInteger(wanted) ||
    wanted < 2
  ) {
    process.stderr.write('usage: npm run bench:think -- [--choices N]\n');
    process.exit(2);
  }
  return wanted;
}

/** The first choices of a game that Steward plays on both sides, each as Loremaster would think about it. */
const ordersOf = (game: GameName, decks: readonly string[], count: number): ThoughtOrder[] =>
  withGame(game, (kind) => {
    const play = new Play(kind, kind.setup(decks, {}), 'bench', ['One', 'Other']);
    const steward = kind.bots.find(({ key }) => key === 'steward')?.make('bench');
    const found: ThoughtOrder[] = [];
    if (steward === undefined) throw new Error('nobody plays');
    while (play.asked !== 0 && found.length < count) {
      found.push(thoughtOf(play, { bot: 'loremaster', seed: 'bench', iterations: ITERATIONS }));
      play.take(play.chosenBy(steward));
    }
    return found;
  });
function chosenHere(order: ThoughtOrder): number {
  const steps = thought(order);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const sorted = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);
const quantiles = (all: readonly number[]): string =>
  [0.5, 0.99].map((q) => `p${100 * q} ${Math.round(sorted(all)[Math.floor(q * all.length)])} ms`).join(', ');

const count = choicesWanted(process.argv.slice(2));
const before = loadavg()[0];
const cluster = await startCluster({ durable: true });
const DATABASE_URL = cluster.url('postgres');
const tool = fileURLToPath(new URL('../apps/server/src/tool.ts', import.meta.url));
const worker = spawn(process.execPath, [tool, 'worker', '--threads', '1'], {
  env: { ...process.env, DATABASE_URL },
  stdio: 'ignore',
});
const jobs = await PostgresJobs.open(new URL(DATABASE_URL));
const [there, here, beside]: number[][] = [[], [], []];
let late = 0;
let other = 0;
try {
  const workers = new ThinkingWorkers(
    async () => jobs,
    (error) => process.stderr.write(`${String(error)}\n`),
    (took, cpu) => {
      there.push(took);
      beside.push(Math.max(0, took - cpu));
    },
  );
  await loadGames();
  readyToThink();
  while (!workers.isThere) await wait(200);
  const { signal } = new AbortController();
  for (const [game, decks] of GAMES)
    for (const order of ordersOf(game, decks, Math.ceil(count / GAMES.length))) {
      const answer = await workers.ask(order, signal);
      if (answer === null) {
        late += 1;
        continue;
      }
      const began = performance.now();
      const own = chosenHere(order);
      here.push(performance.now() - began);
      if (answer !== own) other += 1;
    }
  await workers.close();
} finally {
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  await ended;
  await jobs.close();
  await cluster.end();
}
process.stdout.write(
  `${there.length} choices by a worker, ${late} too late, ${other} other than here\n` +
    `order to answer: ${quantiles(there)}\n` +
    `without the CPU of thinking: ${quantiles(beside)}\n` +
    `the same thoughts here: ${quantiles(here)}\n` +
    `load ${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}\n`,
);
