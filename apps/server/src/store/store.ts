/** Everything that is kept: stores for each kind of thing, on one storage. */
import type { DatabaseSettings } from '../settings.ts';
import { AdminStore } from './admin-store.ts';
import { DeckStore } from './deck-store.ts';
import { EngineStore } from './engine-store.ts';
import { Guests } from './guests.ts';
import { InviteStore } from './invite-store.ts';
import { openPostgres } from './postgres/open.ts';
import { ProfileStore } from './profile-store.ts';
import { query } from './query.ts';
import { type ReplayRoom, ReplayStore } from './replay-store.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Storage } from './storage.ts';
import { TableStore } from './table-store.ts';
import { TalkStore } from './talk-store.ts';

export interface Store {
  readonly guests: Guests;
  readonly tables: TableStore;
  readonly replays: ReplayStore;
  readonly decks: DeckStore;
  readonly talk: TalkStore;
  readonly invites: InviteStore;
  /** null: there is one server, and engines lie in its data folder. */
  readonly engines: EngineStore | null;
  readonly profiles: ProfileStore;
  readonly admin: AdminStore;
  /** Writes something, and waits until it is kept: whether storage works. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly replays?: ReplayRoom;
  readonly database?: DatabaseSettings | null;
  /** How many pages the file may have at most: for tests, a disk that is soon full. */
  readonly pages?: number;
}

/** Unless the settings say otherwise: room for tens of thousands of games. */
export const REPLAYS: ReplayRoom = { bytes: 256e6, days: 90 };

const pulse = query()((db) => db.updateTable('pulse').set(({ eb }) => ({ beat: eb('beat', '+', 1) })));

/** In the data folder, or in the database where one is given. */
export async function openStore(folder: string, options: StoreOptions = {}): Promise<Store> {
  const { database = null, pages } = options;
  return database === null
    ? storeOn(openSqlite(folder, pages), options, false)
    : storeOn(await openPostgres(database.url, database), options, true);
}

function storeOn(storage: Storage, { replays = REPLAYS }: StoreOptions, isShared: boolean): Store {
  return {
    guests: new Guests(storage),
    tables: new TableStore(storage),
    replays: new ReplayStore(storage, replays),
    decks: new DeckStore(storage),
    talk: new TalkStore(storage),
    invites: new InviteStore(storage),
    engines: isShared ? new EngineStore(storage) : null,
    profiles: new ProfileStore(storage),
    admin: new AdminStore(storage),
    beat: async () => void (await storage.change(pulse, {})),
    close: () => storage.close(),
  };
}
