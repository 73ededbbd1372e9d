/** Time as tables know it: a clock that never jumps, and being woken. Tests have one that they turn by hand. */
export interface Ticker {
  /** Milliseconds, of no particular beginning. */
  now(): number;
  /** Runs something later; what it returns forgets it. */
  after(ms: number, task: () => void): () => void;
}

/** Node fires at once what is to wait longer. */
const LONGEST = 2 ** 31 - 1;

export const REAL_TIME: Ticker = {
  now: () => performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(LONGEST, Math.max(0, Math.ceil(ms))));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
