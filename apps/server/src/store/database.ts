/**
 * The database file: opened so that what was committed survives `kill -9` and loss of power, and brought up to date.
 *
 * Owns   the schema and its versions. Not the queries: they stand with what they are about.
 */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openingProblem, StorageProblem } from './problems.ts';

/** Each brings the schema one version further; none is ever changed once it was released. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE guest (
     id INTEGER PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     created TEXT NOT NULL
   ) STRICT;
   CREATE TABLE game_table (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     length INTEGER,
     status TEXT NOT NULL,
     secret TEXT NOT NULL,
     commitment TEXT NOT NULL,
     seed TEXT,
     version TEXT,
     v INTEGER NOT NULL DEFAULT 0,
     asked INTEGER NOT NULL DEFAULT 0,
     bot INTEGER NOT NULL DEFAULT 0,
     turn INTEGER NOT NULL DEFAULT 0,
     ending TEXT,
     next_table TEXT,
     created TEXT NOT NULL,
     updated TEXT NOT NULL
   ) STRICT;
   CREATE INDEX game_table_bot ON game_table (bot) WHERE bot = 1;
   CREATE TABLE seat (
     table_id TEXT NOT NULL REFERENCES game_table (id),
     seat INTEGER NOT NULL,
     kind TEXT NOT NULL,
     guest INTEGER REFERENCES guest (id),
     bot TEXT,
     name TEXT NOT NULL,
     deck TEXT NOT NULL,
     invitation TEXT UNIQUE,
     chance TEXT,
     stops TEXT,
     rematch INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (table_id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX seat_guest ON seat (guest);
   CREATE TABLE event (
     table_id TEXT NOT NULL REFERENCES game_table (id),
     v INTEGER NOT NULL,
     kind TEXT NOT NULL,
     seat INTEGER NOT NULL,
     n INTEGER NOT NULL,
     auto INTEGER NOT NULL,
     PRIMARY KEY (table_id, v)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE replay (
     id TEXT PRIMARY KEY,
     record TEXT NOT NULL,
     created TEXT NOT NULL
   ) STRICT;`,
  `ALTER TABLE replay ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE replay ADD COLUMN seen TEXT NOT NULL DEFAULT '';
   UPDATE replay SET size = length(CAST(record AS BLOB)), seen = substr(created, 1, 10);
   CREATE INDEX replay_seen ON replay (seen);
   CREATE INDEX game_table_status ON game_table (status);
   CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), beat INTEGER NOT NULL) STRICT;
   INSERT INTO pulse VALUES (1, 0);`,
  `ALTER TABLE game_table ADD COLUMN undo_by INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE game_table ADD COLUMN undo_agreed TEXT NOT NULL DEFAULT '';
   ALTER TABLE game_table ADD COLUMN closed TEXT;`,
  // Values that came without a promise before are asked for again.
  `ALTER TABLE seat ADD COLUMN promise TEXT;
   UPDATE seat SET promise = '' WHERE kind = 'bot' OR table_id IN (SELECT id FROM game_table WHERE status <> 'waiting');
   UPDATE seat SET chance = NULL WHERE promise IS NULL;`,
  `ALTER TABLE game_table ADD COLUMN engine TEXT;
   CREATE TABLE final (
     table_id TEXT NOT NULL REFERENCES game_table (id),
     viewer INTEGER NOT NULL,
     shown BLOB NOT NULL,
     PRIMARY KEY (table_id, viewer)
   ) STRICT, WITHOUT ROWID;
   ALTER TABLE guest ADD COLUMN banned TEXT;
   ALTER TABLE guest ADD COLUMN seen TEXT NOT NULL DEFAULT '';
   UPDATE guest SET seen = substr(created, 1, 10);
   CREATE TABLE ban (network TEXT PRIMARY KEY, why TEXT NOT NULL, created TEXT NOT NULL) STRICT;`,
  `ALTER TABLE game_table ADD COLUMN options TEXT NOT NULL DEFAULT '';`,
  // Decks go with their guest.
  `CREATE TABLE deck (
     id TEXT PRIMARY KEY,
     guest INTEGER NOT NULL REFERENCES guest (id) ON DELETE CASCADE,
     body TEXT NOT NULL,
     version INTEGER NOT NULL,
     share TEXT UNIQUE,
     updated TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deck_guest ON deck (guest);`,
  // Company: what a table agrees to, its clock, what is said, and whom one does not want to hear.
  `ALTER TABLE game_table ADD COLUMN terms TEXT;
   ALTER TABLE game_table ADD COLUMN clock TEXT;
   ALTER TABLE game_table ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX game_table_public ON game_table (created) WHERE is_public = 1 AND status = 'waiting';
   ALTER TABLE seat ADD COLUMN wish TEXT;
   CREATE TABLE talk (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     place TEXT NOT NULL,
     among TEXT NOT NULL,
     seat INTEGER NOT NULL,
     guest INTEGER REFERENCES guest (id),
     name TEXT NOT NULL,
     text TEXT NOT NULL,
     created TEXT NOT NULL
   ) STRICT;
   CREATE INDEX talk_place ON talk (place, id);
   CREATE INDEX talk_guest ON talk (guest);
   CREATE TABLE mute (
     guest INTEGER NOT NULL REFERENCES guest (id),
     muted INTEGER NOT NULL,
     PRIMARY KEY (guest, muted)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX mute_muted ON mute (muted);`,
  `ALTER TABLE event ADD COLUMN answered TEXT NOT NULL DEFAULT '';`,
];

/** A larger database is not looked through before the server opens: that would take longer than people wait. */
const LOOKED_THROUGH = 200e6;

/** Pages of the log (16 MB) before they are brought into the database: everyone waits while that is done. */
const LOG_PAGES = 4000;

/** `version`: of the schema; tests make older ones. */
export function openDatabase(folder: string, version = MIGRATIONS.length): DatabaseSync {
  const file = databaseFile(folder);
  let db: DatabaseSync | null = null;
  try {
    ownedAlone(file);
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout = 5000;');
    if (statSync(file).size <= LOOKED_THROUGH) lookThrough(db, file);
    // The log is brought to the disk by log.ts before anything is acknowledged.
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${LOG_PAGES};`,
    );
    migrate(db, version);
    return db;
  } catch (error) {
    if (db?.isOpen) db.close();
    throw openingProblem(error, file);
  }
}
export const databaseFile = (folder: string): string => join(folder, 'westmarch.sqlite');

/** It holds everybody's hidden cards: nobody else on this machine reads it. Its companions take over its rights. */
function ownedAlone(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageProblem(
      `The database ${file} cannot be opened: ${reason}. See that it belongs to the user who runs the server.`,
    );
  }
}
function lookThrough(db: DatabaseSync, file: string): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (found !== 'ok') throw openingProblem(Object.assign(new Error(String(found)), { errcode: 11 }), file);
}

function migrate(db: DatabaseSync, wanted: number): void {
  const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (found > MIGRATIONS.length)
    throw new StorageProblem(
      `The data was written by a newer Westmarch (schema ${found}; this one knows ${MIGRATIONS.length}). Use that version, or set WESTMARCH_DATA to another folder.`,
    );
  for (let version = found; version < wanted; version++)
    db.exec(`BEGIN; ${MIGRATIONS[version]} PRAGMA user_version = ${version + 1}; COMMIT;`);
}
