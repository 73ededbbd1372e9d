/**
 * Engine threads that outlive the servers of tests: loading all cards takes longer than most tests do. They run the
 * bundled engine, as players' servers do.
 *
 * Keeps  a thread that is lent again has no table open: what a server must open again after a restart, it must open
 *        here too. One that is in the midst of something, or was never ready, is ended and not lent again.
 */
import { READY } from '../../src/engine/requests.ts';
import { type StartThread, startThread, type Thread } from '../../src/engine/thread.ts';

/** What the engines of tests run, where a test gives nothing else. */
export const ENGINE = new URL('../workers/bundled.ts', import.meta.url);

interface Borrower {
  readonly hear: Parameters<StartThread>[1];
  readonly ended: Parameters<StartThread>[2];
}
const idle: Lent[] = [];

class Lent {
  readonly thread: Thread;
  readonly #open = new Set<string>();
  #borrower: Borrower | null = null;
  #isReady = false;
  /** Questions that are not answered yet. */
  #asked = 0;
  #quiet: (() => void) | null = null;

  constructor(file: URL) {
    this.thread = startThread(
      file,
      (answered) => {
        if (answered.id === READY) this.#isReady = true;
        else if (--this.#asked === 0) this.#quiet?.();
        this.#borrower?.hear(answered);
      },
      (why) => {
        const at = idle.indexOf(this);
        if (at >= 0) idle.splice(at, 1);
        this.#borrower?.ended(why);
      },
    );
  }

  to(borrower: Borrower): Thread {
    this.#borrower = borrower;
    if (this.#isReady)
      setImmediate(() => {
        if (this.#borrower === borrower) borrower.hear({ id: READY, took: 0, answer: null });
      });
    const { at, used } = this.thread;
    return {
      at,
      used,
      post: (asked) => {
        this.thread.post(asked);
        this.#asked += 1;
        if (asked.ask.op === 'open') this.#open.add(asked.ask.beginning.table);
      },
      end: () => (this.#isReady && this.#asked === 0 ? this.#comeBack(borrower) : this.thread.end()),
    };
  }

  async #comeBack(borrower: Borrower): Promise<void> {
    this.#borrower = null;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#quiet = resolve;
    for (const table of this.#open) {
      this.#asked += 1;
      this.thread.post({ id: -1, ask: { op: 'close', table } });
    }
    if (this.#open.size > 0) await promise;
    this.#open.clear();
    this.#quiet = null;
    idle.push(this);
    borrower.ended('it was given back');
  }
}

/** A thread that was used before, if there is one; threads of other files are new ones, and end. */
export const lent: StartThread = (file, hear, ended) =>
  file.href === ENGINE.href
    ? (idle.pop() ?? new Lent(file)).to({ hear, ended })
    : startThread(file, hear, ended);
