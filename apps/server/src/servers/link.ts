/**
 * One connection to the database that a server has for itself: what must not wait behind others goes here, its signs of
 * life and the notices between servers.
 *
 * Keeps  it is made again when it is lost; what is asked meanwhile fails at once, and is asked again by who needs it. Each
 *        time it is made it listens first; whoever listens is told that he may have missed something.
 */
import { Client } from 'pg';
import { failureFrom } from '../store/postgres/failures.ts';
import { connecting } from '../store/postgres/open.ts';
import { InOrder } from '../tables/in-order.ts';
import { CHANNEL } from './hub.ts';

/** Milliseconds: a sign of life that takes longer is none. */
const ANSWERS_WITHIN = 2000;

export type Row = Readonly<Record<string, unknown>>;

export interface Listener {
  /** A notice of another server. */
  heard(payload: string): void;
  /** It was made again: what was said since then may have been missed. */
  missed(since: Date): void;
}

export class Link {
  readonly #url: URL;
  readonly #listener: Listener;
  #client: Promise<Client> | null = null;
  /** When something last came over it. */
  #last: Date | null = null;
  #closed = false;
  readonly #inOrder = new InOrder();

  constructor(url: URL, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
  }

  ask(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#inOrder.take(() => this.#ask(sql, values));
  }
  async #ask(sql: string, values: readonly unknown[]): Promise<Row[]> {
    if (this.#closed) throw new Error('the link was closed');
    const opening = this.#client ?? this.#open();
    this.#client = opening;
    try {
      const { rows } = await (await opening).query<Row>(sql, [...values]);
      this.#last = new Date();
      return rows;
    } catch (error) {
      // Whoever waits for an answer does not wait for a farewell.
      void this.#drop(opening);
      throw failureFrom(error);
    }
  }
  /** Notices to all other servers, as one. Nobody waits until they are on the disk: they are worth nothing later. */
  notify(payloads: readonly string[]): Promise<Row[]> {
    return this.ask(
      `SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', said) FROM unnest($1::text[]) AS said`,
      [payloads],
    );
  }
  async #open(): Promise<Client> {
    const client = new Client({
      ...connecting(this.#url),
      application_name: 'westmarch link',
      query_timeout: ANSWERS_WITHIN,
    });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ me: number }>('SELECT pg_backend_pid() AS me');
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== rows[0].me) this.#listener.heard(payload);
    });
    await client.query(`LISTEN ${CHANNEL}`);
    const since = this.#last;
    this.#last = new Date();
    if (since !== null) setImmediate(() => this.#listener.missed(since));
    return client;
  }
  async #drop(opening: Promise<Client>): Promise<void> {
    if (this.#client === opening) this.#client = null;
    await opening.then((client) => client.end()).catch(() => {});
  }
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#client !== null) await this.#drop(this.#client);
  }
}
