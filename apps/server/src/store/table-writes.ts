/** What is kept of tables, statement by statement; what belongs together is put together in table-store.ts. */
import { type Kysely, sql } from 'kysely';
import { query, type Slots } from './query.ts';
import type { Schema } from './schema.ts';

export interface NewTableRow {
  readonly id: string;
  readonly game: string;
  readonly length: number | null;
  readonly options: string;
  readonly terms: string;
  readonly isPublic: number;
  readonly secret: string;
  readonly commitment: string;
  readonly created: string;
}
export const table = query<NewTableRow>()((db, p) =>
  db.insertInto('game_table').values({
    id: p('id'),
    game: p('game'),
    length: p('length'),
    options: p('options'),
    terms: p('terms'),
    is_public: p('isPublic'),
    status: 'waiting',
    secret: p('secret'),
    commitment: p('commitment'),
    created: p('created'),
    updated: p('created'),
  }),
);

interface At {
  readonly table: string;
}
interface AtSeat extends At {
  readonly seat: number;
}
interface NewSeatRow extends AtSeat {
  readonly kind: string;
  readonly guest: number | null;
  readonly bot: string | null;
  readonly name: string;
  readonly deck: string;
  readonly invitation: string | null;
  readonly chance: string | null;
  readonly stops: string;
}
export const seat = query<NewSeatRow>()((db, p) =>
  db.insertInto('seat').values({
    table_id: p('table'),
    seat: p('seat'),
    kind: p('kind'),
    guest: p('guest'),
    bot: p('bot'),
    name: p('name'),
    deck: p('deck'),
    invitation: p('invitation'),
    promise: p('chance'),
    chance: p('chance'),
    stops: p('stops'),
  }),
);

interface NewEvent extends AtSeat {
  readonly v: number;
  readonly kind: string;
  readonly n: number;
  readonly auto: number;
  readonly answered: string;
}
export const event = query<NewEvent>()((db, p) =>
  db.insertInto('event').values({
    table_id: p('table'),
    v: p('v'),
    kind: p('kind'),
    seat: p('seat'),
    n: p('n'),
    auto: p('auto'),
    answered: p('answered'),
  }),
);

/** What a table is after something happened. */
export interface State {
  readonly asked: number;
  readonly bot: number;
  readonly turn: number;
  readonly status: string;
  readonly ending: string | null;
  readonly updated: string;
}
type Move = At & State & { readonly before: number; readonly epoch: number; readonly v: number };
/** Only from the event before, and by who keeps the table: what somebody else has moved on is left alone. */
const moving = (db: Pick<Kysely<Schema>, 'updateTable'>, p: Slots<Move>) =>
  db
    .updateTable('game_table')
    .set({
      v: p('v'),
      asked: p('asked'),
      bot: p('bot'),
      turn: p('turn'),
      status: p('status'),
      ending: p('ending'),
      updated: p('updated'),
      undo_by: 0,
      undo_agreed: '',
    })
    .where('id', '=', p('table'))
    .where('v', '=', p('before'))
    .where('epoch', '=', p('epoch'));
