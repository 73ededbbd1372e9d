/** Jobs that wait in PostgreSQL for whoever takes them: workers on any machine (worker.ts). */
import { type Jobs, JobsProblem, jobId, PRIORITY, type Priority, type Standing } from '../jobs.ts';
import type { Kind, OrderOf, ResultOf } from '../kinds.ts';
import { versionOfWork } from '../version.ts';
import { Queue, type Written } from './queue.ts';

/** Seconds that a thought may take, and that it is kept where whoever ordered it is gone: he who reads it deletes it. */
const THOUGHT = 60;
/** A table does not wait until somebody else tries again. */
const THOUGHTS = {
  retryLimit: 0,
  expireInSeconds: THOUGHT,
  retentionSeconds: THOUGHT,
  deleteAfterSeconds: THOUGHT,
} as const;

/** Jobs that are put in at a time. */
const MANY = 500;
const AGAIN = 5;

export class PostgresJobs implements Jobs {
  readonly #queue: Queue;
  readonly #version: string;

  private constructor(queue: Queue, version: string) {
    this.#queue = queue;
    this.#version = version;
  }
  static async open(url: URL, version = versionOfWork()): Promise<PostgresJobs> {
    return new PostgresJobs(await Queue.open(url, version, false), version);
  }

  idsOf<K extends Kind>(kind: K, orders: readonly OrderOf<K>[]): readonly string[] {
    return orders.map((order) => jobId(this.#version, kind, order));
  }
  async submit<K extends Kind>(
    kind: K,
    orders: readonly OrderOf<K>[],
    priority: Priority,
  ): Promise<string[]> {
    const { boss, name } = this.#queue;
    const jobs = orders.map((order) => ({
      id: jobId(this.#version, kind, order),
      // As text: the database would sort the names in it.
      data: { kind, order: JSON.stringify(order) },
      priority: PRIORITY[priority],
      ...(kind === 'think' ? THOUGHTS : {}),
    }));
    for (let from = 0; from < jobs.length; from += MANY) {
      const some = jobs.slice(from, from + MANY);
      const ids = some.map(({ id }) => id);
      // What ended without a result begins anew.
      const ended = (await this.#queue.standing(ids)).filter(
        ({ state }) => state === 'failed' || state === 'cancelled',
      );
      if (ended.length > 0) await this.#delete(ended.map(({ id }) => String(id)));
      // What is there already stays as it is.
      await boss.insert(name, some);
      if (PRIORITY[priority] > 0) await this.#queue.hurry(ids, PRIORITY[priority]);
    }
    return jobs.map(({ id }) => id);
  }

  async look<K extends Kind>(_kind: K, ids: readonly string[]): Promise<Map<string, Standing<ResultOf<K>>>> {
    const found = new Map<string, Standing<ResultOf<K>>>(ids.map((id) => [id, { state: 'unknown' }]));
    for (const { id, state, output, done } of await this.#queue.standing(ids))
      found.set(String(id), standingOf<ResultOf<K>>(String(state), output, Number(done ?? 0)));
    return found;
  }

  async cancel(ids: readonly string[]): Promise<void> {
    const { boss, name } = this.#queue;
    for (let from = 0; from < ids.length; from += MANY) await boss.cancel(name, ids.slice(from, from + MANY));
  }
  async forget(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += MANY) {
      const some = ids.slice(from, from + MANY);
      await this.#delete(some);
      // What a worker gives back in that very moment is written anew, and has to go as well.
      for (let again = 0; again < AGAIN && (await this.#queue.standing(some)).length > 0; again++)
        await this.#delete(some);
    }
  }
  async #delete(ids: readonly string[]): Promise<void> {
    const { boss, name } = this.#queue;
    await boss.deleteJob(name, [...ids]);
    await this.#queue.dropProgress(ids);
  }
  async workers(): Promise<number> {
    return (await this.#queue.workers()).ours;
  }
  async thinkers(): Promise<number> {
    return (await this.#queue.workers()).thinkers;
  }
  async close(): Promise<void> {
    await this.#queue.boss.stop({ graceful: false });
  }
}

function standingOf<R>(state: string, output: unknown, progress: number): Standing<R> {
  switch (state) {
    case 'created':
    case 'retry':
      return { state: 'waiting' };
    case 'active':
      return { state: 'working', progress };
    case 'completed':
      if (isOutcome(output)) return { state: 'done', result: JSON.parse(output.result), cpu: output.cpu };
      return { state: 'failed', why: 'it came to nothing' };
    case 'cancelled':
      return { state: 'cancelled' };
    case 'failed':
      return { state: 'failed', why: messageIn(output) };
    default:
      throw new JobsProblem(`A job is "${state}", which this version does not know.`);
  }
}
const isOutcome = (output: unknown): output is Written =>
  typeof output === 'object' && output !== null && 'result' in output && typeof output.result === 'string';
function messageIn(output: unknown): string {
  if (typeof output !== 'object' || output === null) return 'nobody knows why';
  if ('message' in output && typeof output.message === 'string') return output.message;
  return 'value' in output ? messageIn(output.value) : 'nobody knows why';
}
