/**
 * The engine workers, seen from the main thread: each table belongs to one of them, by its id.
 *
 * Owns   who works for which table, and moving a table apart that takes too long.
 * Not    the threads themselves (engine.ts), nor what a lost table needs: its owner hears of it.
 * Keeps  a table that was slow or stuck does its work apart from all others, so that they never wait for it again;
 *        records that strangers bring are read apart from all tables.
 */
import { availableParallelism } from 'node:os';
import { Engine, EngineFault } from './engine.ts';
import type { AnswerOf, Ask, Op } from './requests.ts';
import type { Shelf } from './shelf.ts';

export { EngineFault, WorkerLost } from './engine.ts';

/** A piece of work in a worker that others need; no choice in any game comes near it. */
const PATIENCE = 3000;
/** So many times as patient where nobody else waits. */
const APART = 6;
/** A request that took longer than this was slow; so many slow ones in a row, and the table works apart. */
const SLOW = 250;
const SLOW_ONES = 3;
/** Tables that are remembered as slow; the oldest are forgiven. */
const REMEMBERED = 1000;
/** Records that may wait to be read; whoever comes then is told to try later. */
const MOST_READING = 24;

/** More was asked for than can be worked on soon. */
export class Busy extends Error {
  override name = 'Busy';
}

/** The engine that a game began with is not there any more. */
class EngineGone extends EngineFault {
  constructor(hash: string) {
    super('EngineGone', `the engine it began with (engine-${hash}.mjs) is no longer in the data folder`);
  }
}

export interface EnginesOptions {
  /** Where the engines of earlier versions lie. */
  readonly shelf?: Shelf;
  readonly workers?: number | undefined;
  /** What the threads run; tests give their own. */
  readonly file?: URL;
  readonly patience?: number;
  readonly log?: (why: string) => void;
}

export class Engines {
  readonly #options: EnginesOptions;
  readonly #engines: Engine[];
  /** For the tables that took too long. */
  #apart: Engine | null = null;
  #reader: Engine | null = null;
  /** For games that began with an engine of an earlier version: a worker for each of those. */
  readonly #earlier = new Map<string, { readonly engine: Engine; readonly tables: Set<string> }>();
  readonly #slow = new Map<string, number>();
  readonly #isApart = new Set<string>();
  /** Is told that some tables are no longer open: `lost` says which. */
  onLoss: (lost: (table: string) => boolean) => void = () => {};

