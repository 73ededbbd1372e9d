/** Guests: a name, and the hash of a secret that only their browser has. */
import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { daysAgo } from './days.ts';

export interface Guest {
  readonly id: number;
  readonly name: string;
  /** Why he may not come any more; null while he may. */
  readonly banned: string | null;
}

export class Guests {
  readonly #commits: Commits;
  readonly #find;
  readonly #add;
  readonly #rename;
  readonly #see;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#find = db.prepare('SELECT id, name, banned, seen FROM guest WHERE hash = ?');
    this.#add = db.prepare('INSERT INTO guest (hash, name, created, seen) VALUES (?, ?, ?, ?)');
    this.#see = db.prepare('UPDATE guest SET seen = ? WHERE id = ?');
    this.#rename = db.prepare('UPDATE guest SET name = ? WHERE id = ?');
  }

  byHash(hash: string): Guest | null {
    const row = this.#find.get(hash);
    if (row === undefined) return null;
    const id = Number(row['id']);
    const today = daysAgo(0);
    // Once a day is enough to know that he still comes.
    if (row['seen'] !== today)
      this.#commits
        .commit(() => {
          this.#see.run(today, id);
        })
        .catch(() => {});
    const banned = row['banned'];
    return { id, name: String(row['name']), banned: typeof banned === 'string' ? banned : null };
  }
  async add(hash: string, name: string): Promise<Guest> {
    let id = 0;
    await this.#commits.commit(() => {
      id = Number(this.#add.run(hash, name, new Date().toISOString(), daysAgo(0)).lastInsertRowid);
    });
    return { id, name, banned: null };
  }
  async rename(guest: Guest, name: string): Promise<void> {
    await this.#commits.commit(() => {
      this.#rename.run(name, guest.id);
    });
  }
}
