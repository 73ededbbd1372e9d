/**
 * Results of jobs that were done here, in one file: whoever stops something loses only what was under way.
 *
 * Keeps  several processes may use one file; what is older than its days goes.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { KEPT_DAYS } from '../jobs.ts';
import type { Outcome } from '../tasks/hand.ts';

/** Milliseconds that another process may hold the file. */
const PATIENCE = 10_000;

export class Kept {
  readonly #db: DatabaseSync;

  /** Without a file everything is forgotten at the end. */
  constructor(file: string | null) {
    if (file !== null) mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file ?? ':memory:', { timeout: PATIENCE });
    this.#db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
       CREATE TABLE IF NOT EXISTS done (id TEXT PRIMARY KEY, result TEXT NOT NULL, cpu REAL NOT NULL,
         at TEXT NOT NULL DEFAULT (date('now'))) STRICT, WITHOUT ROWID`,
    );
    this.#db.prepare("DELETE FROM done WHERE at < date('now', ?)").run(`-${KEPT_DAYS} days`);
  }

  find(id: string): Outcome | null {
    const row = this.#db.prepare('SELECT result, cpu FROM done WHERE id = ?').get(id);
    return row === undefined ? null : { result: JSON.parse(String(row['result'])), cpu: Number(row['cpu']) };
  }
  add(id: string, { result, cpu }: Outcome): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO done (id, result, cpu) VALUES (?, ?, ?)')
      .run(id, JSON.stringify(result), cpu);
  }
  drop(id: string): void {
    this.#db.prepare('DELETE FROM done WHERE id = ?').run(id);
  }
  close(): void {
    this.#db.close();
  }
}
