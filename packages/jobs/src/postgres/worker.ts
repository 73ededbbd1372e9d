/**
 * One who takes jobs from PostgreSQL and does them in threads: what `westmarch worker` runs.
 *
 * Keeps  it gives signs of life while it works: whose stop coming loses his jobs to others, and can write nothing more.
 *        One thread more than the others is there for those who wait. When it is told to end it finishes what it can
 *        within some seconds, and gives the rest back.
 */
import { randomUUID } from 'node:crypto';
import type { JobWithMetadata } from 'pg-boss';
import { PRIORITY } from '../jobs.ts';
import { versionOfWork } from '../version.ts';
import { Hand } from '../work/hand.ts';
import { type Put, Queue, SIGN, type Written } from './queue.ts';

/** Milliseconds that what is under way may take when it is to end. */
const LAST_WORK = 5000;

/** How it looks for jobs: it is woken when one comes, and looks now and then all the same. */
const WORKING = {
  includeMetadata: true,
  heartbeatRefreshSeconds: SIGN,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 2,
} as const;

export interface WorkerOptions {
  readonly url: URL;
  readonly threads: number;
  readonly version?: string;
  /** A process of its own: it thinks for tables too, and is ready for it at once. Beside tables nothing is thought. */
  readonly apart?: boolean;
  /** Is told what is going on. */
  readonly say: (text: string) => void;
}
export interface Worker {
  /** How many jobs it did, and milliseconds of CPU that they took. */
  readonly done: { jobs: number; cpu: number };
  end(): Promise<void>;
}

export async function startWorker({
  url,
  threads,
  version = versionOfWork(),
  apart = false,
  say,
}: WorkerOptions): Promise<Worker> {
  const queue = await Queue.open(url, version, true, 4);
  const id = randomUUID();
  const done = { jobs: 0, cpu: 0 };
  let hasEnded = false;
  const hands = Array.from({ length: threads + 1 }, () => new Hand(apart));

  const doing = async (hand: Hand, job: JobWithMetadata<Put>): Promise<Written> => {
    let telling = Promise.resolve();
    const onProgress = (progress: number): void => {
      // Whoever asks how far it is can do without an answer.
      telling = telling.then(() => queue.tell(job.id, progress)).catch(() => {});
    };
    const { kind, order } = job.data;
    try {
      const { result, cpu } = await hand.run(kind, JSON.parse(order), onProgress, job.signal);
      done.jobs++;
      done.cpu += cpu;
      return { result: JSON.stringify(result), cpu };
    } catch (error) {
      say(`${kind} ${job.id}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    } finally {
      await telling;
      await queue.dropProgress([job.id]).catch(() => {});
    }
  };
  /** Takes one job after the other, of at least some priority. */
  const begin = async (hand: Hand, minPriority: number): Promise<void> => {
    const how = { ...WORKING, minPriority, maxPriority: apart ? PRIORITY.table : PRIORITY.person };
    const loop = await queue.boss.work<Put, Written, typeof how>(queue.name, how, async ([job]) => {
      try {
        return await doing(hand, job);
      } finally {
        // There may be more: it is looked at once, not after a pause.
        queue.boss.notifyWorker(loop);
      }
    });
  };
  await Promise.all(hands.slice(0, threads).map((hand) => begin(hand, PRIORITY.study)));
  await begin(hands[threads], PRIORITY.person);
  let thinks = false;
  await queue.sign(id, thinks);
  const sign = (): void => void queue.sign(id, thinks).catch(() => {});
  const signs = setInterval(sign, SIGN * 2000);
  void Promise.all(hands.map(({ ready }) => ready)).then(() => {
    thinks = true;
    if (!hasEnded) sign();
  });
  return {
    done,
    end: async () => {
      hasEnded = true;
      clearInterval(signs);
      await queue.leave(id).catch(() => {});
      await queue.boss.stop({ graceful: true, timeout: LAST_WORK });
      await Promise.all(hands.map((hand) => hand.close()));
    },
  };
}
