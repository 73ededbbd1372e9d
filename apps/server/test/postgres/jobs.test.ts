/**
 * Jobs on PostgreSQL with real workers: killed, ended, told to stop; who comes first; and messages that say what to do.
 *
 * Keeps  whatever happens to whoever works, a job comes to what it comes to here.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { random } from '@westmarch/bots';
import { allDone, type LabOrder, PostgresJobs } from '@westmarch/jobs';
import { type Counts, countOf, loadGames, noteGame } from '@westmarch/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../play/databases.ts';
import { newFolder, root } from '../play/running.ts';

await loadGames();

const piece = (from: number, to: number, bot = 'random'): LabOrder => ({
  study: {
    game: 'lotr-tcg',
    deck: { name: 'Aragorn', list: 'fotr-aragorn' },
    against: [{ name: 'Gandalf', list: 'fotr-gandalf' }],
    seed: 'jobs',
    switches: {},
  },
  bot,
  from,
  to,
});

function countedHere({ study, from, to }: LabOrder): Counts {
  const numbers = Array.from({ length: to - from }, (_x, i) => from + i);
  return countOf(
    1,
    numbers.map((game) => noteGame(study, () => (seed) => random(seed), game)),
  );
}

let url: URL;
let jobs: PostgresJobs;
const all: ChildProcess[] = [];
beforeAll(async () => {
  const database = await databaseOf(newFolder());
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  url = database.url;
  jobs = await PostgresJobs.open(url);
});
afterAll(async () => {
  for (const child of all) child.kill('SIGKILL');
  await jobs.close();
});

interface Worker {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ready: Promise<unknown>;
  readonly ended: Promise<unknown[]>;
}
function worker(args: readonly string[] = ['--threads', '1'], address = url.href): Worker {
  const child = spawn(process.execPath, [`${root}/apps/server/src/tool.ts`, 'worker', ...args], {
    env: { ...process.env, DATABASE_URL: address },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  all.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  return { child, said: () => said, ready: once(child.stdout, 'data'), ended: once(child, 'exit') };
}
const stateOf = async (id: string): Promise<string> => (await jobs.look('lab', [id])).get(id)?.state ?? '';
const progressOf = async (id: string): Promise<number> => {
  const found = (await jobs.look('lab', [id])).get(id);
  return found?.state === 'working' ? found.progress : found?.state === 'done' ? 1 : 0;
};

test('a job whose worker was killed is taken by another; who waits comes first; what is cancelled ends', async () => {
  const [killed, other] = [worker(), worker()];
  await Promise.all([killed.ready, other.ready]);
  expect(await jobs.workers()).toBe(2);
  // Both have one: the one that is killed and the one that is left.
  const orders = [piece(0, 300), piece(300, 600)];
  const ids = await jobs.submit('lab', orders, 'study');
  await expect.poll(async () => Math.min(...(await Promise.all(ids.map(progressOf))))).toBeGreaterThan(0);
  killed.child.kill('SIGKILL');
  // Meanwhile much waits, and somebody who comes later is served at once.
  const many = await jobs.submit('lab', [piece(0, 100_000), piece(100_000, 200_000)], 'study');
  const person = await jobs.submit('lab', [piece(0, 2)], 'person');
  await allDone(jobs, 'lab', person);
  expect(await Promise.all(many.map(stateOf))).not.toContain('done');
  await expect.poll(async () => (await Promise.all(many.map(stateOf))).includes('working')).toBe(true);
  await jobs.cancel(many);
  expect(await Promise.all(many.map(stateOf))).toEqual(['cancelled', 'cancelled']);
  const results = await allDone(jobs, 'lab', ids);
  // To the letter: the order of names too.
  expect(JSON.stringify([...results.values()])).toBe(JSON.stringify(orders.map(countedHere)));

  // Told to end, a worker gives back what it cannot finish, and says what it did.
  const [given] = await jobs.submit('lab', [piece(0, 200_000)], 'study');
  await expect.poll(() => progressOf(given)).toBeGreaterThan(0);
  other.child.kill('SIGTERM');
  expect(await other.ended).toEqual([0, null]);
  expect(other.said()).toMatch(/Ended: \d+ jobs, [\d.]+ s of CPU\./);
  expect(await stateOf(given)).toBe('waiting');
  // Neither who left nor who was killed is counted, once the last sign of life of the latter is old.
  await expect.poll(() => jobs.workers(), { timeout: 30_000, interval: 500 }).toBe(0);
  await jobs.cancel([given]);
});

test('orders again what failed, and tells why it did', async () => {
  const one = worker();
  await one.ready;
  const order = piece(0, 2, 'nobody');
  const ids = await jobs.submit('lab', [order], 'person');
  await expect(allDone(jobs, 'lab', ids)).rejects.toThrow('there is no bot "nobody"');
  await jobs.submit('lab', [order], 'person');
  expect(await stateOf(ids[0])).not.toBe('failed');
  await jobs.forget(ids);
  expect(await stateOf(ids[0])).toBe('unknown');
  one.child.kill('SIGTERM');
  await one.ended;
});

test.each([
  [['--threads', '0'], '', '--threads is "0": expected a whole number from 1 to 256'],
  [['--thread'], '', 'usage: westmarch worker'],
  [[], 'postgres://westmarch@127.0.0.1:9/none', 'no PostgreSQL answers there. Is it running'],
  [[], 'http://localhost', 'DATABASE_URL makes no sense'],
])('%s at %s is refused with exit code 2 and a reason', async (args, address, reason) => {
  const one = worker(args, address === '' ? url.href : address);
  one.ready.catch(() => {});
  expect(await one.ended).toEqual([2, null]);
  expect(one.said()).toContain(reason);
  expect(one.said()).not.toContain('    at ');
});
