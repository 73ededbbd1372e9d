/**
 * What was said at tables and in the lobby, and whom each does not want to hear: on the disk.
 *
 * Keeps  of the lobby the last lines alone; what is taken away is gone.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Said } from '@westmarch/protocol';
import type { Commits } from './commits.ts';

/** The place of the lobby among the tables. */
export const LOBBY = '';
/** Lines of the lobby that are kept, and lines of a table. */
const KEPT = { lobby: 200, table: 2000 } as const;

type Row = Readonly<Record<string, unknown>>;
export interface NewLine extends Pick<Said, 'among' | 'name' | 'seat' | 'text'> {
  readonly place: string;
  /** null: the table itself. */
  readonly guest: number | null;
}
type Muted = { readonly who: number; readonly name: string };

const AMONG = ['lobby', 'players', 'watchers'] as const;
const saidFrom = (row: Row): Said => ({
  id: Number(row['id']),
  who: Number(row['guest'] ?? 0),
  name: String(row['name']),
  seat: Number(row['seat']),
  among: AMONG.find((among) => among === row['among']) ?? 'players',
  text: String(row['text']),
  at: String(row['created']),
});

function statements(db: DatabaseSync) {
  return {
    add: db.prepare(
      'INSERT INTO talk (place, among, seat, guest, name, text, created) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    prune: db.prepare(
      'DELETE FROM talk WHERE place = ?1 AND id <= (SELECT id FROM talk WHERE place = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)',
    ),
    recent: db.prepare('SELECT * FROM talk WHERE place = ? ORDER BY id DESC LIMIT ?'),
    ofGuest: db.prepare('SELECT * FROM talk WHERE guest = ? ORDER BY id'),
    one: db.prepare('SELECT place FROM talk WHERE id = ?'),
    drop: db.prepare('DELETE FROM talk WHERE id = ?'),
    found: db.prepare(
      `SELECT id, place, among, guest, name, text, created FROM talk
       WHERE ?1 = '' OR name LIKE '%' || ?1 || '%' OR text LIKE '%' || ?1 || '%' OR place = ?1
       ORDER BY id DESC LIMIT ?2`,
    ),
    mute: db.prepare('INSERT OR IGNORE INTO mute (guest, muted) VALUES (?, ?)'),
    unmute: db.prepare('DELETE FROM mute WHERE guest = ? AND muted = ?'),
    mutes: db.prepare(
      'SELECT m.muted AS who, g.name FROM mute m JOIN guest g ON g.id = m.muted WHERE m.guest = ? ORDER BY g.name',
    ),
    mutedBy: db.prepare('SELECT guest FROM mute WHERE muted = ?'),
    countMutes: db.prepare('SELECT count(*) AS n FROM mute WHERE guest = ?'),
    name: db.prepare('SELECT name FROM guest WHERE id = ?'),
  };
}

export class TalkStore {
  readonly #commits: Commits;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#sql = statements(db);
  }

  async add({ place, among, seat, guest, name, text }: NewLine): Promise<Said> {
    const at = new Date().toISOString();
    let id = 0;
    await this.#commits.commit(() => {
      id = Number(this.#sql.add.run(place, among, seat, guest, name, text, at).lastInsertRowid);
      this.#sql.prune.run(place, place === LOBBY ? KEPT.lobby : KEPT.table);
    });
    return { id, who: guest ?? 0, name, seat, among, text, at };
  }
  /** The last lines of a place, the oldest first. */
  recent(place: string, most: number): Said[] {
    return this.#sql.recent.all(place, most).map(saidFrom).reverse();
  }
  /** Everything somebody said, with where. */
  ofGuest(guest: number): { place: string; text: string; at: string }[] {
    return this.#sql.ofGuest.all(guest).map((row) => ({
      place: String(row['place']),
      text: String(row['text']),
      at: String(row['created']),
    }));
  }
  /** Takes a line away; where it was said, or null where there is none. */
  async drop(id: number): Promise<string | null> {
    const place = this.#sql.one.get(id)?.['place'];
    if (typeof place !== 'string') return null;
    await this.#commits.commit(() => {
      this.#sql.drop.run(id);
    });
    return place;
  }
  /** For whoever runs the server: lines by name, words or place, the latest first. */
  found(words: string, most: number): Row[] {
    return this.#sql.found.all(words, most);
  }

  setMuted(guest: number, who: number, on: boolean): Promise<void> {
    return this.#commits.commit(() => {
      (on ? this.#sql.mute : this.#sql.unmute).run(guest, who);
    });
  }
  muted(guest: number): Muted[] {
    return this.#sql.mutes.all(guest).map(({ who, name }) => ({ who: Number(who), name: String(name) }));
  }
  countMuted(guest: number): number {
    return Number(this.#sql.countMutes.get(guest)?.['n'] ?? 0);
  }
  /** Who does not want to hear this guest. */
  mutedBy(who: number): ReadonlySet<number> {
    return new Set(this.#sql.mutedBy.all(who).map(({ guest }) => Number(guest)));
  }
  isGuest(who: number): boolean {
    return this.#sql.name.get(who) !== undefined;
  }
}
