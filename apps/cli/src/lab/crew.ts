/**
 * The workers of the laboratory: each takes the next few games that nobody has played.
 *
 * Keeps  what is noted of a game hangs on its number alone, so that one worker or eight come to the same.
 */
import { Worker } from 'node:worker_threads';
import type { Noted, Study } from '@westmarch/table';

export interface Work {
  readonly study: Study;
  readonly bot: string;
  /** The numbers of the games that are to be played. */
  readonly games: readonly number[];
  readonly workers: number;
}

/** Games that a worker takes at a time. */
const FEW = 4;

/** Plays them; `done` is told what was noted, few by few, and says whether to go on. */
export async function playAll(
  { study, bot, games, workers }: Work,
  done: (noted: readonly Noted[]) => boolean,
): Promise<void> {
  let next = 0;
  let goOn = true;
  const few = (): readonly number[] | null => {
    if (!goOn || next >= games.length) return null;
    next += FEW;
    return games.slice(next - FEW, next);
  };
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { study, bot } });
      const more = (): void => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(few());
      };
      worker.on('message', (noted: readonly Noted[]) => {
        goOn = done(noted) && goOn;
        more();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      more();
    });
  const count = Math.max(1, Math.min(workers, Math.ceil(games.length / FEW)));
  await Promise.all(Array.from({ length: count }, one));
}
