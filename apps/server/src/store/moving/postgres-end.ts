/** A PostgreSQL database as an end of a move, while no server is connected to it. */
import type { Client } from 'pg';
import { failureFrom } from '../postgres/failures.ts';
import { broughtUp } from '../postgres/open.ts';
import { StorageProblem } from '../problems.ts';
import { AT_ONCE, type From, type Row, type To } from './ends.ts';

/** Tables whose rows are numbered by the database. */
const NUMBERED = ['guest', 'talk'];

export class PostgresEnd implements From, To {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }
  /** Brought up to date first, as for a server. */
  static async at(url: URL): Promise<PostgresEnd> {
    const client = await broughtUp(url);
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'westmarch%' AND pid <> pg_backend_pid()`,
    );
    if (rows[0].n > 0) {
      await client.end();
      throw new StorageProblem(
        `A Westmarch uses this database (${rows[0].n} connections). End every server first, so that nothing is missed.`,
      );
    }
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    return new PostgresEnd(client);
  }

  async *rows(table: string): AsyncGenerator<readonly Row[]> {
    await this.#ask(`DECLARE ${table}_rows NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
    for (;;) {
      const some = await this.#ask(`FETCH ${AT_ONCE} FROM ${table}_rows`);
      if (some.length === 0) break;
      yield some;
    }
    await this.#ask(`CLOSE ${table}_rows`);
  }
  async isEmpty(): Promise<boolean> {
    return (
      (await this.count('guest')) + (await this.count('game_table')) + (await this.count('replay')) === 0
    );
  }
  async add(table: string, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(rows[0]);
    let n = 0;
    const places = rows.map(() => `(${columns.map(() => `$${++n}`).join(', ')})`).join(', ');
    const values = rows.flatMap((row) => columns.map((name) => row[name]));
    await this.#ask(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, values);
  }
  async count(table: string): Promise<number> {
    return Number((await this.#ask(`SELECT count(*) AS n FROM ${table}`))[0]['n']);
  }
  async keep(): Promise<void> {
    for (const table of NUMBERED)
      await this.#ask(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`,
      );
    await this.#ask('COMMIT');
    await this.#ask('ANALYZE');
  }
  async close(): Promise<void> {
    await this.#client.end();
  }
  async #ask(sql: string, values: unknown[] = []): Promise<Row[]> {
    try {
      return (await this.#client.query<Row>(sql, values)).rows;
    } catch (error) {
      throw failureFrom(error);
    }
  }
}
