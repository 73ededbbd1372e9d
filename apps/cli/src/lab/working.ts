/**
 * A study while it is played: who plays it, how far it is, and Ctrl-C.
 *
 * Owns   choosing between threads of this process and workers at a database, and telling where nobody comes to work.
 */
import { join } from 'node:path';
import {
  type Jobs,
  JobsProblem,
  LocalJobs,
  PostgresJobs,
  type Studied,
  type Studying,
  studied,
  versionOfWork,
} from '@westmarch/jobs';
import { root } from '../files.ts';
import { Problem } from '../problem.ts';
import { bar } from '../table.ts';

/** Threads of this process, or whoever works at DATABASE_URL. */
export async function openJobs(queue: boolean, threads: number): Promise<Jobs> {
  if (!queue) return new LocalJobs({ threads, file: join(root, '.cache/jobs.sqlite') });
  const text = process.env['DATABASE_URL'] ?? '';
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new Problem(`--queue: DATABASE_URL ${text === '' ? 'is not set' : 'makes no sense'}`, {
      hint: 'set it to an address such as postgres://westmarch:PASSWORD@localhost:5432/westmarch, as for the workers',
    });
  try {
    return await PostgresJobs.open(new URL(text));
  } catch (error) {
    if (error instanceof JobsProblem) throw new Problem(`--queue: ${error.message}`);
    throw error;
  }
}

/** To the end of the line. */
const ERASE = '\u001b[K';
/** Milliseconds after which it is told that nobody works. */
const ALONE = 5000;

/** Plays a study to its end, or until Ctrl-C. `about`: which of several it is, for who watches. */
export async function watched(
  jobs: Jobs,
  ordered: Omit<Studying, 'signal' | 'onProgress'>,
  about = '',
): Promise<Studied & { readonly stopped: boolean }> {
  const stop = new AbortController();
  const onSignal = (): void => {
    // Who asks twice does not want to wait for what is under way.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  const began = performance.now();
  let before: number | null = null;
  const onProgress = (played: number): void => {
    if (!process.stderr.isTTY) return;
    before ??= played;
    const rate = (played - before) / ((performance.now() - began) / 1000);
    const rest = rate <= 0 ? '' : `, ${Math.ceil((ordered.games - played) / rate)} s left`;
    process.stderr.write(
      `\r${ERASE}${bar(played, ordered.games)} ${about}${played} of ${ordered.games}, ${rate.toFixed(1)} a second${rest}`,
    );
  };
  const alone = setInterval(() => void tellAlone(jobs), ALONE);
  try {
    const done = await studied(jobs, { ...ordered, signal: stop.signal, onProgress });
    return { ...done, stopped: stop.signal.aborted };
  } catch (error) {
    if (error instanceof JobsProblem) throw new Problem(error.message);
    throw error;
  } finally {
    clearInterval(alone);
    process.off('SIGINT', onSignal);
    if (process.stderr.isTTY) process.stderr.write(`\r${ERASE}`);
  }
}

/** The same for one study alone. */
export async function watchedAndClosed(
  jobs: Jobs,
  ordered: Parameters<typeof watched>[1],
): ReturnType<typeof watched> {
  try {
    return await watched(jobs, ordered);
  } finally {
    await jobs.close();
  }
}

async function tellAlone(jobs: Jobs): Promise<void> {
  if ((await jobs.workers().catch(() => null)) !== 0) return;
  process.stderr.write(
    `No worker of this version (${versionOfWork()}) is there: start "westmarch worker" with the same DATABASE_URL.\n`,
  );
}
