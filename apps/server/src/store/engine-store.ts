/**
 * Engines that games began with, in a database that several servers share: whichever of them takes a game over finds the
 * engine of it, whatever version it is of itself.
 *
 * Keeps  one that no game needs goes a day after it was last put there or used, and not before: a game may just be
 *        beginning with it at another server.
 */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { query } from './query.ts';
import { changed, type Script } from './script.ts';
import type { Storage } from './storage.ts';

const DAY = 24 * 3600_000;

interface Row {
  readonly hash: string;
  readonly packed: Uint8Array;
  readonly created: string;
  readonly used: string;
}
const use = query<{ hash: string; used: string }>()((db, p) =>
  db
    .updateTable('engine')
    .set({ used: p('used') })
    .where('hash', '=', p('hash')),
);
const add = query<Row>()((db, p) =>
  db
    .insertInto('engine')
    .values({ hash: p('hash'), packed: p('packed'), created: p('created'), used: p('used') })
    .onConflict((on) => on.column('hash').doUpdateSet({ used: p('used') })),
);
const one = query<{ hash: string }>()((db, p) =>
  db.selectFrom('engine').select(['packed', 'created']).where('hash', '=', p('hash')),
);
const unused = query<{ before: string }>()((db, p) =>
  db
    .deleteFrom('engine')
    .where('used', '<', p('before'))
    .where('hash', 'not in', (eb) =>
      eb
        .selectFrom('game_table')
        .select('engine')
        .$castTo<{ engine: string }>()
        .where('engine', 'is not', null),
    ),
);

export const packEngine = (bytes: Uint8Array): Uint8Array => zstdCompressSync(bytes);
export const unpackEngine = (packed: Uint8Array): Buffer => zstdDecompressSync(packed);

export class EngineStore {
  readonly #storage: Storage;
  constructor(storage: Storage) {
    this.#storage = storage;
  }
  /** It is used now; whether it is there. */
  async use(hash: string): Promise<boolean> {
    return (await this.#storage.change(use, { hash, used: new Date().toISOString() })) === 1;
  }
  /** `since`: when it was first kept anywhere. */
  async put(hash: string, bytes: Uint8Array, since: Date): Promise<void> {
    const row = {
      hash,
      packed: packEngine(bytes),
      created: since.toISOString(),
      used: new Date().toISOString(),
    };
    await this.#storage.commit(function* (): Script<void> {
      yield* changed(add, row);
    }, true);
  }
  async get(hash: string): Promise<{ readonly bytes: Buffer; readonly since: Date } | null> {
    const found = await this.#storage.first(one, { hash });
    return found === null ? null : { bytes: unpackEngine(found.packed), since: new Date(found.created) };
  }
  async dropUnused(now = Date.now()): Promise<void> {
    await this.#storage.change(unused, { before: new Date(now - DAY).toISOString() });
  }
}
