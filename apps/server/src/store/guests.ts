/** Guests: a name, and the hash of a secret that only their browser has. */
import { daysAgo } from './days.ts';
import { query } from './query.ts';
import { first } from './script.ts';
import type { Storage } from './storage.ts';

export interface Guest {
  readonly id: number;
  readonly name: string;
  /** Why he may not come any more; null while he may. */
  readonly banned: string | null;
}

const byHash = query<{ hash: string }>()((db, p) =>
  db.selectFrom('guest').select(['id', 'name', 'banned', 'seen']).where('hash', '=', p('hash')),
);
const add = query<{ hash: string; name: string; created: string; seen: string }>()((db, p) =>
  db
    .insertInto('guest')
    .values({ hash: p('hash'), name: p('name'), created: p('created'), seen: p('seen') })
    .returning('id'),
);
const see = query<{ id: number; seen: string }>()((db, p) =>
  db
    .updateTable('guest')
    .set({ seen: p('seen') })
    .where('id', '=', p('id')),
);
const rename = query<{ id: number; name: string }>()((db, p) =>
  db
    .updateTable('guest')
    .set({ name: p('name') })
    .where('id', '=', p('id')),
);

export class Guests {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async byHash(hash: string): Promise<Guest | null> {
    const found = await this.#storage.first(byHash, { hash });
    if (found === null) return null;
    const { id, name, banned, seen } = found;
    const today = daysAgo(0);
    // Once a day is enough to know that he still comes.
    if (seen !== today) this.#storage.change(see, { id, seen: today }).catch(() => {});
    return { id, name, banned };
  }
  async add(hash: string, name: string): Promise<Guest> {
    const what = { hash, name, created: new Date().toISOString(), seen: daysAgo(0) };
    const added = await this.#storage.commit(() => first(add, what));
    return { id: added?.id ?? 0, name, banned: null };
  }
  async rename({ id }: Guest, name: string): Promise<void> {
    await this.#storage.change(rename, { id, name });
  }
}
