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
import { Hand } from '../tasks/hand.ts';
import { versionOfWork } from '../version.ts';
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
  /** It thinks for tables too: one thread is always ready for it. */
  readonly thinks?: boolean;
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
  thinks = false,
  say,
}: WorkerOptions): Promise<Worker> {
  const queue = await Queue.open(url, version, true, 4);
  const id = randomUUID();
  const done = { jobs: 0, cpu: 0 };
  let hasEnded = false;
  const hands = Array.from({ length: threads + 1 }, (_x, i) => new Hand(thinks && i === 0));
  /** There are as many as take jobs, so one is always free; one whose thread is there already is quicker. */
  const freeHand = (): Hand | undefined =>
    hands.find(({ isFree, isStarted }) => isFree && isStarted) ?? hands.find(({ isFree }) => isFree);

  const doing = async (job: JobWithMetadata<Put>): Promise<Written> => {
    const { kind, order } = job.data;
    // A table only waits for the end of a thought.
    const isTold = kind !== 'think';
    let telling = Promise.resolve();
    const onProgress = (progress: number): void => {
      // Whoever asks how far it is can do without an answer.
      if (isTold) telling = telling.then(() => queue.tell(job.id, progress)).catch(() => {});
    };
    try {
      const hand = freeHand();
      if (hand === undefined) throw new Error('no thread is free');
      const { result, cpu } = await hand.run(kind, JSON.parse(order), onProgress, job.signal);
      done.jobs++;
      done.cpu += cpu;
      return { result: JSON.stringify(result), cpu };
    } catch (error) {
      say(`${kind} ${job.id}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    } finally {
      await telling;
      if (isTold) await queue.dropProgress([job.id]).catch(() => {});
    }
  };
  /** Takes one job after the other, of at least some priority. */
  const begin = async (minPriority: number): Promise<void> => {
    const how = { ...WORKING, minPriority, maxPriority: thinks ? PRIORITY.table : PRIORITY.person };
    const loop = await queue.boss.work<Put, Written, typeof how>(queue.name, how, async ([job]) => {
      try {
        return await doing(job);
      } finally {
        // There may be more: it is looked at once, not after a pause.
        queue.boss.notifyWorker(loop);
      }
    });
  };
  for (let i = 0; i < threads; i++) await begin(PRIORITY.study);
  await begin(PRIORITY.person);
  let isReady = false;
  await queue.sign(id, isReady);
  const sign = (): void => void queue.sign(id, isReady).catch(() => {});
  const signs = setInterval(sign, SIGN * 2000);
  const tellReady = async (): Promise<void> => {
    await hands[0].ready;
    isReady = true;
    if (!hasEnded) sign();
  };
  void tellReady();
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
