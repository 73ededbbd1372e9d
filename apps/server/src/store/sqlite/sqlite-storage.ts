/**
 * SQLite as a storage: what is found is found at once; what is kept is kept together with what else comes in this round
 * of the event loop, and acknowledged when it is on the disk.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { AnyQuery, Built, Query } from '../query.ts';
import type { Outcome, Script, Step } from '../script.ts';
import type { Storage } from '../storage.ts';
import { Commits } from './commits.ts';
import type { Log } from './log.ts';

interface Prepared {
  readonly built: Built;
  readonly statement: StatementSync;
}

export class SqliteStorage implements Storage {
  readonly isFar = false;
  readonly #db: DatabaseSync;
  readonly #log: Log;
  readonly #closed: () => void;
  readonly #commits: Commits;
  readonly #prepared = new Map<AnyQuery, Prepared>();

  /** `closed`: is told when the file is no longer used. */
  constructor(db: DatabaseSync, log: Log, closed: () => void) {
    this.#db = db;
    this.#log = log;
    this.#closed = closed;
    this.#commits = new Commits(db, log.sync);
  }

  async all<P extends object, R>(query: Query<P, R>, params: P): Promise<readonly R[]> {
    return this.#run({ query, params }).rows as readonly R[];
  }
  async first<P extends object, R>(query: Query<P, R>, params: P): Promise<R | null> {
    const { built, statement } = this.#preparedFor(query);
    return (statement.get(...this.#values(built, params)) ?? null) as R | null;
  }
  async change<P extends object>(query: Query<P, unknown>, params: P): Promise<number> {
    let changes = 0;
    await this.#commits.commit(() => {
      ({ changes } = this.#run({ query, params }));
    });
    return changes;
  }
  async commit<T>(script: () => Script<T>): Promise<T> {
    let result: { readonly of: T } | null = null;
    await this.#commits.commit(() => {
      result = { of: this.#play(script()) };
    });
    if (result === null) throw new Error('a script was acknowledged that never ran');
    return (result as { readonly of: T }).of;
  }
  async close(): Promise<void> {
    this.#commits.flush();
    this.#log.close();
    this.#db.close();
    this.#closed();
  }

  #play<T>(script: Script<T>): T {
    let next = script.next();
    while (next.done !== true) next = script.next(this.#run(next.value));
    return next.value;
  }
  #run({ query, params }: Step): Outcome {
    const { built, statement } = this.#preparedFor(query);
    const values = this.#values(built, params);
    if (!built.hasRows) return { rows: [], changes: Number(statement.run(...values).changes) };
    const rows = statement.all(...values);
    return { rows, changes: rows.length };
  }
  #preparedFor(query: AnyQuery): Prepared {
    const known = this.#prepared.get(query);
    if (known !== undefined) return known;
    const built = query.built('sqlite');
    const made = { built, statement: this.#db.prepare(built.sql) };
    this.#prepared.set(query, made);
    return made;
  }
  #values(built: Built, params: object): SQLInputValue[] {
    return built.values(params) as SQLInputValue[];
  }
}
