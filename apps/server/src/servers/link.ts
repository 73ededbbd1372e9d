/**
 * One connection to the database that a server has for itself: what must not wait behind others goes here.
 *
 * Keeps  it is made again when it is lost; what is asked meanwhile fails at once, and is asked again by who needs it.
 */
import { Client } from 'pg';
import { connecting } from '../store/postgres/open.ts';

/** Milliseconds: a sign of life that takes longer is none. */
const ANSWERS_WITHIN = 2000;

type Row = Readonly<Record<string, unknown>>;

export class Link {
  readonly #url: URL;
  #client: Promise<Client> | null = null;
  #closed = false;

  constructor(url: URL) {
    this.#url = url;
  }

  async ask(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (this.#closed) throw new Error('the link was closed');
    const opening = this.#client ?? this.#open();
    this.#client = opening;
    try {
      return (await (await opening).query<Row>(sql, [...values])).rows;
    } catch (error) {
      await this.#drop(opening);
      throw error;
    }
  }
  async #open(): Promise<Client> {
    const client = new Client({ ...connecting(this.#url), query_timeout: ANSWERS_WITHIN });
    client.on('error', () => {});
    await client.connect();
    return client;
  }
  async #drop(opening: Promise<Client>): Promise<void> {
    if (this.#client === opening) this.#client = null;
    await opening.then(
      (client) => client.end(),
      () => {},
    );
  }
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#client !== null) await this.#drop(this.#client);
  }
}
