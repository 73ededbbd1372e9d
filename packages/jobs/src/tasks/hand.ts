/**
 * One who works: a thread that does one job at a time. It is started with the first, and ended when nothing came for long;
 * where tables wait for it, it is started at once and stays.
 *
 * Keeps  a job that is broken off ends soon, if need be with its thread; the next one gets another.
 */
import { Worker } from 'node:worker_threads';
import type { Kind, OrderOf, ResultOf } from '../kinds.ts';

export type ToThread =
  | { readonly t: 'job'; readonly number: number; readonly kind: Kind; readonly order: OrderOf<Kind> }
  | { readonly t: 'break'; readonly number: number }
  /** Loads what thoughts need before the first comes. */
  | { readonly t: 'ready' };
export type FromThread =
  | { readonly t: 'progress'; readonly number: number; readonly progress: number }
  | { readonly t: 'done'; readonly number: number; readonly result: ResultOf<Kind>; readonly cpu: number }
  | { readonly t: 'failed'; readonly number: number; readonly why: string }
  | { readonly t: 'broken'; readonly number: number }
  | { readonly t: 'ready' };

/** What came of a job, and the milliseconds of CPU that it took. */
export interface Outcome<R = unknown> {
  readonly result: R;
  readonly cpu: number;
}

/** It was broken off. */
export class Broken extends Error {
  override name = 'Broken';
}

/** Milliseconds that a thread may go on which should end what it does. */
const GRACE = 3000;
/** Milliseconds after which an idle thread gives its memory back. */
const IDLE = 60_000;

const THREAD = new URL('./thread.ts', import.meta.url);

interface Doing {
  readonly number: number;
  readonly onProgress: (progress: number) => void;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

export class Hand {
  #thread: Worker | null = null;
  #doing: Doing | null = null;
  #number = 0;
  #idle: NodeJS.Timeout | undefined;
  readonly #stays: boolean;
  readonly #ready = Promise.withResolvers<void>();

  /** `stays`: it is there before anything is to be done. */
  constructor(stays = false) {
    this.#stays = stays;
    if (stays) this.#started();
  }

  /** Of one that stays: it has loaded what thoughts need. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get isFree(): boolean {
    return this.#doing === null;
  }
  /** Its thread is there. */
  get isStarted(): boolean {
    return this.#thread !== null;
  }

  /** Does a job; one at a time. Rejects with Broken when the signal comes. */
  async run(
    kind: Kind,
    order: OrderOf<Kind>,
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (this.#doing !== null) throw new Error('one job at a time');
    if (signal.aborted) throw new Broken('broken off');
    clearTimeout(this.#idle);
    const thread = this.#started();
    const number = ++this.#number;
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    this.#doing = { number, onProgress, resolve, reject };
    let grace: NodeJS.Timeout | undefined;
    const stop = (): void => {
      this.#post(thread, { t: 'break', number });
      grace = setTimeout(() => void thread.terminate(), GRACE);
    };
    signal.addEventListener('abort', stop, { once: true });
    this.#post(thread, { t: 'job', number, kind, order });
    try {
      return await promise;
    } catch (error) {
      // However it ended: it was to end.
      if (signal.aborted) throw new Broken('broken off');
      throw error;
    } finally {
      this.#doing = null;
      clearTimeout(grace);
      signal.removeEventListener('abort', stop);
      if (!this.#stays) this.#idle = setTimeout(() => void this.close(), IDLE).unref();
    }
  }

  #post(thread: Worker, message: ToThread): void {
    thread.postMessage(message, []);
  }
  #started(): Worker {
    if (this.#thread !== null) return this.#thread;
    // What this process was started with is its own affair.
    const thread = new Worker(THREAD, { execArgv: [] });
    this.#thread = thread;
    thread.on('message', (message: FromThread) => this.#hear(message));
    let why = 'its thread ended';
    thread.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = null;
      this.#doing?.reject(new Error(why));
    });
    if (this.#stays) this.#post(thread, { t: 'ready' });
    return thread;
  }
  #hear(message: FromThread): void {
    if (message.t === 'ready') return this.#ready.resolve();
    const doing = this.#doing;
    if (doing === null || message.number !== doing.number) return undefined;
    switch (message.t) {
      case 'progress':
        doing.onProgress(message.progress);
        break;
      case 'done':
        doing.resolve({ result: message.result, cpu: message.cpu });
        break;
      case 'failed':
        doing.reject(new Error(message.why));
        break;
      case 'broken':
        doing.reject(new Broken('broken off'));
        break;
    }
    return undefined;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}
