/** Records that were brought here to be looked at, under the fingerprint of what they say. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';

export class ReplayStore {
  readonly #commits: Commits;
  readonly #add;
  readonly #get;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#add = db.prepare('INSERT OR IGNORE INTO replay (id, record, created) VALUES (?, ?, ?)');
    this.#get = db.prepare('SELECT record FROM replay WHERE id = ?');
  }

  /** The same record has the same id, however often it is brought. */
  idOf(record: string): string {
    return `r${createHash('sha256').update(record).digest('hex').slice(0, 23)}`;
  }
  add(id: string, record: string): Promise<void> {
    return this.#commits.commit(() => {
      this.#add.run(id, record, new Date().toISOString());
    });
  }
  get(id: string): string | null {
    const record = this.#get.get(id)?.['record'];
    return typeof record === 'string' ? record : null;
  }
}