  constructor(options: EnginesOptions = {}) {
    this.#options = options;
    const { workers = Math.max(1, Math.min(8, availableParallelism())) } = options;
    this.#engines = Array.from({ length: workers }, (_x, i) =>
      this.#engine(this.#patience, (table) => this.#place(table) === i),
    );
  }

  get #patience(): number {
    return this.#options.patience ?? PATIENCE;
  }
  #engine(
    patience: number,
    has: (table: string) => boolean,
    file: URL = this.#options.file ?? new URL('./worker.ts', import.meta.url),
  ): Engine {
    return new Engine({
      file,
      patience,
      onLoss: (why) => {
        this.#options.log?.(why);
        this.onLoss(has);
      },
      onTook: (ask, took) => this.#took(ask, took),
    });
  }

  /** The worker that a table belongs to by its id; −1 for one that works apart. */
  #place(table: string): number {
    if (this.#isApart.has(table)) return -1;
    let hash = 0;
    for (let i = 0; i < table.length; i++) hash = (Math.imul(hash, 31) + table.charCodeAt(i)) >>> 0;
    return hash % this.#engines.length;
  }
  #engineOf(table: string): Engine {
    const place = this.#place(table);
    if (place >= 0) return this.#engines[place];
    this.#apart ??= this.#engine(APART * this.#patience, (one) => this.#isApart.has(one));
    return this.#apart;
  }

  /** The engine that runs now; null where it cannot be kept. */
  get current(): string | null {
    return this.#options.shelf?.current ?? null;
  }
  get shelf(): Shelf | null {
    return this.#options.shelf ?? null;
  }
  isEarlier(hash: string | null): hash is string {
    return hash !== null && hash !== this.current;
  }
  #earlierOf(hash: string): { readonly engine: Engine; readonly tables: Set<string> } {
    const known = this.#earlier.get(hash);
    if (known !== undefined) return known;
    const file = this.#options.shelf?.find(hash) ?? null;
    if (file === null) throw new EngineGone(hash);
    const tables = new Set<string>();
    const engine = this.#engine(this.#patience, (table) => tables.has(table), file);
    const made = { engine, tables };
    this.#earlier.set(hash, made);
    return made;
  }

  /** Asks an engine of whatever version, apart from its tables. */
  async askOf<O extends 'about' | 'verify'>(hash: string | null, ask: Ask<O>): Promise<AnswerOf<O>> {
    return this.isEarlier(hash) ? this.#earlierOf(hash).engine.ask(ask) : this.#engines[0].ask(ask);
  }

  /**
   * Asks the worker that a table belongs to; `began`: the engine that its game began with.
   * Whoever was stuck over it is asked apart next time.
   */
  async ask<O extends Op>(table: string, ask: Ask<O>, began: string | null = null): Promise<AnswerOf<O>> {
    if (this.isEarlier(began)) {
      const { engine, tables } = this.#earlierOf(began);
      tables.add(table);
      return engine.ask(ask);
    }
    try {
      return await this.#engineOf(table).ask(ask);
    } catch (error) {
      if (error instanceof Error && 'guilty' in error && error.guilty === true) this.#move(table);
      throw error;
    }
  }
  /** Opening is done in small pieces and holds nobody up, however long it takes in all. */
  #took(ask: Ask, took: number): void {
    if (!('table' in ask)) return;
    if (took < SLOW) this.#slow.delete(ask.table);
    else {
      const slow = (this.#slow.get(ask.table) ?? 0) + 1;
      this.#slow.set(ask.table, slow);
      if (slow >= SLOW_ONES) this.#move(ask.table);
    }
  }
  #move(table: string): void {
    this.#slow.delete(table);
    if (this.#isApart.has(table)) return;
    void this.#engineOf(table)
      .ask({ op: 'close', table })
      .catch(() => {});
    this.#isApart.add(table);
    const [oldest] = this.#isApart;
    if (this.#isApart.size > REMEMBERED) this.#isApart.delete(oldest);
    this.#options.log?.(`table ${table} takes too long and works apart from now on`);
    this.onLoss((one) => one === table || (this.#isApart.size >= REMEMBERED && one === oldest));
  }
  isApart(table: string): boolean {
    return this.#isApart.has(table);
  }

  /** Asks the worker that reads replays. */
  async read<O extends 'position' | 'replay'>(
    ask: Ask<O>,
    began: string | null = null,
  ): Promise<AnswerOf<O>> {
    if (this.isEarlier(began)) return this.#earlierOf(began).engine.ask(ask);
    this.#reader ??= this.#engine(APART * this.#patience, () => false);
    if (this.#reader.load >= MOST_READING)
      throw new Busy('Many replays are being read just now. Try again in a moment.');
    return this.#reader.ask(ask);
  }

  /** How many workers there are, and how many of them work. */
  get health(): { readonly workers: number; readonly ready: number; readonly load: number } {
    return {
      workers: this.#engines.length,
      ready: this.#engines.filter(({ isReady }) => isReady).length,
      load: this.#engines.reduce((sum, { load }) => sum + load, 0),
    };
  }
  crash(worker: number): Promise<void> {
    return this.#engines[worker].crash();
  }
  async close(): Promise<void> {
    const earlier = [...this.#earlier.values()].map(({ engine }) => engine);
    const all = [...this.#engines, ...earlier, this.#apart, this.#reader].filter((engine) => engine !== null);
    await Promise.all(all.map((engine) => engine.close()));
  }
}
