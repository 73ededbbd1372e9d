/** Who thinks for a table, and for how long: what is not wanted any more ends there, and leaves nothing behind. */
import { LocalJobs } from '@westmarch/jobs';
import { loadGames, Play, thoughtOf, withGame } from '@westmarch/table';
import { expect, test } from 'vitest';
import { ThinkingWorkers } from '../../src/jobs/thinking-workers.ts';
import { Planned } from '../../src/tables/planned.ts';

await loadGames(['lotr-tcg']);

test('a thought is answered; one that is not wanted any more is broken off and forgotten', async () => {
  const order = withGame('lotr-tcg', (kind) => {
    const play = new Play(kind, kind.setup(['fotr-aragorn', 'fotr-gandalf'], {}), 'counsel', [
      'One',
      'Other',
    ]);
    return thoughtOf(play, { bot: 'loremaster', seed: 'his own', iterations: 20 });
  });
  // The same interface where threads of this process do it.
  const jobs = new LocalJobs({ threads: 1, file: null });
  const errors: unknown[] = [];
  const workers = new ThinkingWorkers(
    async () => jobs,
    (error) => errors.push(error),
  );
  const never = new AbortController();
  expect(await workers.ask(order, never.signal)).toBeNull();
  expect(workers.isThere).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 10));
  // The thread is started with the first job, which may take longer than a table waits.
  await expect.poll(() => workers.ask(order, never.signal)).not.toBeNull();
  const { asked, answered } = workers.figures;
  const wanted = new AbortController();
  const other = { ...order, moment: 1000 };
  const asking = workers.ask(other, wanted.signal);
  const [id] = jobs.idsOf('think', [other]);
  const state = async () => (await jobs.look('think', [id])).get(id)?.state;
  await new Promise((resolve) => setImmediate(resolve));
  expect(await state()).not.toBe('unknown');
  wanted.abort();
  expect(await asking).toBeNull();
  expect(workers.figures).toEqual({ asked: asked + 1, answered });
  await expect.poll(state).toBe('unknown');
  await workers.close();
  await jobs.close();
  expect(errors).toEqual([]);
});

test('what is come to elsewhere is done in its turn, unless something replaced it: then it is ended there', async () => {
  const done: string[] = [];
  const planned = new Planned((task) => void task());
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const signals: AbortSignal[] = [];
  const begin = (n: number): void =>
    planned.once(
      (signal) => {
        signals.push(signal);
        return answers[n].promise;
      },
      async (found) => void done.push(found),
    );
  begin(0);
  expect([planned.is, planned.isElsewhere]).toEqual([true, true]);
  planned.drop();
  expect([planned.is, signals[0].aborted]).toEqual([false, true]);
  begin(1);
  answers[0].resolve('too late');
  answers[1].resolve('in time');
  await expect.poll(() => done).toEqual(['in time']);
  expect([planned.is, signals[1].aborted]).toEqual([false, false]);
  planned.close();
  begin(0);
  expect(signals).toHaveLength(2);
});
