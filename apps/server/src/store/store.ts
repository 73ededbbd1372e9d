/** Everything that is kept, in one database file of the data folder. */
import { Commits } from './commits.ts';
import { openDatabase } from './database.ts';
import { Guests } from './guests.ts';
import { type ReplayRoom, ReplayStore } from './replay-store.ts';
import { TableStore } from './table-store.ts';

export interface Store {
  readonly guests: Guests;
  readonly tables: TableStore;
  readonly replays: ReplayStore;
  close(): void;
}

/** Unless the settings say otherwise: room for tens of thousands of games. */
export const REPLAYS: ReplayRoom = { bytes: 256e6, days: 90 };

export function openStore(folder: string, replays: ReplayRoom = REPLAYS): Store {
  const db = openDatabase(folder);
  const commits = new Commits(db);
  return {
    guests: new Guests(db, commits),
    tables: new TableStore(db, commits),
    replays: new ReplayStore(db, commits, replays),
    close: () => {
      commits.flush();
      db.close();
    },
  };
}
