/** Guests: a name, and the hash of a secret that only their browser has. */
import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';

export interface Guest {
  readonly id: number;
  readonly name: string;
}

export class Guests {
  readonly #commits: Commits;
  readonly #find;
  readonly #add;
  readonly #rename;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#find = db.prepare('SELECT id, name FROM guest WHERE hash = ?');
    this.#add = db.prepare('INSERT INTO guest (hash, name, created) VALUES (?, ?, ?)');
    this.#rename = db.prepare('UPDATE guest SET name = ? WHERE id = ?');
  }

  byHash(hash: string): Guest | null {
    const row = this.#find.get(hash);
    return row === undefined ? null : { id: Number(row['id']), name: String(row['name']) };
  }
  async add(hash: string, name: string): Promise<Guest> {
    let id = 0;
    await this.#commits.commit(() => {
      id = Number(this.#add.run(hash, name, new Date().toISOString()).lastInsertRowid);
    });
    return { id, name };
  }
  async rename(guest: Guest, name: string): Promise<void> {
    await this.#commits.commit(() => {
      this.#rename.run(name, guest.id);
    });
  }
}
