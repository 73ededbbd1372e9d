/** How the schema came to be, version by version, in SQLite. A database of any of them is brought up to the last. */

/** Each brings the schema one version further; none is ever changed once it was released. */
export const MIGRATIONS: readonly string[] = [
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
  // Which server keeps a table, and how often it changed hands. In a folder there is one server, and neither changes.
  `ALTER TABLE game_table ADD COLUMN owner INTEGER;
   ALTER TABLE game_table ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;`,
  // Who was asked to which table, lately.
  `CREATE TABLE invite (
     who INTEGER NOT NULL,
     guest INTEGER NOT NULL,
     table_id TEXT NOT NULL,
     at TEXT NOT NULL,
     PRIMARY KEY (who, guest, table_id)
   ) STRICT, WITHOUT ROWID;`,
];