export const move = query<Move>()((db, p) => moving(db, p));
/** The same and the event as one statement, for PostgreSQL: one way there and back instead of four. */
export const moveWithEvent = query<Move & NewEvent>()((db, p) =>
  db
    .with('moved', (of) => moving(of, p).returning('id'))
    .insertInto('event')
    .columns(['table_id', 'v', 'kind', 'seat', 'n', 'auto', 'answered'])
    .expression((from) =>
      from
        .selectFrom('moved')
        .select([
          'id',
          sql<number>`cast(${p('v')} as integer)`.as('v'),
          sql<string>`cast(${p('kind')} as text)`.as('kind'),
          sql<number>`cast(${p('seat')} as integer)`.as('seat'),
          sql<number>`cast(${p('n')} as integer)`.as('n'),
          sql<number>`cast(${p('auto')} as integer)`.as('auto'),
          sql<string>`cast(${p('answered')} as text)`.as('answered'),
        ]),
    ),
);
export const begin = query<At & State & { seed: string; version: string; engine: string | null }>()((db, p) =>
  db
    .updateTable('game_table')
    .set({
      seed: p('seed'),
      version: p('version'),
      engine: p('engine'),
      asked: p('asked'),
      bot: p('bot'),
      turn: p('turn'),
      status: p('status'),
      ending: p('ending'),
      updated: p('updated'),
    })
    .where('id', '=', p('table')),
);
/** Takes a table that nobody keeps, or whose keeper is gone. */
export const claim = query<At & { me: number }>()((db, p) =>
  db
    .updateTable('game_table')
    .set((eb) => ({ owner: p('me'), epoch: eb('epoch', '+', 1) }))
    .where('id', '=', p('table'))
    .where((eb) =>
      eb.or([
        eb('owner', 'is', null),
        eb('owner', '=', 0),
        eb('owner', '=', p('me')),
        eb.not(
          eb.exists(
            eb.selectFrom('server').select('server.id').whereRef('server.id', '=', 'game_table.owner'),
          ),
        ),
      ]),
    ),
);
/** Lets go of it; `owner` 0: somebody else is to go on with it at once. */
export const release = query<At & { me: number; epoch: number; owner: number | null }>()((db, p) =>
  db
    .updateTable('game_table')
    .set({ owner: p('owner') })
    .where('id', '=', p('table'))
    .where('owner', '=', p('me'))
    .where('epoch', '=', p('epoch')),
);
export const undo = query<At & { by: number; agreed: string }>()((db, p) =>
  db
    .updateTable('game_table')
    .set({ undo_by: p('by'), undo_agreed: p('agreed') })
    .where('id', '=', p('table')),
);
export const close = query<At & { why: string; updated: string }>()((db, p) =>
  db
    .updateTable('game_table')
    .set({ status: 'closed', bot: 0, asked: 0, closed: p('why'), updated: p('updated') })
    .where('id', '=', p('table'))
    .where('status', 'in', ['waiting', 'playing']),
);
export const clock = query<At & { clock: string }>()((db, p) =>
  db
    .updateTable('game_table')
    .set({ clock: p('clock') })
    .where('id', '=', p('table')),
);
export const next = query<At & { next: string }>()((db, p) =>
  db
    .updateTable('game_table')
    .set({ next_table: p('next') })
    .where('id', '=', p('table')),
);
export const final = query<At & { viewer: number; shown: Uint8Array }>()((db, p) =>
  db
    .insertInto('final')
    .values({ table_id: p('table'), viewer: p('viewer'), shown: p('shown') })
    .onConflict((on) => on.columns(['table_id', 'viewer']).doUpdateSet({ shown: p('shown') })),
);

export const uninvite = query<At>()((db, p) =>
  db.updateTable('seat').set({ invitation: null }).where('table_id', '=', p('table')),
);
export const takeSeat = query<AtSeat & { guest: number; name: string; deck: string }>()((db, p) =>
  db
    .updateTable('seat')
    .set({ kind: 'person', guest: p('guest'), name: p('name'), deck: p('deck'), invitation: null })
    .where('table_id', '=', p('table'))
    .where('seat', '=', p('seat'))
    .where('kind', '=', 'open'),
);
export const chance = query<AtSeat & { value: string }>()((db, p) =>
  db
    .updateTable('seat')
    .set({ chance: p('value') })
    .where('table_id', '=', p('table'))
    .where('seat', '=', p('seat')),
);
export const promise = query<AtSeat & { hash: string }>()((db, p) =>
  db
    .updateTable('seat')
    .set({ promise: p('hash') })
    .where('table_id', '=', p('table'))
    .where('seat', '=', p('seat')),
);
export const noPromise = query<At>()((db, p) =>
  db
    .updateTable('seat')
    .set({ promise: '', chance: '' })
    .where('table_id', '=', p('table'))
    .where('kind', '=', 'person')
    .where('promise', 'is', null),
);
export const stops = query<AtSeat & { stops: string }>()((db, p) =>
  db
    .updateTable('seat')
    .set({ stops: p('stops') })
    .where('table_id', '=', p('table'))
    .where('seat', '=', p('seat')),
);
export const rematch = query<AtSeat & { rematch: number; wish: string }>()((db, p) =>
  db
    .updateTable('seat')
    .set({ rematch: p('rematch'), wish: p('wish') })
    .where('table_id', '=', p('table'))
    .where('seat', '=', p('seat')),
);
