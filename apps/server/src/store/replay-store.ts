/**
 * Records that were brought here to be looked at, under the fingerprint of what they say.
 *
 * Keeps  all together they take no more room than they may; what nobody looked at for long makes room.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { daysAgo } from './days.ts';

/** Where room is short, what was not looked at for so many days goes first. */
const SHORT = 7;

export interface ReplayRoom {
  /** Bytes that all records may take. */
  readonly bytes: number;
  /** Days after which a record goes that nobody looked at. */
  readonly days: number;
}

function statements(db: DatabaseSync) {
  return {
    add: db.prepare('INSERT OR IGNORE INTO replay (id, record, size, created, seen) VALUES (?, ?, ?, ?, ?)'),
    get: db.prepare('SELECT record, seen FROM replay WHERE id = ?'),
    look: db.prepare('UPDATE replay SET seen = ? WHERE id = ?'),
    drop: db.prepare('DELETE FROM replay WHERE id = ?'),
    dropUnseen: db.prepare('DELETE FROM replay WHERE seen < ?'),
    taken: db.prepare('SELECT total(size) AS taken, count(*) AS records FROM replay'),
    list: db.prepare('SELECT id, size, created, seen FROM replay ORDER BY created DESC LIMIT ?'),
  };
}

export class ReplayStore {
  readonly #commits: Commits;
  readonly #room: ReplayRoom;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: DatabaseSync, commits: Commits, room: ReplayRoom) {
    this.#commits = commits;
    this.#room = room;
    this.#sql = statements(db);
  }

  /** The same record has the same id, however often it is brought. */
  idOf(record: string): string {
    return `r${createHash('sha256').update(record).digest('hex').slice(0, 23)}`;
  }
  get taken(): { readonly bytes: number; readonly records: number } {
    const row = this.#sql.taken.get();
    return { bytes: Number(row?.['taken'] ?? 0), records: Number(row?.['records'] ?? 0) };
  }
  /** Keeps a record; false where there is no room for it. */
  async add(id: string, record: string): Promise<boolean> {
    const size = Buffer.byteLength(record);
    let kept = true;
    await this.#commits.commit(() => {
      const today = daysAgo(0);
      if (this.taken.bytes + size > this.#room.bytes) this.#sql.dropUnseen.run(daysAgo(SHORT));
      kept = this.#sql.get.get(id) !== undefined || this.taken.bytes + size <= this.#room.bytes;
      if (kept) this.#sql.add.run(id, record, size, today, today);
    });
    return kept;
  }
  get(id: string): string | null {
    const row = this.#sql.get.get(id);
    const record = row?.['record'];
    if (typeof record !== 'string') return null;
    const today = daysAgo(0);
    // Once a day is enough to know that somebody looks at it.
    if (row?.['seen'] !== today)
      this.#commits
        .commit(() => {
          this.#sql.look.run(today, id);
        })
        .catch(() => {}); // it is looked at again tomorrow
    return record;
  }
  drop(id: string): Promise<number> {
    return this.#commits.counting(() => this.#sql.drop.run(id));
  }
  /** What nobody looked at for long; how many went. */
  dropOld(): Promise<number> {
    return this.#commits.counting(() => this.#sql.dropUnseen.run(daysAgo(this.#room.days)));
  }
  list(most: number): { id: string; size: number; created: string; seen: string }[] {
    return this.#sql.list.all(most).map((row) => ({
      id: String(row['id']),
      size: Number(row['size']),
      created: String(row['created']),
      seen: String(row['seen']),
    }));
  }
}
