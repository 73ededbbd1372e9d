/**
 * What whoever runs the server looks at and sets right: tables, guests and bans, on the disk.
 *
 * Keeps  what is deleted is gone with everything that hangs on it, in one commit.
 */
import { type RawBuilder, sql } from 'kysely';
import { daysAgo } from './days.ts';
import { type Query, query } from './query.ts';
import { changed, type Script } from './script.ts';
import type { Storage } from './storage.ts';

/** Contains these words, in whatever case. */
const contains = (column: string, words: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like '%' || lower(${words}) || '%'`;

const counts = query()((db) =>
  db
    .selectFrom('game_table')
    .select(({ fn }) => ['status', fn.countAll().as('n')])
    .groupBy('status'),
);
const guestCount = query()((db) => db.selectFrom('guest').select(({ fn }) => fn.countAll().as('n')));
/** A row for each seat of each table. */
const tables = query<{ status: string; words: string; most: number }>()((db, p) =>
  db
    .selectFrom(
      db
        .selectFrom('game_table as t')
        .select(['id', 'game', 'status', 'v', 'turn', 'created', 'updated', 'engine', 'closed'])
        .where((eb) => eb.or([eb(p('status'), '=', ''), eb('t.status', '=', p('status'))]))
        .where((eb) =>
          eb.or([
            eb(p('words'), '=', ''),
            eb('t.id', '=', p('words')),
            eb.exists(
              eb
                .selectFrom('seat as s')
                .select('s.seat')
                .whereRef('s.table_id', '=', 't.id')
                .where(contains('s.name', p('words'))),
            ),
          ]),
        )
        .orderBy('t.updated', 'desc')
        .orderBy('t.id')
        .limit(p('most'))
        .as('found'),
    )
    .innerJoin('seat', 'seat.table_id', 'found.id')
    .selectAll('found')
    .select(['seat.seat', 'seat.name', 'seat.guest', 'seat.bot'])
    .orderBy('found.updated', 'desc')
    .orderBy('found.id')
    .orderBy('seat.seat'),
);
const guests = query<{ words: string; most: number }>()((db, p) =>
  db
    .selectFrom('guest as g')
    .select(['g.id', 'g.name', 'g.created', 'g.seen', 'g.banned'])
    .select((eb) =>
      eb
        .selectFrom('seat')
        .select((n) => n.cast<number>(n.fn.countAll(), 'integer').as('n'))
        .whereRef('seat.guest', '=', 'g.id')
        .as('seats'),
    )
    .where((eb) =>
      eb.or([
        eb(p('words'), '=', ''),
        eb(eb.cast<string>('g.id', 'text'), '=', p('words')),
        contains('g.name', p('words')),
      ]),
    )
    .orderBy('g.seen', 'desc')
    .orderBy('g.id', 'desc')
    .limit(p('most')),
);

interface OneTable {
  readonly id: string;
}
/** In this order: what hangs on a table goes before it. */
const deleteTable = [
  query<OneTable>()((db, p) => db.deleteFrom('event').where('table_id', '=', p('id'))),
  query<OneTable>()((db, p) => db.deleteFrom('final').where('table_id', '=', p('id'))),
  query<OneTable>()((db, p) => db.deleteFrom('seat').where('table_id', '=', p('id'))),
  query<OneTable>()((db, p) => db.deleteFrom('talk').where('place', '=', p('id'))),
  query<OneTable>()((db, p) => db.deleteFrom('game_table').where('id', '=', p('id'))),
];
interface OneGuest {
  readonly id: number;
}
const deleteGuest = [
  query<OneGuest>()((db, p) => db.updateTable('seat').set({ guest: null }).where('guest', '=', p('id'))),
  query<OneGuest>()((db, p) => db.deleteFrom('talk').where('guest', '=', p('id'))),
  query<OneGuest>()((db, p) => db.deleteFrom('mute').where('guest', '=', p('id'))),
  query<OneGuest>()((db, p) => db.deleteFrom('guest').where('id', '=', p('id'))),
];
const banGuest = query<{ id: number; why: string | null }>()((db, p) =>
  db
    .updateTable('guest')
    .set({ banned: p('why') })
    .where('id', '=', p('id')),
);
const bans = query()((db) => db.selectFrom('ban').selectAll().orderBy('created', 'desc'));
const ban = query<{ network: string; why: string; created: string }>()((db, p) =>
  db
    .insertInto('ban')
    .values({ network: p('network'), why: p('why'), created: p('created') })
    .onConflict((on) => on.column('network').doUpdateSet({ why: p('why'), created: p('created') })),
);
const unban = query<{ network: string }>()((db, p) =>
  db.deleteFrom('ban').where('network', '=', p('network')),
);
const reseat = query<{ table: string; seat: number; guest: number }>()((db, p) =>
  db
    .updateTable('seat')
    .set({ guest: p('guest') })
    .where('table_id', '=', p('table'))
    .where('seat', '=', p('seat'))
    .where('kind', '=', 'person'),
);
const oldTables = query<{ status: string; before: string }>()((db, p) =>
  db
    .selectFrom('game_table')
    .select('id')
    .where('status', '=', p('status'))
    .where('updated', '<', p('before'))
    .limit(500),
);
const dropOldGuests = query<{ before: string }>()((db, p) =>
  db
    .deleteFrom('guest')
    .where('seen', '<', p('before'))
    .where('banned', 'is', null)
    .where(
      'id',
      'not in',
      db.selectFrom('seat').select('guest').where('guest', 'is not', null).$castTo<{ guest: number }>(),
    )
    .where(
      'id',
      'not in',
      db.selectFrom('talk').select('guest').where('guest', 'is not', null).$castTo<{ guest: number }>(),
    )
    .where('id', 'not in', db.selectFrom('mute').select('guest')),
);

export class AdminStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async counts(): Promise<{ readonly tables: Record<string, number>; readonly guests: number }> {
    const found = await this.#storage.all(counts, {});
    return {
      tables: Object.fromEntries(found.map(({ status, n }) => [status, Number(n)])),
      guests: Number((await this.#storage.first(guestCount, {}))?.n ?? 0),
    };
  }
  async tables(status: string, words: string, most: number): Promise<object[]> {
    const seats = Map.groupBy(await this.#storage.all(tables, { status, words, most }), ({ id }) => id);
    return [...seats.values()].map((all) => {
      const [{ seat: _seat, name: _name, guest: _guest, bot: _bot, ...table }] = all;
      const players = all.map(
        ({ seat, name, guest, bot }) =>
          `${seat} ${name} (${guest === null ? (bot ?? 'open') : `guest ${guest}`})`,
      );
      return Object.assign(table, { players: players.join(', ') });
    });
  }
  guests(words: string, most: number): Promise<readonly object[]> {
    return this.#storage.all(guests, { words, most });
  }
  bans(): Promise<readonly { network: string; why: string; created: string }[]> {
    return this.#storage.all(bans, {});
  }

  deleteTable(id: string): Promise<number> {
    return this.#all(deleteTable, { id });
  }
  /** His games stay, without him; what he said goes. */
  deleteGuest(id: number): Promise<number> {
    return this.#all(deleteGuest, { id });
  }
  /** All of them as one; how many rows the last one changed. */
  #all<P extends object>(queries: readonly Query<P, unknown>[], params: P): Promise<number> {
    return this.#storage.commit(function* (): Script<number> {
      let last = 0;
      for (const one of queries) last = yield* changed(one, params);
      return last;
    });
  }
  /** `why` null: he may come again. */
  banGuest(id: number, why: string | null): Promise<number> {
    return this.#storage.change(banGuest, { id, why });
  }
  ban(network: string, why: string): Promise<number> {
    return this.#storage.change(ban, { network, why, created: new Date().toISOString() });
  }
  unban(network: string): Promise<number> {
    return this.#storage.change(unban, { network });
  }
  /** Gives a seat to another guest: the one who sat there lost his cookie. */
  reseat(table: string, seat: number, guest: number): Promise<number> {
    return this.#storage.change(reseat, { table, seat, guest });
  }

  /** Tables of a status to which nothing has happened for so many days. */
  async oldTables(status: string, days: number): Promise<string[]> {
    return (await this.#storage.all(oldTables, { status, before: daysAgo(days) })).map(({ id }) => id);
  }
  /** Guests who sit nowhere and have not come for so many days; how many went. */
  dropOldGuests(days: number): Promise<number> {
    return this.#storage.change(dropOldGuests, { before: daysAgo(days) });
  }
}
