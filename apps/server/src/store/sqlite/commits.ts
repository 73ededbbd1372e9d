/**
 * Group commit: writes that come together are made durable together, and each is acknowledged only after that.
 *
 * Owns   when writes are run, and when what they wrote is on the disk: SQLite writes its log, and the log is brought to
 *        the disk beside this thread, which meanwhile goes on.
 * Keeps  a write whose promise is kept is on the disk; if the group fails, each is tried alone, so that one bad write
 *        does not take others with it.
 */
import type { DatabaseSync } from 'node:sqlite';

interface Write {
  readonly run: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Brings everything to the disk that was committed before it is called; says so, or why not. */
export type Sync = (done: (error: Error | null) => void) => void;

export class Commits {
  readonly #db: DatabaseSync;
  readonly #sync: Sync;
  #waiting: Write[] = [];
  /** Committed, and not yet known to be on the disk. */
  #committed: Write[] = [];
  #isSyncing = false;

  constructor(db: DatabaseSync, sync: Sync) {
    this.#db = db;
    this.#sync = sync;
  }

  /** Runs the writes in one transaction with whatever else comes in this round of the event loop. */
  commit(run: () => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#waiting.length === 0) setImmediate(() => this.flush());
    this.#waiting.push({ run, resolve, reject });
    return promise;
  }

  /** Commits what waits; it is acknowledged when it is on the disk. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    try {
      this.#together(group);
      this.#committed.push(...group);
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const write of group) this.#alone(write);
    }
    this.#bring();
  }
  /** What is committed while the disk is at work waits for the next time: it may have come too late for this one. */
  #bring(): void {
    if (this.#isSyncing || this.#committed.length === 0) return;
    const brought = this.#committed;
    this.#committed = [];
    this.#isSyncing = true;
    this.#sync((error) => {
      this.#isSyncing = false;
      for (const { resolve, reject } of brought)
        if (error === null) resolve();
        else reject(error);
      this.#bring();
    });
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
      this.#committed.push(write);
    } catch (error) {
      write.reject(error);
    }
  }
}
