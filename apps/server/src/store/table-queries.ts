/** What is asked about tables: each by its key, or by whom they belong to. */
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { type Query, query } from './query.ts';
import type { Schema } from './schema.ts';

/** Tables with their seats: two queries over the same ones. */
export interface Tables<P> {
  readonly tables: Query<P, Selectable<Schema['game_table']>>;
  readonly seats: Query<P, Selectable<Schema['seat']>>;
}

export const one: Tables<{ id: string }> = {
  tables: query<{ id: string }>()((db, p) =>
    db.selectFrom('game_table').selectAll().where('id', '=', p('id')),
  ),
  seats: query<{ id: string }>()((db, p) =>
    db.selectFrom('seat').selectAll().where('table_id', '=', p('id')).orderBy('seat'),
  ),
};

interface Mine {
  readonly guest: number;
  readonly most: number;
}
const myTables = (db: Kysely<Schema>, guest: RawBuilder<number>, most: RawBuilder<number>) =>
  db
    .selectFrom('game_table')
    .where('id', 'in', db.selectFrom('seat').select('table_id').where('guest', '=', guest))
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(most);
export const mine: Tables<Mine> = {
  tables: query<Mine>()((db, p) => myTables(db, p('guest'), p('most')).selectAll()),
  seats: query<Mine>()((db, p) =>
    db
      .selectFrom('seat')
      .selectAll()
      .where('table_id', 'in', myTables(db, p('guest'), p('most')).select('id'))
      .orderBy('seat'),
  ),
};

interface Most {
  readonly most: number;
}
const openToAll = (db: Kysely<Schema>, most: RawBuilder<number>) =>
  db
    .selectFrom('game_table')
    .where('is_public', '=', 1)
    .where('status', '=', 'waiting')
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(most);
export const waitingPublic: Tables<Most> = {
  tables: query<Most>()((db, p) => openToAll(db, p('most')).selectAll()),
  seats: query<Most>()((db, p) =>
    db
      .selectFrom('seat')
      .selectAll()
      .where('table_id', 'in', openToAll(db, p('most')).select('id'))
      .orderBy('seat'),
  ),
};

export const events = query<{ table: string }>()((db, p) =>
  db.selectFrom('event').selectAll().where('table_id', '=', p('table')).orderBy('v'),
);
export const event = query<{ table: string; v: number }>()((db, p) =>
  db.selectFrom('event').selectAll().where('table_id', '=', p('table')).where('v', '=', p('v')),
);
export const final = query<{ table: string; viewer: number }>()((db, p) =>
  db.selectFrom('final').select('shown').where('table_id', '=', p('table')).where('viewer', '=', p('viewer')),
);
export const invited = query<{ invitation: string }>()((db, p) =>
  db.selectFrom('seat').select('table_id').where('invitation', '=', p('invitation')),
);
export const engines = query()((db) =>
  db.selectFrom('game_table').select('engine').distinct().where('engine', 'is not', null),
);
export const waitingForBots = query()((db) => db.selectFrom('game_table').select('id').where('bot', '=', 1));
export const going = query()((db) =>
  db
    .selectFrom('game_table')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('status', 'in', ['waiting', 'playing']),
);
export const goingOf = query<{ guest: number }>()((db, p) =>
  db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('seat.guest', '=', p('guest'))
    .where('game_table.status', 'in', ['waiting', 'playing']),
);
