/**
 * Tables and their events on disk.
 *
 * Keeps  an event and what the table then is are committed together; the events of a table have no gap.
 */
import type { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { GameName, type Stops } from '@westmarch/protocol';
import type { Shown, Summary, TableEvent } from '../engine/requests.ts';
import type { ClockState } from '../tables/clock.ts';
import type { Commits } from './commits.ts';
import {
  numbersIn,
  type Row,
  type SeatRow,
  seatFrom,
  type TableRow,
  tableFrom,
  type Wish,
} from './table-rows.ts';

export interface NewTable
  extends Pick<TableRow, 'commitment' | 'game' | 'id' | 'length' | 'options' | 'secret' | 'terms'> {
  readonly seats: readonly Omit<SeatRow, 'chance' | 'promise' | 'rematch' | 'wish'>[];
}

const KINDS = ['choice', 'undo', 'concede'] as const;

const now = (): string => new Date().toISOString();

function statements(db: DatabaseSync) {
  return {
    addTable: db.prepare(
      `INSERT INTO game_table (id, game, length, options, terms, is_public, status, secret, commitment, created, updated)
       VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?)`,
    ),
    addSeat: db.prepare(
      `INSERT INTO seat (table_id, seat, kind, guest, bot, name, deck, invitation, promise, chance, stops)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    table: db.prepare('SELECT * FROM game_table WHERE id = ?'),
    seats: db.prepare('SELECT * FROM seat WHERE table_id = ? ORDER BY seat'),
    events: db.prepare('SELECT * FROM event WHERE table_id = ? ORDER BY v'),
    addEvent: db.prepare(
      'INSERT INTO event (table_id, v, kind, seat, n, auto, answered) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    move: db.prepare(
      `UPDATE game_table SET v = ?, asked = ?, bot = ?, turn = ?, status = ?, ending = ?, updated = ?,
         undo_by = 0, undo_agreed = '' WHERE id = ?`,
    ),
    begin: db.prepare(
      `UPDATE game_table SET seed = ?, version = ?, engine = ?, status = ?, asked = ?, bot = ?, turn = ?, ending = ?, updated = ?
       WHERE id = ?`,
    ),
    undo: db.prepare('UPDATE game_table SET undo_by = ?, undo_agreed = ? WHERE id = ?'),
    close: db.prepare(
      `UPDATE game_table SET status = 'closed', bot = 0, asked = 0, closed = ?, updated = ?
       WHERE id = ? AND status IN ('waiting', 'playing')`,
    ),
    uninvite: db.prepare('UPDATE seat SET invitation = NULL WHERE table_id = ?'),
    takeSeat: db.prepare(
      `UPDATE seat SET kind = 'person', guest = ?, name = ?, deck = ?, invitation = NULL
       WHERE table_id = ? AND seat = ? AND kind = 'open'`,
    ),
    chance: db.prepare('UPDATE seat SET chance = ? WHERE table_id = ? AND seat = ?'),
    promise: db.prepare('UPDATE seat SET promise = ? WHERE table_id = ? AND seat = ?'),
    noPromise: db.prepare(
      `UPDATE seat SET promise = '', chance = '' WHERE table_id = ? AND kind = 'person' AND promise IS NULL`,
    ),
    stops: db.prepare('UPDATE seat SET stops = ? WHERE table_id = ? AND seat = ?'),
    rematch: db.prepare('UPDATE seat SET rematch = ?, wish = ? WHERE table_id = ? AND seat = ?'),
    clock: db.prepare('UPDATE game_table SET clock = ? WHERE id = ?'),
    waitingPublic: db.prepare(
      `SELECT id FROM game_table WHERE is_public = 1 AND status = 'waiting' ORDER BY created DESC LIMIT ?`,
    ),
    next: db.prepare('UPDATE game_table SET next_table = ? WHERE id = ?'),
    invited: db.prepare('SELECT table_id FROM seat WHERE invitation = ?'),
    mine: db.prepare(
      `SELECT DISTINCT t.id FROM seat s JOIN game_table t ON t.id = s.table_id
       WHERE s.guest = ? ORDER BY t.updated DESC LIMIT 50`,
    ),
    going: db.prepare("SELECT count(*) AS n FROM game_table WHERE status IN ('waiting', 'playing')"),
    goingOf: db.prepare(
      `SELECT count(*) AS n FROM seat s JOIN game_table t ON t.id = s.table_id
       WHERE s.guest = ? AND t.status IN ('waiting', 'playing')`,
    ),
    keepFinal: db.prepare('INSERT OR REPLACE INTO final (table_id, viewer, shown) VALUES (?, ?, ?)'),
    final: db.prepare('SELECT shown FROM final WHERE table_id = ? AND viewer = ?'),
    engines: db.prepare('SELECT DISTINCT engine FROM game_table WHERE engine IS NOT NULL'),
    waitingForBots: db.prepare('SELECT id FROM game_table WHERE bot = 1'),
  };
}

export class TableStore {
  readonly #commits: Commits;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#sql = statements(db);
  }

  #insert({ id, game, length, options, terms, secret, commitment, seats }: NewTable): void {
    const time = now();
    const agreed = [JSON.stringify(terms), terms.isPublic ? 1 : 0] as const;
    this.#sql.addTable.run(id, game, length, options.join(' '), ...agreed, secret, commitment, time, time);
    for (const { seat, kind, guest, bot, name, deck, invitation, stops } of seats) {
      // A bot has no value of its own.
      const chance = kind === 'bot' ? '' : null;
      const kept = JSON.stringify(stops);
      this.#sql.addSeat.run(id, seat, kind, guest, bot, name, deck, invitation, chance, chance, kept);
    }
  }
  add(table: NewTable): Promise<void> {
    return this.#commits.commit(() => this.#insert(table));
  }
  /** A new table for the same players, and the word of it at the old one. */
  addRematch(table: NewTable, after: string): Promise<void> {
    return this.#commits.commit(() => {
      this.#insert(table);
      this.#sql.next.run(table.id, after);
    });
  }

  table(id: string): TableRow | null {
    const row: Row | undefined = this.#sql.table.get(id);
    if (row === undefined) return null;
    const game = GameName.parse(row['game']);
    return tableFrom(
      row,
      this.#sql.seats.all(id).map((seat) => seatFrom(seat, game)),
    );
  }
  events(table: string): TableEvent[] {
    return this.#sql.events.all(table).map((row) => ({
      v: Number(row['v']),
      kind: KINDS.find((kind) => kind === row['kind']) ?? 'choice',
      seat: Number(row['seat']),
      n: Number(row['n']),
      auto: row['auto'] === 1,
      then: numbersIn(row['answered']),
    }));
  }
  tableOf(invitation: string): string | null {
    const id = this.#sql.invited.get(invitation)?.['table_id'];
    return typeof id === 'string' ? id : null;
  }
  /** The tables at which a guest sits, the latest first. */
  of(guest: number): TableRow[] {
    return this.#sql.mine.all(guest).flatMap(({ id }) => this.table(String(id)) ?? []);
  }
  /** How many games are not over: of all, and of one guest. */
  going(): number {
    return Number(this.#sql.going.get()?.['n'] ?? 0);
  }
  goingOf(guest: number): number {
    return Number(this.#sql.goingOf.get(guest)?.['n'] ?? 0);
  }
  waitingForBots(): string[] {
    return this.#sql.waitingForBots.all().map(({ id }) => String(id));
  }

  takeSeat(table: string, seat: number, guest: number, name: string, deck: string): Promise<void> {
    return this.#commits.commit(() => {
      if (this.#sql.takeSeat.run(guest, name, deck, table, seat).changes !== 1)
        throw new Error('the seat is taken');
    });
  }
  keepPromise(table: string, seat: number, hash: string): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.promise.run(hash, table, seat);
    });
  }
  /** Whoever has promised nothing by now has no value. */
  closePromises(table: string): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.noPromise.run(table);
    });
  }
  keepChance(table: string, seat: number, value: string): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.chance.run(value, table, seat);
    });
  }
  keepStops(table: string, seat: number, stops: Stops): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.stops.run(JSON.stringify(stops), table, seat);
    });
  }
  /** The undo that waits for consent; by nobody where none does. */
  keepUndo(table: string, by: number, agreed: readonly number[]): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.undo.run(by, agreed.join(' '), table);
    });
  }
  /** Closes a game without a result. */
  close(table: string, why: string): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.close.run(why, now(), table);
      this.#sql.uninvite.run(table);
    });
  }
  /** The last look of each viewer at a game that is over, with everything that was told. */
  keepFinal(table: string, shown: readonly Shown[]): Promise<void> {
    const packed = shown.map(({ viewer, text }) => ({ viewer, text: zstdCompressSync(text) }));
    return this.#commits.commit(() => {
      for (const { viewer, text } of packed) this.#sql.keepFinal.run(table, viewer, text);
    });
  }
  final(table: string, viewer: number): string | null {
    const shown = this.#sql.final.get(table, viewer)?.['shown'];
    return shown instanceof Uint8Array ? zstdDecompressSync(shown).toString() : null;
  }
  /** The engines that games began with. */
  engines(): Set<string> {
    return new Set(this.#sql.engines.all().map(({ engine }) => String(engine)));
  }
  /** Who wants another game, and how; `wish` null takes it back. */
  wantRematch(table: string, seat: number, wish: Wish | null): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.rematch.run(wish === null ? 0 : 1, JSON.stringify(wish), table, seat);
    });
  }
  keepClock(table: string, clock: ClockState): Promise<void> {
    return this.#commits.commit(() => {
      this.#sql.clock.run(JSON.stringify(clock), table);
    });
  }
  /** Tables that wait for whoever comes, the latest first. */
  waitingPublic(most: number): TableRow[] {
    return this.#sql.waitingPublic.all(most).flatMap(({ id }) => this.table(String(id)) ?? []);
  }

  begin(
    table: string,
    seed: string,
    engine: string | null,
    values: readonly string[],
    s: Summary,
  ): Promise<void> {
    return this.#commits.commit(() => {
      const [status, ending] = endOf(s);
      this.#sql.begin.run(
        seed,
        s.version,
        engine,
        status,
        s.asked,
        s.bot ? 1 : 0,
        s.turn,
        ending,
        now(),
        table,
      );
      for (const [i, value] of values.entries()) this.#sql.chance.run(value, table, i + 1);
    });
  }
  keep(table: string, { v, kind, seat, n, auto, then = [] }: TableEvent, s: Summary): Promise<void> {
    return this.#commits.commit(() => {
      const [status, ending] = endOf(s);
      this.#sql.addEvent.run(table, v, kind, seat, n, auto ? 1 : 0, then.join(' '));
      this.#sql.move.run(s.v, s.asked, s.bot ? 1 : 0, s.turn, status, ending, now(), table);
    });
  }
}

const endOf = ({ over }: Summary): [status: string, ending: string | null] =>
  over === null ? ['playing', null] : ['over', JSON.stringify(over)];
