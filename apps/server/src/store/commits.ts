/**
 * Group commit: writes that come together are made durable together, and each is acknowledged only after that.
 *
 * Keeps  a write whose promise is kept is on the disk; if the group fails, each is tried alone, so that one bad write
 *        does not take others with it.
 */
import type { DatabaseSync } from 'node:sqlite';

interface Write {
  readonly run: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class Commits {
  readonly #db: DatabaseSync;
  #waiting: Write[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Runs the writes in one transaction with whatever else comes in this round of the event loop. */
  commit(run: () => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#waiting.length === 0) setImmediate(() => this.flush());
    this.#waiting.push({ run, resolve, reject });
    return promise;
  }

  /** The same for one statement; how many rows it changed. */
  async counting(run: () => { readonly changes: number | bigint }): Promise<number> {
    let changes = 0;
    await this.commit(() => {
      changes = Number(run().changes);
    });
    return changes;
  }

  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    try {
      this.#together(group);
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const write of group) this.#alone(write);
    }
  }
  #together(group: readonly Write[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { run } of group) run();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
  #alone(write: Write): void {
    try {
      this.#together([write]);
      write.resolve();
    } catch (error) {
      write.reject(error);
    }
  }
}
