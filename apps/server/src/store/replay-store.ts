/**
 * Records that were brought here to be looked at, under the fingerprint of what they say.
 *
 * Keeps  all together they take no more room than they may; what nobody looked at for long makes room.
 */
import { createHash } from 'node:crypto';
import { daysAgo } from './days.ts';
import { query } from './query.ts';
import { changed, first, type Script } from './script.ts';
import type { Storage } from './storage.ts';

/** Where room is short, what was not looked at for so many days goes first. */
const SHORT = 7;

export interface ReplayRoom {
  /** Bytes that all records may take. */
  readonly bytes: number;
  /** Days after which a record goes that nobody looked at. */
  readonly days: number;
}

const add = query<{ id: string; record: string; size: number; today: string }>()((db, p) =>
  db
    .insertInto('replay')
    .values({ id: p('id'), record: p('record'), size: p('size'), created: p('today'), seen: p('today') })
    .onConflict((on) => on.column('id').doNothing()),
);
const one = query<{ id: string }>()((db, p) =>
  db.selectFrom('replay').select(['record', 'seen']).where('id', '=', p('id')),
);
const look = query<{ id: string; today: string }>()((db, p) =>
  db
    .updateTable('replay')
    .set({ seen: p('today') })
    .where('id', '=', p('id')),
);
const drop = query<{ id: string }>()((db, p) => db.deleteFrom('replay').where('id', '=', p('id')));
const dropUnseen = query<{ before: string }>()((db, p) =>
  db.deleteFrom('replay').where('seen', '<', p('before')),
);
const taken = query()((db) =>
  db.selectFrom('replay').select(({ fn }) => [fn.sum('size').as('bytes'), fn.countAll().as('records')]),
);
const list = query<{ most: number }>()((db, p) =>
  db
    .selectFrom('replay')
    .select(['id', 'size', 'created', 'seen'])
    .orderBy('created', 'desc')
    .limit(p('most')),
);

function* bytesTaken(): Script<number> {
  return Number((yield* first(taken, {}))?.bytes ?? 0);
}

export class ReplayStore {
  readonly #storage: Storage;
  readonly #room: ReplayRoom;

  constructor(storage: Storage, room: ReplayRoom) {
    this.#storage = storage;
    this.#room = room;
  }

  /** The same record has the same id, however often it is brought. */
  idOf(record: string): string {
    return `r${createHash('sha256').update(record).digest('hex').slice(0, 23)}`;
  }
  async taken(): Promise<{ readonly bytes: number; readonly records: number }> {
    const found = await this.#storage.first(taken, {});
    return { bytes: Number(found?.bytes ?? 0), records: Number(found?.records ?? 0) };
  }
  /** Keeps a record; false where there is no room for it. */
  add(id: string, record: string): Promise<boolean> {
    const size = Buffer.byteLength(record);
    const { bytes } = this.#room;
    return this.#storage.commit(function* (): Script<boolean> {
      if ((yield* bytesTaken()) + size > bytes) yield* changed(dropUnseen, { before: daysAgo(SHORT) });
      if ((yield* first(one, { id })) === null && (yield* bytesTaken()) + size > bytes) return false;
      yield* changed(add, { id, record, size, today: daysAgo(0) });
      return true;
    });
  }
  async get(id: string): Promise<string | null> {
    const found = await this.#storage.first(one, { id });
    if (found === null) return null;
    const today = daysAgo(0);
    // Once a day is enough to know that somebody looks at it; what fails is tried again tomorrow.
    if (found.seen !== today) this.#storage.change(look, { id, today }).catch(() => {});
    return found.record;
  }
  drop(id: string): Promise<number> {
    return this.#storage.change(drop, { id });
  }
  /** What nobody looked at for long; how many went. */
  dropOld(): Promise<number> {
    return this.#storage.change(dropUnseen, { before: daysAgo(this.#room.days) });
  }
  list(most: number): Promise<readonly { id: string; size: number; created: string; seen: string }[]> {
    return this.#storage.all(list, { most });
  }
}
