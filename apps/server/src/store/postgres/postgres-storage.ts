/**
 * PostgreSQL as a storage.
 *
 * Owns   its connections, and what is done when one is lost: what can be done again is, for as long as people wait.
 * Keeps  what is kept is committed before it is acknowledged. What was perhaps committed is never done again, unless
 *        whoever asked says that doing it twice is doing it once.
 */
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { AnyQuery, Built, Query } from '../query.ts';
import type { Outcome, Script, Step } from '../script.ts';
import type { Storage } from '../storage.ts';
import { failureFrom, isInTheWay, isLost } from './failures.ts';

const PAUSE = 150;

interface Prepared {
  readonly name: string;
  readonly built: Built;
}

/** Lost when it may have been committed already. */
class Uncertain extends Error {}

export class PostgresStorage implements Storage {
  readonly isFar = true;
  readonly #pool: Pool;
  readonly #prepared = new Map<AnyQuery, Prepared>();
  readonly #patience: number;
  #closed = false;

  /** `patience`: milliseconds that a lost database is waited for before who asked is told. */
  constructor(pool: Pool, patience: number) {
    this.#pool = pool;
    this.#patience = patience;
  }

  async all<P extends object, R>(query: Query<P, R>, params: P): Promise<readonly R[]> {
    const { rows } = await this.#patiently(() => this.#run(this.#pool, { query, params }), true);
    return rows as readonly R[];
  }
  async first<P extends object, R>(query: Query<P, R>, params: P): Promise<R | null> {
    return (await this.all(query, params))[0] ?? null;
  }
  async change<P extends object>(query: Query<P, unknown>, params: P, again = false): Promise<number> {
    const { changes } = await this.#patiently(() => this.#alone({ query, params }), again);
    return changes;
  }
  commit<T>(script: () => Script<T>, again = false): Promise<T> {
    return this.#patiently(() => this.#together(script), again);
  }
  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.end();
  }

  async #run(on: Pool | PoolClient, { query, params }: Step): Promise<Outcome> {
    const { name, built } = this.#preparedFor(query);
    const { rows, rowCount }: QueryResult<object> = await on.query({
      name,
      text: built.sql,
      values: built.values(params),
    });
    return { rows, changes: rowCount ?? 0 };
  }
  #preparedFor(query: AnyQuery): Prepared {
    const known = this.#prepared.get(query);
    if (known !== undefined) return known;
    const made = { name: `q${this.#prepared.size}`, built: query.built('postgres') };
    this.#prepared.set(query, made);
    return made;
  }

  /** One statement is a transaction of its own: once it was sent, it may have been committed. */
  async #alone(step: Step): Promise<Outcome> {
    const client = await this.#pool.connect();
    try {
      const outcome = await this.#run(client, step);
      client.release();
      return outcome;
    } catch (error) {
      client.release(isLost(error));
      throw isLost(error) ? new Uncertain('lost', { cause: error }) : error;
    }
  }
  async #together<T>(script: () => Script<T>): Promise<T> {
    const client = await this.#pool.connect();
    let ending = false;
    try {
      await client.query('BEGIN');
      const steps = script();
      let next = steps.next();
      while (next.done !== true) next = steps.next(await this.#run(client, next.value));
      ending = true;
      await client.query('COMMIT');
      client.release();
      return next.value;
    } catch (error) {
      if (isLost(error)) client.release(true);
      else
        await client.query('ROLLBACK').then(
          () => client.release(),
          () => client.release(true),
        );
      throw ending && isLost(error) ? new Uncertain('lost', { cause: error }) : error;
    }
  }

  /** Does it again while the database cannot be reached, or two were in each other's way; `again`: also where it may be done already. */
  async #patiently<T>(task: () => Promise<T>, again: boolean): Promise<T> {
    const until = performance.now() + this.#patience;
    for (;;) {
      try {
        return await task();
      } catch (error) {
        const cause = error instanceof Uncertain ? error.cause : error;
        const may = error instanceof Uncertain ? again : isLost(error) || isInTheWay(error);
        if (!may || this.#closed || performance.now() > until) throw failureFrom(cause);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }
}
