/**
 * One engine worker, seen from the main thread.
 *
 * Owns   its thread: asking it, ending it when it is stuck, starting another where it ended.
 * Not    which table belongs to it (engines.ts), nor what a lost table needs.
 * Keeps  every question is answered or fails, whatever was asked and whatever becomes of the thread; a worker that
 *        cannot start is tried again ever more slowly.
 */
import { type Answered, type AnswerOf, type Ask, type Op, READY } from './requests.ts';
import { type StartThread, startThread, type Thread } from './thread.ts';

/** The worker ended before it answered. `guilty`: it ended over this very request. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
  readonly guilty: boolean;
  constructor(guilty: boolean, why: string) {
    super(`the engine worker ended: ${why}`);
    this.guilty = guilty;
  }
}
/** The request itself failed in the worker, which goes on. */
export class EngineFault extends Error {
  override name = 'EngineFault';
  /** The name of the error in the worker. */
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The server ends: nothing is tried again. */
class Ended extends Error {
  constructor() {
    super('the server ends');
  }
}

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

export interface EngineOptions {
  /** The file that the thread runs. */
  readonly file: URL;
  /** Milliseconds of the worker's own time on one piece, after which it counts as never ending. */
  readonly patience: number;
  /** Where threads come from. Tests lend theirs. */
  readonly startThread?: StartThread | undefined;
  readonly onLoss?: (why: string) => void;
  /** Is told how long each request took in the worker, in milliseconds. */
  readonly onTook?: (ask: Ask, took: number) => void;
}

/** How often it is looked whether the worker gets on. */
const GLANCE = 250;
/** Loading all cards takes a second or two; a machine that does other work besides may need far longer. */
const START = 60_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

export class Engine {
  readonly #options: EngineOptions;
  #thread: Thread | null = null;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();
  #watch: NodeJS.Timeout | undefined;
  #glances = 0;
  #lastPiece = -1;
  /** Milliseconds of its own time that the worker had used when it was first seen at this piece. */
  #usedBefore = 0;
  #isReady = false;
  #closed = false;
  /** How often in a row it ended before it was ready. */
  #falseStarts = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#start();
  }

  /** Requests that are not answered yet. */
  get load(): number {
    return this.#waiting.size;
  }
  get isReady(): boolean {
    return this.#isReady;
  }

  #start(): void {
    if (this.#closed) return;
    this.#isReady = false;
    const { file, startThread: start = startThread } = this.#options;
    const thread = start(
      file,
      (answered) => {
        if (thread === this.#thread) this.#hear(answered);
      },
      (why) => {
        if (thread === this.#thread) this.#lose(thread, why);
      },
    );
    this.#thread = thread;
    for (const [id, { ask }] of this.#waiting) this.#post(id, ask);
  }

  ask<O extends Op>(ask: Ask<O>): Promise<AnswerOf<O>> {
    if (this.#closed) return Promise.reject(new Ended());
    const id = this.#next++;
    const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<O>>();
    // Each request is one of all there are; the compiler cannot see it through the name of its kind.
    const any = ask as Ask;
    this.#waiting.set(id, { ask: any, resolve, reject });
    this.#mind();
    this.#post(id, any);
    return promise;
  }
  /** What cannot be sent to a thread is refused here: nobody would ever answer it. */
  #post(id: number, ask: Ask): void {
    try {
      this.#thread?.post({ id, ask });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      this.#waiting.get(id)?.reject(new EngineFault(name, message));
      this.#waiting.delete(id);
    }
  }

  #mind(): void {
    if (this.#watch !== undefined || this.#waiting.size === 0) return;
    this.#glances = 0;
    this.#watch = setInterval(() => this.#glance(), GLANCE);
  }
  /** Starting is counted in glances: while this thread itself is held up, nobody is blamed. */
  #glance(): void {
    if (this.#waiting.size === 0) return this.#rest();
    if (this.#isReady) {
      if (this.#thread !== null) void this.#measure(this.#thread);
      return undefined;
    }
    this.#glances += 1;
    if (this.#glances * GLANCE <= START) return undefined;
    this.#rest();
    if (this.#thread === null) this.#fail(-1, 'it does not start');
    else void this.#thread.end();
    return undefined;
  }
  /** A worker is stuck when it has worked too long on one piece: by its own time, not by that of a busy machine. */
  async #measure(thread: Thread): Promise<void> {
    const request = Atomics.load(thread.at, 0);
    const piece = Atomics.load(thread.at, 1);
    let used = 0;
    try {
      used = await thread.used();
    } catch {
      return; // it has just ended
    }
    if (thread !== this.#thread) return;
    if (request === 0 || piece !== this.#lastPiece) {
      this.#lastPiece = piece;
      this.#usedBefore = used;
    } else if (used - this.#usedBefore > this.#options.patience && piece === Atomics.load(thread.at, 1)) {
      this.#rest();
      void thread.end();
    }
  }
  #rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #hear(answered: Answered): void {
    if (answered.id === READY) {
      this.#isReady = true;
      this.#falseStarts = 0;
      this.#glances = 0;
      return;
    }
    const waiting = this.#waiting.get(answered.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answered.id);
    this.#options.onTook?.(waiting.ask, answered.took);
    if ('error' in answered) waiting.reject(new EngineFault(answered.error, answered.message));
    // What was asked decides what is answered.
    else waiting.resolve(answered.answer as never);
  }

  #lose(thread: Thread, why: string): void {
    this.#rest();
    this.#thread = null;
    if (this.#closed) return;
    const guilty = this.#isReady ? Atomics.load(thread.at, 0) : -1;
    this.#falseStarts = this.#isReady ? 0 : this.#falseStarts + 1;
    this.#isReady = false;
    const pause = this.#falseStarts === 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#falseStarts);
    this.#restart = setTimeout(() => this.#start(), pause);
    this.#options.onLoss?.(why);
    this.#fail(guilty, why);
  }
  #fail(guilty: number, why: string): void {
    const lost = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, { reject }] of lost) reject(new WorkerLost(id === guilty, why));
  }

  /** Ends the worker's thread, as a crash would. */
  async crash(): Promise<void> {
    await this.#thread?.end();
  }
  async close(): Promise<void> {
    this.#closed = true;
    this.#rest();
    clearTimeout(this.#restart);
    await this.#thread?.end();
    for (const { reject } of this.#waiting.values()) reject(new Ended());
    this.#waiting.clear();
  }
}
