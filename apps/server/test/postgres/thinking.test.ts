/**
 * Workers think for the bots of tables: real processes beside a real server. What they come to is what the table would
 * have; what becomes of them stops no game, and nothing of it is left in the queue.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PostgresJobs } from '@westmarch/jobs';
import { Play, thought, thoughtOf, withGame } from '@westmarch/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { newFolder, type Running, root, running } from '../play/running.ts';

const folder = newFolder();
let url: URL;
let server: Running;
let jobs: PostgresJobs;
const all: ChildProcess[] = [];
beforeAll(async () => {
  const database = await databaseOf(folder);
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  url = database.url;
  [server, jobs] = await Promise.all([running({ dataFolder: folder }), PostgresJobs.open(url)]);
});
afterAll(async () => {
  for (const child of all) child.kill('SIGKILL');
  await Promise.all([server.close(), jobs.close()]);
});

interface Worker {
  readonly child: ChildProcess;
  /** How many jobs it did, once it was told to end. */
  end(): Promise<number>;
}
async function worker(): Promise<Worker> {
  const child = spawn(process.execPath, [`${root}/apps/server/src/tool.ts`, 'worker', '--threads', '1'], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  all.push(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  await expect.poll(() => jobs.thinkers(), { interval: 50 }).toBe(1);
  const end = async (): Promise<number> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return Number(/Ended: (\d+) jobs/.exec(said)?.[1]);
  };
  return { child, end };
}
const figures = () => server.house.thinking?.figures ?? { asked: 0, answered: 0 };
/** A worker is at something now. */
const isAsked = (): boolean => figures().asked > figures().answered;
const left = async (): Promise<number> =>
  Number((await asked(url, `SELECT count(*) AS n FROM westmarch_jobs.job`))[0]['n']);

/** A table against Loremaster at which workers are known. */
async function table(seed: number): Promise<Tab> {
  const client = await Client.named(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'loremaster', deck: 'B' } as const;
  const tab = await client.at(await client.open({ game: 'meccg', deck: 'A', others: [bot] }));
  void tab.playAtRandom(picker(seed));
  return tab;
}

test('x', async () => {
  const t0 = performance.now();
  const one = await worker();
  console.log('worker', performance.now() - t0);
  const tab = await table(3);
  for (let i = 0; i < 20; i++) {
    await new Promise((r) => setTimeout(r, 500));
    console.log(figures(), tab.update?.v, await left());
  }
  tab.close();
  console.log(await one.end(), server.errors);
});
