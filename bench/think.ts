/**
 * `npm run bench:think -- [--choices N] [--tables N]`: choices of Loremaster at tables of a real server that a worker beside
 * it makes, on one PostgreSQL: how long from order to answer, and what of that was not thinking.
 *
 * The server counts it itself, where Prometheus would read it. Everything runs on this machine, so the load counts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/machine/free-port.mjs';
import { startCluster } from '../scripts/machine/postgres.mjs';
import { newFolder, startServer } from './server/process.ts';
import { LiveTable, newCounts, type Opening } from './server/table.ts';

const OPENINGS: readonly Opening[] = [
  { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'loremaster', deck: 'B' }] },
  {
    game: 'lotr-tcg',
    deck: 'fotr-aragorn',
    others: [{ kind: 'bot', bot: 'loremaster', deck: 'fotr-gandalf' }],
  },
];
/** Milliseconds after which it is given up. */
const MOST = 20 * 60_000;

function numberOf(name: string, usual: number): number {
  const at = process.argv.indexOf(name);
  const given = at < 0 ? usual : Number(process.argv[at + 1]);
  if (!Number.isInteger(given) || given < 1) {
    process.stderr.write('usage: npm run bench:think -- [--choices N] [--tables N]\n');
    process.exit(2);
  }
  return given;
}
const [choices, count] = [numberOf('--choices', 100), numberOf('--tables', 2)];
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const before = loadavg()[0];
const cluster = await startCluster({ durable: true });
const DATABASE_URL = cluster.url('postgres');
const metrics = await freePort();
const server = await startServer(
  { folder: newFolder() },
  { DATABASE_URL, WESTMARCH_METRICS_PORT: `${metrics}` },
);
const worker: ChildProcess = spawn(
  process.execPath,
  [fileURLToPath(new URL('../apps/server/src/tool.ts', import.meta.url)), 'worker'],
  { env: { ...process.env, DATABASE_URL }, stdio: 'ignore' },
);

/** A figure of the server by its name and label. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `)) ?? '';
  return Number(line.split(' ').at(-1));
}
const milliseconds = async (name: string, share: string): Promise<string> =>
  `${Math.round(1000 * (await figure(`westmarch_${name}{quantile="${share}"}`)))} ms`;

try {
  const tables = Array.from(
    { length: count },
    (_x, i) =>
      new LiveTable(
        server.url,
        i,
        newCounts(),
        { least: 5, most: 20 },
        server.url,
        OPENINGS[i % OPENINGS.length],
      ),
  );
  await Promise.all(tables.map((table) => table.play()));
  const began = performance.now();
  for (let answered = 0; answered < choices && performance.now() - began < MOST; ) {
    await wait(1000);
    answered = await figure('westmarch_thoughts_answered');
  }
  for (const table of tables) table.stop();
  const [asked, answered] = [
    await figure('westmarch_thoughts_asked'),
    await figure('westmarch_thoughts_answered'),
  ];
  process.stdout.write(
    `${answered} of ${asked} choices that workers were asked for were theirs, at ${count} tables\n` +
      `order to answer: p50 ${await milliseconds('thought_seconds', '0.5')}, p99 ${await milliseconds('thought_seconds', '0.99')}\n` +
      `beside thinking: p50 ${await milliseconds('thought_beside_seconds', '0.5')}, p99 ${await milliseconds('thought_beside_seconds', '0.99')}\n` +
      `events kept: ${await figure('westmarch_events_total{kind="choice"}')}; load ${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}\n`,
  );
} finally {
  worker.kill('SIGTERM');
  await server.end();
  await cluster.end();
}
