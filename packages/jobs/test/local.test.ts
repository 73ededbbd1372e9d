/** Jobs in threads of this process: what is kept, who comes first, breaking off, failing; and a study of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '@westmarch/bots';
import { countOf, loadGames, noteGame } from '@westmarch/table';
import { afterAll, expect, test } from 'vitest';
import { allDone, type Jobs, LocalJobs, studied } from '../src/index.ts';
import { piecesOf } from '../src/study.ts';
import { versionOfWork } from '../src/version.ts';
import { piece } from './orders.ts';

await loadGames();

const folder = mkdtempSync(join(tmpdir(), 'westmarch-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One crew for most tests: starting threads is what takes long. */
const crew = new LocalJobs({ threads: 2, file: null, version: 'test' });
afterAll(() => crew.close());

const stateOf = async (jobs: Jobs, id: string): Promise<string> =>
  (await jobs.look('lab', [id])).get(id)?.state ?? '';

test('what a result hangs on is found where it lies', () => {
  expect(versionOfWork()).toMatch(/^[0-9a-f]{16}$/);
});

test('a job comes to what its work comes to here, and is kept for whoever orders it again', async () => {
  const order = piece(0, 4);
  const players = () => (seed: string) => random(seed);
  const here = countOf(
    2,
    [0, 1, 2, 3].map((game) => noteGame(order.study, players, game)),
  );
  const file = join(folder, 'kept.sqlite');
  const first = new LocalJobs({ threads: 1, file, version: 'test' });
  const ids = await first.submit('lab', [order], 'study');
  expect([...(await allDone(first, 'lab', ids)).values()]).toEqual([here]);
  await first.close();
  const again = new LocalJobs({ threads: 1, file, version: 'test' });
  expect(await again.submit('lab', [order], 'study')).toEqual(ids);
  expect((await again.look('lab', ids)).get(ids[0])).toMatchObject({ state: 'done', result: here });
  await again.forget(ids);
  expect(await stateOf(again, ids[0])).toBe('unknown');
  await again.close();
  const [other] = new LocalJobs({ threads: 1, file, version: 'later' }).idsOf('lab', [order]);
  expect(other).not.toBe(ids[0]);
});

test('somebody who waits does not wait for a study, however much of it there is', async () => {
  const long = [piece(0, 4000), piece(4000, 8000), piece(8000, 12_000)];
  const study = await crew.submit('lab', long, 'study');
  const [person] = await crew.submit('lab', [piece(0, 2)], 'person');
  await allDone(crew, 'lab', [person]);
  const states = await Promise.all(study.map((id) => stateOf(crew, id)));
  expect(states).toEqual(['working', 'working', 'waiting']);
  // Ordered again by somebody who waits, what waited comes next.
  await crew.submit('lab', long.slice(2), 'person');
  expect(await stateOf(crew, study[2])).toBe('working');
  await crew.cancel(study);
  expect(await stateOf(crew, study[0])).toBe('cancelled');
  // Whoever was broken off is free for the next.
  await allDone(crew, 'lab', await crew.submit('lab', [piece(2, 4)], 'study'));
});

test('what fails is tried again, and then told with its reason; ordered again, it begins anew', async () => {
  const order = piece(0, 2, 'pieces', 'nobody');
  const ids = await crew.submit('lab', [order], 'person');
  await expect(allDone(crew, 'lab', ids)).rejects.toThrow('there is no bot "nobody"');
  await crew.submit('lab', [order], 'person');
  expect(['waiting', 'working']).toContain(await stateOf(crew, ids[0]));
});

test('a study comes to the same in small pieces and in large, stopped and resumed', async () => {
  const { study } = piece(0, 0);
  const going = { study, bot: 'random', games: 30, resume: true, onProgress: () => {} };
  const { signal } = new AbortController();
  const alone = await studied(crew, { ...going, signal, size: 30 });
  expect(alone.counts.games).toBe(30);
  expect((await studied(crew, { ...going, signal, size: 4 })).counts).toEqual(alone.counts);
  const stop = new AbortController();
  const slow = { ...going, games: 4000, size: 2 };
  const part = await studied(crew, {
    ...slow,
    signal: stop.signal,
    onProgress: (played) => played > 3 && stop.abort(),
  });
  expect(part.counts.games).toBeGreaterThan(0);
  expect(part.counts.games).toBeLessThan(4000);
  const whole = await studied(crew, { ...slow, games: 30, signal });
  expect(whole.counts).toEqual(alone.counts);
});

test('pieces hold every game once, and cut no pair', () => {
  const { study } = piece(0, 0);
  const pieces = piecesOf(study, 'random', 11, 4);
  expect(pieces.map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 8],
    [8, 11],
  ]);
  expect(() => piecesOf(study, 'random', 11, 3)).toThrow('cut a pair');
});
