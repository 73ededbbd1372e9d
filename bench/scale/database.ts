/** A PostgreSQL of its own that waits for its disk, with the real schema and tables in the midst of their games. */
import type { Client } from 'pg';
import { broughtUp } from '../../apps/server/src/store/postgres/open.ts';
import { type Cluster, startCluster } from '../../scripts/machine/postgres.mjs';

export interface Database {
  readonly url: URL;
  readonly cluster: Cluster;
  /** The ids of its tables. */
  readonly tables: readonly string[];
  /** Bytes that were written to its log, and bytes that events and their index take. */
  readonly written: () => Promise<{ readonly log: number; readonly events: number }>;
  end(): Promise<void>;
}

export async function newDatabase(tables: number): Promise<Database> {
  const cluster = await startCluster({ durable: true });
  const url = new URL(cluster.url('postgres'));
  const client: Client = await broughtUp(url);
  const ids = Array.from({ length: tables }, (_x, i) => `table${String(i).padStart(7, '0')}`);
  await client.query(
    `INSERT INTO game_table (id, game, status, secret, commitment, created, updated)
     SELECT id, 'meccg', 'playing', repeat('s', 43), repeat('c', 64), now()::text, now()::text FROM unnest($1::text[]) AS id`,
    [ids],
  );
  await client.query('VACUUM ANALYZE game_table');
  const written: Database['written'] = async () => {
    const { rows } = await client.query<{ log: string; events: string }>(
      "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS log, pg_total_relation_size('event') AS events",
    );
    return { log: Number(rows[0].log), events: Number(rows[0].events) };
  };
  const end = async (): Promise<void> => {
    await client.end();
    await cluster.end();
  };
  return { url, cluster, tables: ids, written, end };
}
