/**
 * `westmarch worker`: takes jobs from PostgreSQL, wherever it runs, until it is told to end.
 *
 * Owns   its options and what it says. Not the work (packages/jobs).
 */
import { availableParallelism } from 'node:os';
import { JobsProblem, startWorker, versionOfWork } from '@westmarch/jobs';
import { type Settings, SetupProblem } from '../settings.ts';

const USAGE =
  'usage: westmarch worker [--threads NUMBER]; DATABASE_URL says where the jobs are, as for the server.';
const MOST = 256;

function threadsFrom(args: readonly string[]): number {
  if (args.length === 0) return availableParallelism();
  const threads = Number(args[1]);
  if (args.length !== 2 || args[0] !== '--threads') throw new SetupProblem(USAGE);
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST)
    throw new SetupProblem(`--threads is "${args[1]}": expected a whole number from 1 to ${MOST}.`);
  return threads;
}

/** Works until a signal comes; the exit code. */
export async function workerCommand(
  args: readonly string[],
  { database }: Settings,
  say: (text: string) => void,
): Promise<number> {
  const threads = threadsFrom(args);
  if (database === null)
    throw new SetupProblem(
      'A worker takes its jobs from PostgreSQL: set DATABASE_URL, as for the server. Without it the server works itself.',
    );
  // Whoever listened may be gone: it works on all the same.
  process.stdout.on('error', () => {});
  const ended = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.resolve());
  try {
    const worker = await startWorker({ url: database.url, threads, thinks: true, say });
    say(`Westmarch works: ${threads} threads, version ${versionOfWork()}  (Ctrl-C ends it)`);
    await ended.promise;
    await worker.end();
    const { user, system } = process.cpuUsage();
    say(`Ended: ${worker.done.jobs} jobs, ${((user + system) / 1e6).toFixed(1)} s of CPU.`);
    return 0;
  } catch (error) {
    if (error instanceof JobsProblem) throw new SetupProblem(error.message);
    throw error;
  }
}
