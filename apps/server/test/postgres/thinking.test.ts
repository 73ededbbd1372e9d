/**
 * Workers think for the bots of tables: real processes beside a real server. What they come to is what the table would
 * have; what becomes of them stops no game, and nothing of it is left in the queue.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { allDone, PostgresJobs } from '@westmarch/jobs';
import { loadGames, Play, type ThoughtOrder, thought, thoughtOf, withGame } from '@westmarch/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { newFolder, type Running, root, running } from '../play/running.ts';

await loadGames(['meccg']);

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

/** A worker that is ready to think. */
async function worker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${root}/apps/server/src/tool.ts`, 'worker', '--threads', '1'], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: 'ignore',
  });
  all.push(child);
  await expect.poll(() => jobs.thinkers(), { ...LONG, interval: 50 }).toBe(1);
  return child;
}
/** On a busy machine it may be late once or twice, and is not asked for a while then. */
const LONG = { timeout: 240_000 };
const figures = () => server.house.thinking?.figures ?? { asked: 0, answered: 0 };
const states = async (): Promise<unknown[]> =>
  (await asked(url, 'SELECT state::text AS state FROM westmarch_jobs.job')).map(({ state }) => state);
/** Until the worker is in the midst of a thought. */
async function midst(): Promise<void> {
  const isThere = async (): Promise<boolean> => (await states()).includes('active');
  await expect.poll(isThere, { ...LONG, interval: 5 }).toBe(true);
}

/** A player against Loremaster. */
async function against(seed: number): Promise<Tab> {
  const client = await Client.named(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'loremaster', deck: 'B' } as const;
  const tab = await client.at(await client.open({ game: 'meccg', deck: 'A', others: [bot] }));
  void tab.playAtRandom(picker(seed));
  return tab;
}

/** A choice in the midst of a game. */
function anOrder(iterations: number): ThoughtOrder {
  return withGame('meccg', (kind) => {
    const play = new Play(kind, kind.setup(['A', 'B'], {}), 'midst', ['One', 'Other']);
    const steward = kind.bots.find(({ key }) => key === 'steward')?.make('quick');
    if (steward === undefined) throw new Error('nobody plays');
    for (let i = 0; i < 25; i++) play.take(play.chosenBy(steward));
    return thoughtOf(play, { bot: 'loremaster', seed: 'his own', iterations });
  });
}
function doneHere(order: ThoughtOrder): number {
  const steps = thought(order);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

test('a worker thinks for a table as the table would; what is not wanted ends; killed in the midst, it stops no game', async () => {
  const one = await worker();
  const order = anOrder(60);
  const ids = await jobs.submit('think', [order], 'table');
  expect([...(await allDone(jobs, 'think', ids)).values()]).toEqual([doneHere(order)]);
  await jobs.forget(ids);

  // Of what is chosen at a table some is settled at a glance; the rest is the worker's.
  const first = await against(3);
  await expect.poll(() => figures().answered, LONG).toBeGreaterThanOrEqual(2);
  await midst();
  const { asked: before } = figures();
  first.send({ t: 'concede' });
  await first.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(figures().asked).toBeLessThanOrEqual(before + 1);
  await expect.poll(states).toEqual([]);
  // The worker is free again at once: it does not think on for nobody.
  const next = await jobs.submit('think', [{ ...order, iterations: 61 }], 'table');
  await allDone(jobs, 'think', next);
  await jobs.forget(next);

  const second = await against(5);
  await midst();
  one.kill('SIGKILL');
  const stood = second.update?.v ?? 0;
  await second.nextUpdate(({ v }) => v > stood + 3);
  // What it left lying was taken out of the queue.
  await expect.poll(states).toEqual([]);
  expect(figures().answered).toBeLessThan(figures().asked);
  expect(server.errors).toEqual([]);
});
