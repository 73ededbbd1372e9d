/**
 * The workers of one version of the engine: each table belongs to one of them, by its id.
 *
 * Owns   who works for which table, and moving a table apart that takes too long.
 * Not    the threads themselves (engine.ts), nor which version a game needs (engines.ts).
 * Keeps  a table that was slow or stuck does its work apart from all others, so that they never wait for it again.
 */
import { Engine } from './engine.ts';
import type { AnswerOf, Ask, Op } from './requests.ts';
import type { StartThread } from './thread.ts';

/** So many times as patient where nobody else waits. */
export const APART = 6;
/** A request that took longer than this was slow; so many slow ones in a row, and the table works apart. */
const SLOW = 250;
const SLOW_ONES = 3;
/** Tables that are remembered as slow; the oldest are forgiven. */
const REMEMBERED = 1000;

export interface CrewOptions {
  /** What the threads run. */
  readonly file: URL;
  readonly workers: number;
  /** Milliseconds that one piece of work may take where others wait. */
  readonly patience: number;
  readonly startThread?: StartThread | undefined;
  readonly log: (why: string) => void;
  /** Is told that some tables are no longer open: `lost` says which. */
  readonly onLoss: (lost: (table: string) => boolean) => void;
}

export class Crew {
  readonly #options: CrewOptions;
  readonly #engines: Engine[];
  /** For the tables that took too long. */
  #apart: Engine | null = null;
  readonly #slow = new Map<string, number>();
  readonly #isApart = new Set<string>();
  /** The tables whose games are open here. */
  readonly #open = new Set<string>();

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#engines = Array.from({ length: options.workers }, (_x, i) =>
      this.#engine(options.patience, (table) => this.#place(table) === i),
    );
  }

  #engine(patience: number, has: (table: string) => boolean): Engine {
    const { file, startThread, log } = this.#options;
    return new Engine({
      file,
      patience,
      startThread,
      onLoss: (why) => {
        log(why);
        this.#lose(has);
      },
      onTook: (ask, took) => this.#took(ask, took),
    });
  }
  #lose(lost: (table: string) => boolean): void {
    for (const table of this.#open) if (lost(table)) this.#open.delete(table);
    this.#options.onLoss(lost);
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
    this.#apart ??= this.#engine(APART * this.#options.patience, (one) => this.#isApart.has(one));
    return this.#apart;
  }

  /** Asks the worker that a table belongs to. Whoever was stuck over it is asked apart next time. */
  async ask<O extends Op>(table: string, ask: Ask<O>): Promise<AnswerOf<O>> {
    if (ask.op === 'open') this.#open.add(table);
    try {
      const answer = await this.#engineOf(table).ask(ask);
      if (ask.op === 'close') this.#open.delete(table);
      return answer;
    } catch (error) {
      if (ask.op === 'open') this.#open.delete(table);
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
    const forgiven = this.#isApart.size > REMEMBERED && this.#isApart.delete(oldest);
    this.#options.log(`table ${table} takes too long and works apart from now on`);
    this.#lose((one) => one === table || (forgiven && one === oldest));
  }
  isApart(table: string): boolean {
    return this.#isApart.has(table);
  }

  /** No game is open here, and nobody waits for anything. */
  get isIdle(): boolean {
    return this.#open.size === 0 && this.load === 0 && (this.#apart?.load ?? 0) === 0;
  }
  get workers(): number {
    return this.#engines.length;
  }
  get ready(): number {
    return this.#engines.filter(({ isReady }) => isReady).length;
  }
  get load(): number {
    return this.#engines.reduce((sum, { load }) => sum + load, 0);
  }
  crash(worker: number): Promise<void> {
    return this.#engines[worker].crash();
  }
  async close(): Promise<void> {
    const all = this.#apart === null ? this.#engines : [...this.#engines, this.#apart];
    await Promise.all(all.map((engine) => engine.close()));
  }
}
