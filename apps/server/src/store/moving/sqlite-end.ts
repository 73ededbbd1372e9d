/** A data folder as an end of a move: locked, so that no server uses it meanwhile. */
import { mkdirSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from '../sqlite/database.ts';
import { lockFolder } from '../sqlite/lock.ts';
import { AT_ONCE, type From, type Row, type To } from './ends.ts';

export class SqliteEnd implements From, To {
  readonly #db: DatabaseSync;
  readonly #release: () => void;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    const lock = lockFolder(folder);
    this.#release = () => lock.release();
    try {
      this.#db = openDatabase(folder);
      this.#db.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  async *rows(table: string): AsyncGenerator<readonly Row[]> {
    let some: Row[] = [];
    for (const row of this.#db.prepare(`SELECT * FROM ${table}`).iterate()) {
      some.push(row);
      if (some.length < AT_ONCE) continue;
      yield some;
      some = [];
    }
    if (some.length > 0) yield some;
  }
  async isEmpty(): Promise<boolean> {
    return (
      (await this.count('guest')) + (await this.count('game_table')) + (await this.count('replay')) === 0
    );
  }
  async add(table: string, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(rows[0]);
    const insert = this.#db.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...columns.map((name) => row[name] as SQLInputValue));
  }
  async count(table: string): Promise<number> {
    return Number(this.#db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'] ?? 0);
  }
  async keep(): Promise<void> {
    this.#db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  }
  async close(): Promise<void> {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    this.#db.close();
    this.#release();
  }
}
