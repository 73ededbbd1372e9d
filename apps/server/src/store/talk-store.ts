/**
 * What was said at tables and in the lobby, and whom each does not want to hear: on the disk.
 *
 * Keeps  of the lobby the last lines alone; what is taken away is gone.
 */
import type { Said } from '@westmarch/protocol';
import { type Selectable, sql } from 'kysely';
import { query } from './query.ts';
import type { Schema } from './schema.ts';
import { changed, first, type Script } from './script.ts';
import type { Storage } from './storage.ts';

/** The place of the lobby among the tables. */
export const LOBBY = '';
/** Lines of the lobby that are kept, and lines of a table. */
const KEPT = { lobby: 200, table: 2000 } as const;

export interface NewLine extends Pick<Said, 'among' | 'name' | 'seat' | 'text'> {
  readonly place: string;
  /** null: the table itself. */
  readonly guest: number | null;
}
export interface Muted {
  readonly who: number;
  readonly name: string;
}

const add = query<NewLine & { created: string }>()((db, p) =>
  db
    .insertInto('talk')
    .values({
      place: p('place'),
      among: p('among'),
      seat: p('seat'),
      guest: p('guest'),
      name: p('name'),
      text: p('text'),
      created: p('created'),
    })
    .returning('id'),
);
const prune = query<{ place: string; kept: number }>()((db, p) =>
  db
    .deleteFrom('talk')
    .where('place', '=', p('place'))
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('talk')
        .select('id')
        .where('place', '=', p('place'))
        .orderBy('id', 'desc')
        .limit(1)
        .offset(p('kept')),
    ),
);
const recent = query<{ place: string; most: number }>()((db, p) =>
  db.selectFrom('talk').selectAll().where('place', '=', p('place')).orderBy('id', 'desc').limit(p('most')),
);
const ofGuest = query<{ guest: number }>()((db, p) =>
  db
    .selectFrom('talk')
    .select(['place', 'text', 'created as at'])
    .where('guest', '=', p('guest'))
    .orderBy('id'),
);
const drop = query<{ id: number }>()((db, p) =>
  db.deleteFrom('talk').where('id', '=', p('id')).returning('place'),
);
const search = query<{ words: string; most: number }>()((db, p) =>
  db
    .selectFrom('talk')
    .select(['id', 'place', 'among', 'guest', 'name', 'text', 'created'])
    .where((eb) => {
      const like = sql<string>`'%' || lower(${p('words')}) || '%'`;
      return eb.or([
        eb(p('words'), '=', ''),
        eb(eb.fn<string>('lower', ['name']), 'like', like),
        eb(eb.fn<string>('lower', ['text']), 'like', like),
        eb('place', '=', p('words')),
      ]);
    })
    .orderBy('id', 'desc')
    .limit(p('most')),
);
const mute = query<{ guest: number; who: number }>()((db, p) =>
  db
    .insertInto('mute')
    .values({ guest: p('guest'), muted: p('who') })
    .onConflict((on) => on.columns(['guest', 'muted']).doNothing()),
);
const unmute = query<{ guest: number; who: number }>()((db, p) =>
  db.deleteFrom('mute').where('guest', '=', p('guest')).where('muted', '=', p('who')),
);
const mutes = query<{ guest: number }>()((db, p) =>
  db
    .selectFrom('mute')
    .innerJoin('guest', 'guest.id', 'mute.muted')
    .select(['mute.muted as who', 'guest.name'])
    .where('mute.guest', '=', p('guest'))
    .orderBy('guest.name'),
);
const mutedBy = query<{ who: number }>()((db, p) =>
  db.selectFrom('mute').select('guest').where('muted', '=', p('who')),
);
const nameOf = query<{ who: number }>()((db, p) =>
  db.selectFrom('guest').select('name').where('id', '=', p('who')),
);

const AMONG = ['lobby', 'players', 'watchers'] as const;
const saidFrom = ({ id, guest, name, seat, among, text, created }: Selectable<Schema['talk']>): Said => ({
  id,
  who: guest ?? 0,
  name,
  seat,
  among: AMONG.find((one) => one === among) ?? 'players',
  text,
  at: created,
});

export class TalkStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async add(line: NewLine): Promise<Said> {
    const { place, among, seat, guest, name, text } = line;
    const at = new Date().toISOString();
    const id = await this.#storage.commit(function* (): Script<number> {
      const added = yield* first(add, { place, among, seat, guest, name, text, created: at });
      yield* changed(prune, { place, kept: place === LOBBY ? KEPT.lobby : KEPT.table });
      return added?.id ?? 0;
    });
    return { id, who: guest ?? 0, name, seat, among, text, at };
  }
  /** The last lines of a place, the oldest first. */
  async recent(place: string, most: number): Promise<Said[]> {
    return (await this.#storage.all(recent, { place, most })).map(saidFrom).reverse();
  }
  /** Everything somebody said, with where. */
  ofGuest(guest: number): Promise<readonly { place: string; text: string; at: string }[]> {
    return this.#storage.all(ofGuest, { guest });
  }
  /** Takes a line away; where it was said, or null where there is none. */
  async drop(id: number): Promise<string | null> {
    return (await this.#storage.commit(() => first(drop, { id })))?.place ?? null;
  }
  /** For whoever runs the server: lines by name, words or place, the latest first. */
  found(words: string, most: number): Promise<readonly object[]> {
    return this.#storage.all(search, { words, most });
  }

  async setMuted(guest: number, who: number, on: boolean): Promise<void> {
    await this.#storage.change(on ? mute : unmute, { guest, who });
  }
  /** Whom a guest does not want to hear. */
  muted(guest: number): Promise<readonly Muted[]> {
    return this.#storage.all(mutes, { guest });
  }
  /** Who does not want to hear this guest. */
  async mutedBy(who: number): Promise<ReadonlySet<number>> {
    return new Set((await this.#storage.all(mutedBy, { who })).map(({ guest }) => guest));
  }
  async isGuest(who: number): Promise<boolean> {
    return (await this.#storage.first(nameOf, { who })) !== null;
  }
}
