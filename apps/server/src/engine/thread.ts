/**
 * A thread that runs the engine: starting it, speaking to it, and why it ended.
 *
 * Not    what is asked of it, nor what becomes of it when it is stuck (engine.ts).
 */
import { Worker } from 'node:worker_threads';
import type { Answered, Asked, WorkerData } from './requests.ts';

export interface Thread {
  /** What it is at: [the request, the number of the piece of work]. It writes, we read. */
  readonly at: Int32Array;
  /** Throws where something cannot be sent to a thread. */
  readonly post: (asked: Asked) => void;
  /** Milliseconds of its own time that it has used; fails when it has ended. */
  readonly used: () => Promise<number>;
  readonly end: () => Promise<unknown>;
}

/** Starts a thread; `ended` is told why, once. */
export type StartThread = (
  file: URL,
  hear: (answered: Answered) => void,
  ended: (why: string) => void,
) => Thread;

/** Megabytes that one worker may use: far above what a thousand tables need, far below what a machine has. */
const MEMORY = 2048;

/** Threads whose bots think about one choice for so many milliseconds. */
export const threadsThatThink =
  (thought: number): StartThread =>
  (file, hear, ended) => {
    const at = new Int32Array(new SharedArrayBuffer(8));
    const workerData: WorkerData = { at, thought };
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    let why = '';
    worker.on('message', hear);
    worker.on('messageerror', (error) => {
      why = error.message;
      void worker.terminate();
    });
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    worker.once('exit', (code) => ended(why || `exit code ${code}`));
    return {
      at,
      post: (asked) => worker.postMessage(asked, []),
      used: async () => {
        const { user, system } = await worker.cpuUsage();
        return (user + system) / 1000;
      },
      end: () => worker.terminate(),
    };
  };

/** Milliseconds that a bot thinks about one choice unless the server says otherwise. */
export const THOUGHT = 1000;
export const startThread: StartThread = threadsThatThink(THOUGHT);
