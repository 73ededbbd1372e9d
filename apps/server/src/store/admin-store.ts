/**
 * What whoever runs the server looks at and sets right: tables, guests and bans, on the disk.
 *
 * Keeps  what is deleted is gone with everything that hangs on it, in one commit.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { daysAgo } from './days.ts';

type Rows = Readonly<Record<string, unknown>>[];

function statements(db: DatabaseSync) {
  const gone = (table: string): string => `DELETE FROM ${table} WHERE table_id = ?`;
  return {
    counts: db.prepare('SELECT status, count(*) AS n FROM game_table GROUP BY status'),
    guestCount: db.prepare('SELECT count(*) AS n FROM guest'),
    tables: db.prepare(
      `SELECT t.id, t.game, t.status, t.v, t.turn, t.created, t.updated, t.engine, t.closed,
         (SELECT group_concat(s.seat || ' ' || s.name || ' (' || coalesce('guest ' || s.guest, s.bot, 'open') || ')', ', ')
          FROM seat s WHERE s.table_id = t.id) AS players
       FROM game_table t WHERE (?1 = '' OR t.status = ?1) AND (?2 = '' OR t.id = ?2 OR EXISTS
         (SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.name LIKE '%' || ?2 || '%'))
       ORDER BY t.updated DESC LIMIT ?3`,
    ),
    guests: db.prepare(
      `SELECT g.id, g.name, g.created, g.seen, g.banned,
         (SELECT count(*) FROM seat s WHERE s.guest = g.id) AS seats
       FROM guest g WHERE ?1 = '' OR CAST(g.id AS TEXT) = ?1 OR g.name LIKE '%' || ?1 || '%'
       ORDER BY g.seen DESC, g.id DESC LIMIT ?2`,
    ),
    deleteTable: [gone('event'), gone('final'), gone('seat'), 'DELETE FROM talk WHERE place = ?'].map((sql) =>
      db.prepare(sql),
    ),
    deleteRow: db.prepare('DELETE FROM game_table WHERE id = ?'),
    leave: [
      'UPDATE seat SET guest = NULL WHERE guest = ?',
      'DELETE FROM talk WHERE guest = ?',
      'DELETE FROM mute WHERE guest = ?',
    ].map((sql) => db.prepare(sql)),
    deleteGuest: db.prepare('DELETE FROM guest WHERE id = ?'),
    banGuest: db.prepare('UPDATE guest SET banned = ? WHERE id = ?'),
    bans: db.prepare('SELECT network, why, created FROM ban ORDER BY created DESC'),
    ban: db.prepare('INSERT OR REPLACE INTO ban (network, why, created) VALUES (?, ?, ?)'),
    unban: db.prepare('DELETE FROM ban WHERE network = ?'),
    reseat: db.prepare("UPDATE seat SET guest = ? WHERE table_id = ? AND seat = ? AND kind = 'person'"),
    oldTables: db.prepare('SELECT id FROM game_table WHERE status = ? AND updated < ? LIMIT 500'),
    oldGuests: db.prepare(
      'DELETE FROM guest WHERE seen < ? AND banned IS NULL AND id NOT IN (SELECT guest FROM seat WHERE guest IS NOT NULL) AND id NOT IN (SELECT guest FROM talk WHERE guest IS NOT NULL) AND id NOT IN (SELECT guest FROM mute)',
    ),
  };
}

export class AdminStore {
  readonly #commits: Commits;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#sql = statements(db);
  }

  counts(): { readonly tables: Record<string, number>; readonly guests: number } {
    const tables = Object.fromEntries(
      this.#sql.counts.all().map(({ status, n }) => [String(status), Number(n)]),
    );
    return { tables, guests: Number(this.#sql.guestCount.get()?.['n'] ?? 0) };
  }
  tables(status: string, words: string, most: number): Rows {
    return this.#sql.tables.all(status, words, most);
  }
  guests(words: string, most: number): Rows {
    return this.#sql.guests.all(words, most);
  }
  bans(): { network: string; why: string; created: string }[] {
    return this.#sql.bans.all().map(({ network, why, created }) => ({
      network: String(network),
      why: String(why),
      created: String(created),
    }));
  }

  deleteTable(id: string): Promise<number> {
    return this.#commits.counting(() => {
      for (const statement of this.#sql.deleteTable) statement.run(id);
      return this.#sql.deleteRow.run(id);
    });
  }
  /** His games stay, without him; what he said goes. */
  deleteGuest(id: number): Promise<number> {
    return this.#commits.counting(() => {
      for (const statement of this.#sql.leave) statement.run(id);
      return this.#sql.deleteGuest.run(id);
    });
  }
  /** `why` null: he may come again. */
  banGuest(id: number, why: string | null): Promise<number> {
    return this.#commits.counting(() => this.#sql.banGuest.run(why, id));
  }
  ban(network: string, why: string): Promise<number> {
    return this.#commits.counting(() => this.#sql.ban.run(network, why, new Date().toISOString()));
  }
  unban(network: string): Promise<number> {
    return this.#commits.counting(() => this.#sql.unban.run(network));
  }
  /** Gives a seat to another guest: the one who sat there lost his cookie. */
  reseat(table: string, seat: number, guest: number): Promise<number> {
    return this.#commits.counting(() => this.#sql.reseat.run(guest, table, seat));
  }

  /** Tables of a status to which nothing has happened for so many days. */
  oldTables(status: string, days: number): string[] {
    return this.#sql.oldTables.all(status, daysAgo(days)).map(({ id }) => String(id));
  }
  /** Guests who sit nowhere and have not come for so many days; how many went. */
  dropOldGuests(days: number): Promise<number> {
    return this.#commits.counting(() => this.#sql.oldGuests.run(daysAgo(days)));
  }
}
