/**
 * A PostgreSQL database as a storage: reached, and brought up to date before anything else is done with it.
 *
 * Keeps  two servers that begin at once bring it up to date once; what a later version wrote is not touched.
 */
import { Client, type ClientConfig, Pool } from 'pg';
import type { DatabaseSettings } from '../../settings.ts';
import { newerProblem } from '../problems.ts';
import { isLost, openingFailure } from './failures.ts';
import { FIRST, LATEST, MIGRATIONS } from './migrations.ts';
import { PostgresStorage } from './postgres-storage.ts';

/** Milliseconds that a lost database is waited for before who asked is told; an answer must have come a little later. */
const PATIENCE = 8000;
const ANSWERS_LATER = 2000;
/** Milliseconds in which a connection must stand. */
const CONNECTS_WITHIN = 3000;
/** Milliseconds that a database is waited for that has just been started itself. */
const BEGINS_WITHIN = 10_000;
const PAUSE = 300;
/** Whoever brings a database of ours up to date holds this. */
const LOCK = 0x77_6d_64_62;

/** How every connection of ours is made. */
const connecting = (url: URL): ClientConfig => ({
  connectionString: url.href,
  application_name: 'westmarch',
  connectionTimeoutMillis: CONNECTS_WITHIN,
  keepAlive: true,
});

export async function openPostgres(
  url: URL,
  { connections, patience = PATIENCE }: Omit<DatabaseSettings, 'url'>,
  version = LATEST,
): Promise<PostgresStorage> {
  await (await broughtUp(url, version)).end();
  const pool = new Pool({ ...connecting(url), max: connections, query_timeout: patience + ANSWERS_LATER });
  // One that breaks while nothing is asked of it is simply replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresStorage(pool, patience);
}

/** A connection to a database of this version: an older one was brought up, a newer one is refused. */
export async function broughtUp(url: URL, version = LATEST): Promise<Client> {
  const client = await connected(url);
  try {
    await migrate(client, version);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw openingFailure(error, url);
  }
}
/** One that has just been started is waited for; one that is not there is not. */
async function connected(url: URL): Promise<Client> {
  const until = performance.now() + BEGINS_WITHIN;
  for (;;) {
    const client = new Client(connecting(url));
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const begins = error instanceof Error && 'code' in error && error.code === '57P03';
      if (!begins || !isLost(error) || performance.now() > until) throw openingFailure(error, url);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function migrate(client: Client, wanted: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const found = rows[0]?.version ?? FIRST - 1;
    if (found > LATEST) throw newerProblem(found, LATEST, 'set DATABASE_URL to another database');
    for (let version = found + 1; version <= wanted; version++)
      await client.query(MIGRATIONS[version - FIRST]);
    if (found < wanted) {
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [wanted]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
