/**
 * Where the servers of tests keep what they keep: in their data folder, or, where the tests run on PostgreSQL, in a
 * database of its own for each folder.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../../src/settings.ts';
import { databaseFile } from '../../src/store/sqlite/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL in which databases may be made; none where the tests run on SQLite. */
    readonly postgres: string | undefined;
  }
}

type Value = string | number;
type Found = Record<string, unknown>;

const CONNECTIONS = 6;
const made = new Map<string, Promise<unknown>>();

/** The same folder has the same database; null on SQLite. */
export async function databaseOf(folder: string): Promise<DatabaseSettings | null> {
  const address = inject('postgres');
  if (address === undefined) return null;
  const name = `w${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const url = new URL(address);
  const making = made.get(name) ?? asked(url, `CREATE DATABASE ${name}`);
  made.set(name, making);
  await making;
  url.pathname = name;
  return { url, connections: CONNECTIONS };
}

/** Asks a PostgreSQL database something, on a connection for this alone. */
export async function asked(url: URL, sql: string, values: readonly Value[] = []): Promise<Found[]> {
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Found>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Looks into what a server keeps, or changes it behind its back; each "?" is one of the values. */
export async function aside(folder: string, sql: string, ...values: Value[]): Promise<Found[]> {
  const database = await databaseOf(folder);
  if (database !== null) {
    let n = 0;
    return asked(
      database.url,
      sql.replaceAll('?', () => `$${++n}`),
      values,
    );
  }
  const db = new DatabaseSync(databaseFile(folder));
  try {
    return db.prepare(sql).all(...values);
  } finally {
    db.close();
  }
}
