/**
 * Keeps the process that runs tests: starts it, gives it a time for each change, and starts another when it hangs.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { News } from './blind/counting.ts';

export interface Task {
  /** Files from the root of the project, with what they are to say; none for the sources as they are. */
  readonly changed: readonly { readonly file: string; readonly text: string }[];
  readonly tests: readonly string[];
}
export interface Answer {
  /** In milliseconds. */
  readonly time: number;
  /** The first test that failed. */
  readonly failure: string | undefined;
  /** All of them, if the run was watched: any other run ends with the first. */
  readonly failed: readonly string[];
  /** What was new in each file of tests, if the run was watched. */
  readonly news: readonly News[];
  /** The longest that one file of tests took, in milliseconds. */
  readonly longest: number;
}
/** How long a task may take, in milliseconds. */
export interface Patience {
  readonly whole: number;
  /** Between one file of tests and the next. */
  readonly file: number;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

const NEWS = 2000;

export class Crew {
  readonly #folder: string;
  readonly #isWatched: boolean;
  #worker: ChildProcess | undefined;

  /** `folder` holds the packages. A watched run does not end with the first failure, and says what was new (blind/). */
  constructor(folder: string, how: 'plain' | 'watched' = 'plain') {
    this.#folder = folder;
    this.#isWatched = how === 'watched';
  }

  /** The answer, or undefined when the time was up. */
  async run(task: Task, most: Patience): Promise<Answer | undefined> {
    const worker = await this.#ready();
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        clearTimeout(quiet);
        clearTimeout(last);
        worker.off('message', onMessage).off('exit', onExit);
      };
      const onMessage = (answer: Answer | 'file'): void => {
        if (answer === 'file') {
          clearTimeout(last);
          quiet.refresh();
          return;
        }
        settle();
        resolve(answer);
      };
      const onExit = (code: number | null): void => {
        settle();
        this.#worker = undefined;
        // A change may well take the process down; without one, it is broken.
        if (task.changed.length !== 1)
          reject(new Error(`the process that runs the tests ended (exit code ${code})`));
        else
          resolve({
            time: 0,
            failure: `the process ended (exit code ${code})`,
            failed: [],
            news: [],
            longest: 0,
          });
      };
      const giveUp = (): void => {
        settle();
        this.end();
        resolve(undefined);
      };
      // This process may have been busy with the next change, and news may wait to be read: they come first.
      let last: NodeJS.Timeout | undefined;
      const waitForNews = (): void => {
        last = setTimeout(giveUp, NEWS);
      };
      const timer = setTimeout(waitForNews, most.whole);
      const quiet = setTimeout(waitForNews, most.file);
      worker.on('message', onMessage).on('exit', onExit);
      worker.send(task);
    });
  }

  end(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#worker !== undefined) return this.#worker;
    // Its own group: Ctrl-C in the terminal is for whoever keeps the results.
    const worker = fork(WORKER, [this.#folder, this.#isWatched ? 'watched' : 'plain'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      detached: true,
    });
    let told = '';
    worker.stderr?.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-2000);
    });
    const ended = once(worker, 'exit').then(() => {
      throw new Error(`the process that runs the tests does not start:\n${told}`);
    });
    await Promise.race([once(worker, 'message'), ended]);
    ended.catch(() => undefined);
    this.#worker = worker;
    return worker;
  }
}
