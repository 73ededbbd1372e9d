/** Everything that is kept, in one database file of the data folder. */
import { mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { AdminStore } from './admin-store.ts';
import { Commits } from './commits.ts';
import { databaseFile, openDatabase } from './database.ts';
import { DeckStore } from './deck-store.ts';
import { Guests } from './guests.ts';
import { type Lock, lockFolder } from './lock.ts';
import { openLog } from './log.ts';
import { ProfileStore } from './profile-store.ts';
import { type ReplayRoom, ReplayStore } from './replay-store.ts';
import { TableStore } from './table-store.ts';
import { TalkStore } from './talk-store.ts';

export interface Store {
  readonly guests: Guests;
  readonly tables: TableStore;
  readonly replays: ReplayStore;
  readonly decks: DeckStore;
  readonly talk: TalkStore;
  readonly profiles: ProfileStore;
  readonly admin: AdminStore;
  /** Writes something, and waits until it is on the disk: whether storage works. */
  beat(): Promise<void>;
  close(): void;
}

export interface StoreOptions {
  readonly replays?: ReplayRoom;
  /** How many pages the file may have at most: for tests, a disk that is soon full. */
  readonly pages?: number;
}

/** Unless the settings say otherwise: room for tens of thousands of games. */
export const REPLAYS: ReplayRoom = { bytes: 256e6, days: 90 };

export function openStore(folder: string, { replays = REPLAYS, pages }: StoreOptions = {}): Store {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const db = opened(folder, lock);
  if (pages !== undefined) db.exec(`PRAGMA max_page_count = ${pages}`);
  const pulse = db.prepare('UPDATE pulse SET beat = beat + 1');
  const log = openLog(databaseFile(folder));
  const commits = new Commits(db, log.sync);
  return {
    guests: new Guests(db, commits),
    tables: new TableStore(db, commits),
    replays: new ReplayStore(db, commits, replays),
    decks: new DeckStore(db, commits),
    talk: new TalkStore(db, commits),
    profiles: new ProfileStore(db, commits),
    admin: new AdminStore(db, commits),
    beat: () =>
      commits.commit(() => {
        pulse.run();
      }),
    close: () => {
      commits.flush();
      log.close();
      db.close();
      lock.release();
    },
  };
}

function opened(folder: string, lock: Lock): DatabaseSync {
  try {
    return openDatabase(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
}
