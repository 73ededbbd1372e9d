/**
 * Decks of guests on disk.
 *
 * Keeps  a guest has at most so many; whoever saves says which version he changed, and an older one changes nothing.
 */
import { Deck, DeckLimits, type DeckSummary, type KeptDeck } from '@westmarch/protocol';
import type { Selectable } from 'kysely';
import { newDeckId, newShare } from '../ids.ts';
import { query } from './query.ts';
import type { Schema } from './schema.ts';
import { changed, first, type Script } from './script.ts';
import type { Storage } from './storage.ts';

const mine = query<{ guest: number }>()((db, p) =>
  db.selectFrom('deck').selectAll().where('guest', '=', p('guest')).orderBy('updated', 'desc'),
);
const count = query<{ guest: number }>()((db, p) =>
  db
    .selectFrom('deck')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('guest', '=', p('guest')),
);
const one = query<{ id: string; guest: number }>()((db, p) =>
  db.selectFrom('deck').selectAll().where('id', '=', p('id')).where('guest', '=', p('guest')),
);
const shared = query<{ share: string }>()((db, p) =>
  db.selectFrom('deck').selectAll().where('share', '=', p('share')),
);
const add = query<{ id: string; guest: number; body: string; updated: string }>()((db, p) =>
  db
    .insertInto('deck')
    .values({ id: p('id'), guest: p('guest'), body: p('body'), version: 1, updated: p('updated') }),
);
const save = query<{ id: string; guest: number; version: number; body: string; updated: string }>()((db, p) =>
  db
    .updateTable('deck')
    .set(({ eb }) => ({ body: p('body'), version: eb('version', '+', 1), updated: p('updated') }))
    .where('id', '=', p('id'))
    .where('guest', '=', p('guest'))
    .where('version', '=', p('version')),
);
const share = query<{ id: string; guest: number; share: string | null }>()((db, p) =>
  db
    .updateTable('deck')
    .set({ share: p('share') })
    .where('id', '=', p('id'))
    .where('guest', '=', p('guest')),
);
const drop = query<{ id: string; guest: number }>()((db, p) =>
  db.deleteFrom('deck').where('id', '=', p('id')).where('guest', '=', p('guest')),
);

const keptFrom = ({ id, version, share: by, body }: Selectable<Schema['deck']>): KeptDeck => ({
  id,
  version,
  share: by,
  deck: Deck.parse(JSON.parse(body)),
});

export class DeckStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async of(guest: number): Promise<DeckSummary[]> {
    return (await this.#storage.all(mine, { guest })).map((row) => {
      const { id, share: by, deck } = keptFrom(row);
      const cards = deck.cards.reduce((sum, { quantity }) => sum + quantity, 0);
      return { id, game: deck.game, name: deck.name, cards, updated: row.updated, shared: by !== null };
    });
  }
  async get(id: string, guest: number): Promise<KeptDeck | null> {
    const row = await this.#storage.first(one, { id, guest });
    return row === null ? null : keptFrom(row);
  }
  async shared(by: string): Promise<KeptDeck | null> {
    const row = await this.#storage.first(shared, { share: by });
    return row === null ? null : keptFrom(row);
  }

  /** Null where the guest has as many as he may. */
  async add(guest: number, deck: Deck): Promise<KeptDeck | null> {
    const id = newDeckId();
    const what = { id, guest, body: JSON.stringify(deck), updated: new Date().toISOString() };
    const kept = await this.#storage.commit(function* (): Script<boolean> {
      const counted = yield* first(count, { guest });
      return Number(counted?.n ?? 0) < DeckLimits.each && (yield* changed(add, what)) === 1;
    });
    return kept ? { id, version: 1, share: null, deck } : null;
  }
  /** Null where it was changed meanwhile, or is gone. */
  async save(id: string, guest: number, version: number, deck: Deck): Promise<KeptDeck | null> {
    const what = { id, guest, version, body: JSON.stringify(deck), updated: new Date().toISOString() };
    return (await this.#storage.change(save, what)) === 0 ? null : this.get(id, guest);
  }
  /** By a name that nobody guesses; or by none any more. */
  async share(id: string, guest: number, isShared: boolean): Promise<KeptDeck | null> {
    const known = await this.get(id, guest);
    if (known === null || (known.share !== null) === isShared) return known;
    await this.#storage.change(share, { id, guest, share: isShared ? newShare() : null });
    return this.get(id, guest);
  }
  drop(id: string, guest: number): Promise<number> {
    return this.#storage.change(drop, { id, guest });
  }
}
