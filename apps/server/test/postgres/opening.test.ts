/** A database that cannot be used: said so, with what to do; and the schema, which is the one of SQLite. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { DatabaseSettings } from '../../src/settings.ts';
import { LATEST } from '../../src/store/postgres/migrations.ts';
import { broughtUp } from '../../src/store/postgres/open.ts';
import { databaseFile, openDatabase } from '../../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { openStore } from '../../src/store/store.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { refused } from '../play/program.ts';
import { newFolder } from '../play/running.ts';

async function fresh(): Promise<DatabaseSettings> {
  const database = await databaseOf(newFolder());
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  return database;
}
const opened = (database: DatabaseSettings) => openStore(newFolder(), { database });
function at({ url, connections }: DatabaseSettings, change: (url: URL) => void): DatabaseSettings {
  const other = new URL(url);
  change(other);
  return { url: other, connections };
}

test('an address where nothing answers, a machine that is not there, a database that is missing', async () => {
  const database = await fresh();
  await expect(opened(at(database, (url) => (url.port = '9')))).rejects.toThrow(
    /DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:9 .*Is it running, and is the address right\?/,
  );
  await expect(opened(at(database, (url) => (url.hostname = 'nowhere.invalid')))).rejects.toThrow(
    /DATABASE_URL: there is no machine nowhere\.invalid/,
  );
  await expect(opened(at(database, (url) => (url.pathname = 'missing')))).rejects.toThrow(
    /DATABASE_URL: there is no database missing at .*Make it: createdb .* missing/,
  );
});

test('a wrong password, and a user who may not make tables', async () => {
  const database = await fresh();
  await asked(database.url, "CREATE ROLE locked LOGIN PASSWORD 'right'");
  const as = (password: string): DatabaseSettings =>
    at(database, (url) => {
      url.username = 'locked';
      url.password = password;
    });
  await expect(opened(as('wrong'))).rejects.toThrow(
    /does not let locked in .*See that user and password are right/,
  );
  await expect(opened(as('right'))).rejects.toThrow(
    /locked may not make tables in .*Let the database belong to him/,
  );
  await asked(database.url, 'DROP ROLE locked');
});

test('what a newer version wrote is refused, by the program with exit code 2 and no password', async () => {
  const database = await fresh();
  await (await opened(database)).close();
  await asked(database.url, 'UPDATE schema_version SET version = 99');
  const { code, said } = await refused(newFolder(), { DATABASE_URL: database.url.href });
  expect(code).toBe(2);
  expect(said).toMatch(
    new RegExp(`written by a newer Westmarch \\(schema 99; this one knows ${LATEST}\\).*DATABASE_URL`),
  );
  expect(said).not.toContain('    at ');
  expect(await asked(database.url, 'SELECT version FROM schema_version')).toEqual([{ version: 99 }]);
});

test('what an older version left is brought up, with what it holds', async () => {
  const database = await fresh();
  await (await broughtUp(database.url, LATEST - 1)).end();
  expect(await asked(database.url, 'SELECT version FROM schema_version')).toEqual([{ version: LATEST - 1 }]);
  await asked(database.url, "INSERT INTO guest (hash, name, created) VALUES ('hash', 'Anna', '2026')");
  const store = await opened(database);
  expect(await store.guests.byHash('hash')).toMatchObject({ name: 'Anna' });
  expect(await asked(database.url, 'SELECT version FROM schema_version')).toEqual([{ version: LATEST }]);
  await store.close();
});

test('two that open an empty database at once bring it up once', async () => {
  const database = await fresh();
  const both = await Promise.all([opened(database), opened(database), opened(database)]);
  await Promise.all(both.map((store) => store.beat()));
  expect(await asked(database.url, 'SELECT version FROM schema_version')).toEqual([{ version: LATEST }]);
  expect(await asked(database.url, 'SELECT beat FROM pulse')).toEqual([{ beat: 3 }]);
  await Promise.all(both.map((store) => store.close()));
});

/** Columns by table: their kind, whether they may be empty, and what they are unless said. */
type Columns = Record<string, { kind: string; empty: boolean }>;

async function inPostgres({ url }: DatabaseSettings): Promise<Record<string, Columns>> {
  const rows = await asked(
    url,
    `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
     WHERE table_schema = 'public'`,
  );
  const kinds: Record<string, string> = { text: 'TEXT', integer: 'INTEGER', bytea: 'BLOB' };
  const found: Record<string, Columns> = {};
  for (const row of rows) {
    const table = (found[String(row['table_name'])] ??= {});
    table[String(row['column_name'])] = {
      kind: kinds[String(row['data_type'])] ?? String(row['data_type']),
      empty: row['is_nullable'] === 'YES',
    };
  }
  return found;
}
function inSqlite(folder: string): Record<string, Columns> {
  openDatabase(folder).close();
  const db = new DatabaseSync(databaseFile(folder));
  const found: Record<string, Columns> = {};
  for (const { name } of db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()) {
    if (String(name).startsWith('sqlite_')) continue;
    found[String(name)] = Object.fromEntries(
      db
        .prepare(`PRAGMA table_info(${String(name)})`)
        .all()
        .map((column) => [
          column['name'],
          { kind: String(column['type']), empty: column['notnull'] === 0 && column['pk'] === 0 },
        ]),
    );
  }
  db.close();
  return found;
}
/** What only many servers need. */
const OF_MANY: readonly string[] = ['engine', 'present', 'schema_version', 'server'];

test('both storages have the same tables with the same columns, under the same version', async () => {
  const database = await fresh();
  await (await opened(database)).close();
  const found = await inPostgres(database);
  for (const table of OF_MANY) delete found[table];
  expect(found).toEqual(inSqlite(newFolder()));
  expect(LATEST).toBe(MIGRATIONS.length);
});
