/** Worker threads that play stretches of one entry: one for each core, at most four. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundled } from '../lib/bundled.ts';
import type { Games, Stretch } from './play.ts';

/** What a worker is asked to play. */
export interface Order extends Games {
  readonly name: string;
}

const STRETCH = 20;

/**
 * Plays games `from` to `to` of an entry. Each finished stretch is handed over; `goOn` says whether more are wanted.
 */
export async function playAll(
  what: Omit<Order, 'from' | 'games'>,
  from: number,
  to: number,
  finished: (stretch: Stretch) => void,
  goOn: () => boolean,
): Promise<void> {
  let next = from;
  const order = (): Order | undefined => {
    if (next > to || !goOn()) return undefined;
    const made = { ...what, from: next, games: Math.min(STRETCH, to - next + 1) };
    next += made.games;
    return made;
  };
  const count = Math.min(4, availableParallelism(), Math.ceil((to - from + 1) / STRETCH));
  const program = await bundled('soak-worker');
  await Promise.all(Array.from({ length: count }, () => work(program, order, finished)));
}

/** One worker, until there are no more orders. */
function work(
  program: string,
  order: () => Order | undefined,
  finished: (stretch: Stretch) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program);
    const more = (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(order() ?? null);
    };
    worker.on('message', (stretch: Stretch) => {
      finished(stretch);
      more();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    more();
  });
}
