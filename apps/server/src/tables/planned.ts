/**
 * What a table does next by itself: one thing at most; whatever happens first replaces it.
 *
 * Keeps  what fails again and again is tried ever more slowly.
 */

/** Milliseconds after which something that failed is tried again: twice as many each time. */
const FIRST_TRY = 200;
const SLOWEST_TRY = 10_000;

export class Planned {
  readonly #run: (task: () => Promise<void>) => void;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;
  /** Ends what is come to elsewhere. */
  #elsewhere: AbortController | null = null;

  /** `run`: does a task in its turn. */
  constructor(run: (task: () => Promise<void>) => void) {
    this.#run = run;
  }

  get is(): boolean {
    return this.#timer !== undefined || this.isElsewhere;
  }
  /** Somebody elsewhere is at what comes next. */
  get isElsewhere(): boolean {
    return this.#elsewhere !== null;
  }
  /** It has not failed since something last went well. */
  get isFirstTry(): boolean {
    return this.#failures === 0;
  }
  after(delay: number, task: () => Promise<void>): void {
    this.drop();
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#run(task);
    }, delay);
  }
  /** What somebody elsewhere comes to, and the table goes on meanwhile; what replaces it ends it there. It never fails. */
  once<T>(work: (signal: AbortSignal) => Promise<T>, task: (found: T) => Promise<void>): void {
    this.drop();
    if (this.#closed) return;
    const controller = new AbortController();
    this.#elsewhere = controller;
    const wait = async (): Promise<void> => {
      const found = await work(controller.signal);
      if (this.#elsewhere !== controller) return;
      this.#elsewhere = null;
      this.#run(() => task(found));
    };
    void wait();
  }
  again(task: () => Promise<void>): void {
    this.after(Math.min(SLOWEST_TRY, FIRST_TRY * 2 ** this.#failures), task);
    this.#failures += 1;
  }
  /** Something went well. */
  settle(): void {
    this.#failures = 0;
  }
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#elsewhere?.abort();
    this.#elsewhere = null;
  }
  close(): void {
    this.#closed = true;
    this.drop();
  }
}
