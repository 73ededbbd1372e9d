/**
 * `npm run bench:lab -- [--games N] [--workers 1,2,4] [--keep]`: one study on several numbers of workers, as processes of
 * their own that take its pieces from PostgreSQL. It must come to the same to the last digit; exit code 1 where it does not.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PostgresJobs, studied, versionOfWork } from '@westmarch/jobs';
import { type Study, type Tally, tallyOf } from '@westmarch/table';
import { startCluster } from '../scripts/machine/postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function argumentsOf(args: readonly string[]): { games: number; workers: number[]; keep: boolean } {
  const found = { games: 100_000, workers: [1, 2, 4], keep: false };
  for (let i = 0; i < args.length; i++)
    if (args[i] === '--keep') found.keep = true;
    else if (args[i] === '--games' && Number(args[i + 1]) > 1) found.games = Number(args[++i]);
    else if (args[i] === '--workers' && /^\d+(,\d+)*$/.test(args[i + 1] ?? ''))
      found.workers = args[++i].split(',').map(Number);
    else {
      process.stderr.write('usage: npm run bench:lab -- [--games N] [--workers 1,2,4] [--keep]\n');
      process.exit(2);
    }
  return found;
}

const study: Study = {
  game: 'lotr-tcg',
  deck: { name: 'FotR Aragorn', list: 'fotr-aragorn' },
  against: [
    { name: 'FotR Gandalf', list: 'fotr-gandalf' },
    { name: 'TTT Théoden', list: 'ttt-theoden' },
  ],
  seed: 'bench',
  switches: {},
};

interface Row {
  readonly workers: number;
  readonly games: number;
  /** The version of what plays: only rows of one version are told together. */
  readonly version: string;
  readonly mark: string;
  readonly share: Tally['all']['share'];
  readonly wall: number;
  readonly pieces: number;
  readonly all: number;
  readonly load: number;
}

/** Starts a worker; what it says at its end is how much of the CPU it used. */
async function worker(url: string): Promise<() => Promise<number>> {
  const child = spawn(process.execPath, [`${root}/apps/server/src/tool.ts`, 'worker', '--threads', '1'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return Number(/([\d.]+) s of CPU/.exec(said)?.[1]);
  };
}

async function measured(url: string, workers: number, games: number): Promise<Row> {
  const ends = await Promise.all(Array.from({ length: workers }, () => worker(url)));
  const jobs = await PostgresJobs.open(new URL(url));
  const began = performance.now();
  const { counts, cpu } = await studied(jobs, {
    study,
    bot: 'random',
    games,
    resume: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const wall = (performance.now() - began) / 1000;
  await jobs.close();
  const used = await Promise.all(ends.map((end) => end()));
  const tally = tallyOf(study, counts);
  const mark = createHash('sha256').update(JSON.stringify(tally)).digest('hex').slice(0, 16);
  const row = {
    workers,
    games,
    version: versionOfWork(),
    mark,
    share: tally.all.share,
    wall,
    pieces: cpu / 1000,
    all: used.reduce((a, b) => a + b, 0),
    load: loadavg()[0],
  };
  process.stderr.write(`${workers} workers: ${wall.toFixed(1)} s, ${row.all.toFixed(1)} s of CPU, ${mark}\n`);
  return row;
}

const wanted = argumentsOf(process.argv.slice(2));
const kept = new URL('lab.json', import.meta.url);
const known: Row[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
const cluster = await startCluster({ durable: true });
const rows: Row[] = [];
for (const workers of wanted.workers)
  rows.push(await measured(cluster.url('postgres'), workers, wanted.games));
await cluster.end();
/** What was measured before of the same study under the same version stands beside it. */
const together = [
  ...known.filter(
    (row) =>
      row.games === wanted.games &&
      row.version === rows[0].version &&
      !rows.some(({ workers }) => workers === row.workers),
  ),
  ...rows,
].toSorted((a, b) => a.workers - b.workers);
const same = together.every(({ mark }) => mark === together[0].mark);
const { share } = together[0];
const percent = (value: number): string => `${(value * 100).toFixed(4)} %`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const text = `# A study on several workers

Written by \`npm run bench:lab -- --keep\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores; where the load beside a row is more than its workers, the time on the wall says more of others than of them.

${wanted.games.toLocaleString('en')} games of ${study.deck.name} (random players, seed ${study.seed}) in pieces through PostgreSQL, each worker a process with one thread. The mark is a fingerprint of everything that a study tells, to the last digit: ${same ? 'all have the same' : '**they differ**'}. Deck's share: ${percent(share.value)} (${percent(share.low)} to ${percent(share.high)}).

| workers | on the wall | CPU of the games | CPU of the workers | load | mark |
| ---: | ---: | ---: | ---: | ---: | :--- |
${together.map((row) => `| ${row.workers} | ${seconds(row.wall)} | ${seconds(row.pieces)} | ${seconds(row.all)} | ${row.load.toFixed(1)} | ${row.mark} |`).join('\n')}
`;
if (wanted.keep) {
  writeFileSync(kept, `${JSON.stringify(together, null, 2)}\n`);
  writeFileSync(new URL('lab.md', import.meta.url), text);
}
process.stdout.write(text);
process.exitCode = same ? 0 : 1;
