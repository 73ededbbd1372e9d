/**
 * The engine workers, seen from the main thread: each table belongs to one of them, by its id.
 *
 * Owns   starting workers, asking them, and starting another where one ended or does not come back.
 * Not    what a lost table needs: its owner hears that the worker was lost, and opens it again from storage.
 * Keeps  every question is answered or fails; a worker that is stuck with one request is ended.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Answered, type AnswerOf, type Ask, type Op, READY } from './requests.ts';

/** The worker ended before it answered. `guilty`: it ended over this very request, not while it was starting. */
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
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A request that takes longer than this never ends. */
const PATIENCE = 30_000;

class Engine {
  readonly #onLoss: () => void;
  #worker: Worker;
  #next = 1;
  /** In the order in which they were asked, which is the order in which they are answered. */
  readonly #waiting = new Map<number, Waiting>();
  #watch: NodeJS.Timeout | undefined;
  #closed = false;
  /** The worker has loaded everything, and works on requests. */
  #isReady = false;

  constructor(onLoss: () => void) {
    this.#onLoss = onLoss;
    this.#worker = this.#start();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let why = '';
    this.#isReady = false;
    worker.on('message', (answered: Answered) => this.#hear(answered));
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    worker.once('exit', (code) => {
      if (worker === this.#worker) this.#lose(why || `exit code ${code}`);
    });
    return worker;
  }

  ask<O extends Op>(ask: Ask<O>): Promise<AnswerOf<O>> {
    if (this.#closed) return Promise.reject(new Ended());
    const id = this.#next++;
    const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<O>>();
    this.#waiting.set(id, { resolve, reject });
    if (this.#waiting.size === 1) this.#mind();
    this.#worker.postMessage({ id, ask }, []);
    return promise;
  }

  #mind(): void {
    clearTimeout(this.#watch);
    if (this.#waiting.size > 0) this.#watch = setTimeout(() => void this.#worker.terminate(), PATIENCE);
  }

  #hear(answered: Answered): void {
    if (answered.id === READY) {
      this.#isReady = true;
      return this.#mind();
    }
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    this.#mind();
    if ('error' in answered) waiting?.reject(new EngineFault(answered.error, answered.message));
    // What was asked decides what is answered.
    else waiting?.resolve(answered.answer as never);
    return undefined;
  }

  #lose(why: string): void {
    clearTimeout(this.#watch);
    if (this.#closed) return;
    const lost = [...this.#waiting.values()];
    const wasReady = this.#isReady;
    this.#waiting.clear();
    this.#worker = this.#start();
    this.#onLoss();
    for (const [i, { reject }] of lost.entries()) reject(new WorkerLost(wasReady && i === 0, why));
  }

  /** Ends the worker's thread, as a crash would. */
  async crash(): Promise<void> {
    await this.#worker.terminate();
  }
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#watch);
    await this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Ended());
    this.#waiting.clear();
  }
}

export class Engines {
  readonly #engines: Engine[];
  /** Records that strangers bring are read apart from all tables: they can be long, and none is to wait for them. */
  #reader: Engine | null = null;
  /** Is told which worker was lost; its tables are no longer open. */
  onLoss: (worker: number) => void = () => {};

  constructor(workers = Math.max(1, Math.min(4, availableParallelism() - 1))) {
    this.#engines = Array.from({ length: workers }, (_x, i) => new Engine(() => this.onLoss(i)));
  }

  /** The worker of a table. */
  workerOf(id: string): number {
    let hash = 0;
    for (let i = 0; i < id.length; i++) hash = (Math.imul(hash, 31) + id.charCodeAt(i)) >>> 0;
    return hash % this.#engines.length;
  }
  /** Asks the worker that `id` belongs to. */
  ask<O extends Op>(id: string, ask: Ask<O>): Promise<AnswerOf<O>> {
    return this.#engines[this.workerOf(id)].ask(ask);
  }
  /** Asks the worker that reads replays. */
  read<O extends 'position' | 'replay'>(ask: Ask<O>): Promise<AnswerOf<O>> {
    this.#reader ??= new Engine(() => {});
    return this.#reader.ask(ask);
  }
  crash(worker: number): Promise<void> {
    return this.#engines[worker].crash();
  }
  async close(): Promise<void> {
    const all = this.#reader === null ? this.#engines : [...this.#engines, this.#reader];
    await Promise.all(all.map((engine) => engine.close()));
  }
}
