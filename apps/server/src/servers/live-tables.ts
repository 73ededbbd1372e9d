/**
 * The tables that this server keeps: taken when somebody needs them, put away when nobody does; and finding those that
 * others keep.
 *
 * Keeps  however many ask at once, a table is opened once, and not before it has entirely left; one that was taken over
 *        by another server is let go of at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, refuse } from '../tables/refusal.ts';
import { Table } from '../tables/table.ts';
import type { TableParts } from '../tables/table-parts.ts';
import { answerAt } from './answering.ts';
import { type Answer, type Args, askFar, FarTable, Moved, type Op } from './far.ts';
import type { Keeping } from './keeping.ts';

/** Milliseconds that a table is looked for which changes hands just now: longer than a lease lasts. */
export const PATIENCE = 6000;
export const PAUSE = 200;
/** A table that nobody looks at is put away after this long. */
const IDLE = 5 * 60_000;

export class LiveTables {
  readonly #parts: TableParts;
  readonly #keeping: Keeping;
  readonly #live = new Map<string, Table>();
  /** Those that are on their way from storage, and on their way back. */
  readonly #opening = new Map<string, Promise<Table | FarTable | null>>();
  readonly #leaving = new Map<string, Promise<void>>();
  /** When each empty table was first seen empty, by a clock that never jumps. */
  readonly #emptySince = new Map<string, number>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(parts: Omit<TableParts, 'displaced'>, keeping: Keeping) {
    this.#parts = { ...parts, displaced: (id) => void this.#leave(id, (table) => table.leaveAll(), 'taken') };
    this.#keeping = keeping;
    parts.engines.onLoss = (lost) => {
      for (const [id, table] of this.#live) if (lost(id)) table.lost();
    };
    this.#sweep = setInterval(() => void this.#putAway(performance.now()), IDLE / 5);
    this.#sweep.unref();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size;
  }
  /** The table itself, or where it is kept; null where there is none. */
  async find(id: string): Promise<Table | FarTable | null> {
    this.#emptySince.delete(id);
    const live = this.#live.get(id);
    if (live !== undefined) return live;
    if (this.#closed) throw refuse('put-away');
    const opening = this.#opening.get(id) ?? this.#fetch(id);
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      if (this.#opening.get(id) === opening) this.#opening.delete(id);
    }
  }
  async #fetch(id: string): Promise<Table | FarTable | null> {
    // What is being put away has a last word to write.
    await this.#leaving.get(id);
    const claimed = await this.#keeping.claim(id);
    if (claimed === null) return null;
    if ('elsewhere' in claimed) return new FarTable(claimed.row, claimed.elsewhere);
    const table = new Table(claimed.row, this.#parts);
    this.#live.set(id, table);
    return table;
  }
  /** A table that is kept here. */
  async here(id: string): Promise<Table | null> {
    const found = await this.find(id);
    return found instanceof Table ? found : null;
  }

  /** Asks something of a table wherever it is kept; one that changes hands is waited for. */
  async ask<O extends Op>(id: string, op: O, args: Args<O>): Promise<Answer<O>> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const found = await this.find(id);
      if (found === null) throw new Refusal('no-table', 'There is no such table.');
      try {
        return found instanceof Table
          ? await answerAt(found, op, args)
          : await askFar(found.keeper, id, op, args);
      } catch (error) {
        const hasMoved = error instanceof Moved || (error instanceof Refusal && error.code === 'put-away');
        if (!hasMoved) throw error;
        if (performance.now() > until) throw refuse('put-away');
        await sleep(PAUSE);
      }
    }
  }

  /** Puts a table away at once, wherever it is kept: what is kept of it was changed, or is about to go. */
  async forget(id: string): Promise<void> {
    await this.#opening.get(id)?.catch(() => {});
    if (this.#live.has(id) || this.#leaving.has(id)) return this.#leave(id, (table) => table.leaveAll());
    const keeper = await this.#keeping.elsewhere(id);
    // One that does not answer keeps nothing for long.
    if (keeper !== null) await askFar(keeper, id, 'forget', []).catch(() => {});
  }
  async #leave(
    id: string,
    end: (table: Table) => Promise<void>,
    how: 'left' | 'taken' = 'left',
  ): Promise<void> {
    const table = this.#live.get(id);
    if (table === undefined) return this.#leaving.get(id);
    this.#live.delete(id);
    this.#emptySince.delete(id);
    const inMidst = table.isBusy;
    const leaving = end(table)
      .then(() => (how === 'left' ? this.#keeping.release(table.row, inMidst) : undefined))
      .catch((error: unknown) => this.#parts.log(error, id))
      .finally(() => this.#leaving.delete(id));
    this.#leaving.set(id, leaving);
    return leaving;
  }

  /** This server was declared gone: everything it kept may be kept by others by now. */
  dropAll(): void {
    for (const id of this.#live.keys()) void this.#leave(id, (table) => table.leaveAll(), 'taken');
  }
  /** Takes some tables that were left in their midst, and goes on with them. */
  async takeLeft(): Promise<void> {
    if (this.#closed) return;
    for (const id of await this.#keeping.left()) await this.resume(id);
  }
  async resume(id: string): Promise<void> {
    try {
      await (await this.here(id))?.resume();
    } catch (error) {
      if (!this.#closed) this.#parts.log(error, id); // otherwise another server takes it
    }
  }

  /** Puts away what nobody has looked at for long, unless a bot is about to move there. */
  async #putAway(time: number): Promise<void> {
    for (const [id, table] of this.#live) {
      if (!table.isEmpty || table.isBusy) this.#emptySince.delete(id);
      else {
        const since = this.#emptySince.get(id) ?? time;
        this.#emptySince.set(id, since);
        if (time - since >= IDLE) await this.#leave(id, (left) => left.close());
      }
    }
  }
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    await Promise.allSettled(this.#opening.values());
    await Promise.all([...this.#live.keys()].map((id) => this.#leave(id, (table) => table.close())));
    await Promise.all(this.#leaving.values());
  }
}
