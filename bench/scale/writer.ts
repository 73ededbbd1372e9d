/**
 * One server as its database sees it: it keeps events of its tables, gives signs of life, listens, and tells the others.
 *
 * Keeps  an event is written as the server writes it: the table's row moves on under its number and the event follows, as
 *        one statement that is committed to the disk. The words of a hub are those of apps/server.
 */
import { Client } from 'pg';
import { CHANNEL, Hub } from '../../apps/server/src/servers/hub.ts';
import { Link } from '../../apps/server/src/servers/link.ts';

/** How the others hear of an event: not at all; by a notice in its own commit; or gathered, as the server does it. */
export type Telling = 'each' | 'gathered' | 'none';

const KEEP = `WITH moved AS (
    UPDATE game_table SET v = $2, asked = $3, bot = 0, turn = $4, status = 'playing', ending = NULL, updated = $5,
      undo_by = 0, undo_agreed = ''
    WHERE id = $1 AND v = $6 AND epoch = 0 RETURNING id
  ) INSERT INTO event (table_id, v, kind, seat, n, auto, answered)
  SELECT id, $2, 'choice', $3, $7::integer, 0, '' FROM moved`;
/** Milliseconds between signs of life, as in apps/server/src/servers/lease.ts. */
const BEAT = 500;

interface Counts {
  events: number;
  /** Milliseconds from when an event was due until it was kept. */
  readonly kept: number[];
  /** Milliseconds from a word to each who heard it. */
  readonly heard: number[];
}
export const newCounts = (): Counts => ({ events: 0, kept: [], heard: [] });

export class Writer {
  readonly #tables: readonly string[];
  readonly #v: Int32Array;
  readonly #clients: Client[];
  readonly #link: Link;
  readonly #hub = new Hub();
  readonly #telling: Telling;
  readonly #counts: Counts;
  readonly #beating: NodeJS.Timeout;
  /** Events that are due and wait for a connection, by when they were due. */
  readonly #due: number[] = [];
  readonly #idle: Client[] = [];
  #next = 0;
  #closed = false;
  #busy = 0;

  private constructor(
    url: URL,
    clients: Client[],
    tables: readonly string[],
    telling: Telling,
    counts: Counts,
  ) {
    this.#tables = tables;
    this.#v = new Int32Array(tables.length);
    this.#clients = clients;
    this.#idle.push(...clients);
    this.#telling = telling;
    this.#counts = counts;
    this.#link = new Link(url, { heard: (payload) => this.#heard(payload), missed: () => {} });
    this.#hub.connect((payloads) => this.#link.notify(payloads));
    this.#hub.hear('turn', () => {});
    this.#beating = setInterval(() => {
      this.#link.ask('UPDATE server SET seen = now() WHERE id = $1', [0]).catch(() => {});
    }, BEAT);
  }
  static async begin(
    url: URL,
    connections: number,
    tables: readonly string[],
    telling: Telling,
    counts: Counts,
  ): Promise<Writer> {
    const clients = Array.from({ length: connections }, () => new Client({ connectionString: url.href }));
    for (const client of clients) await client.connect();
    const writer = new Writer(url, clients, tables, telling, counts);
    await writer.#link.ask('SELECT 1');
    return writer;
  }

  /** An event is due now. */
  due(): void {
    this.#due.push(performance.now());
    this.#work();
  }
  /** So many more wait. */
  get behind(): number {
    return this.#due.length;
  }
  #work(): void {
    while (!this.#closed && this.#due.length > 0 && this.#idle.length > 0) {
      const client = this.#idle.pop();
      const since = this.#due.shift();
      if (client === undefined || since === undefined) return;
      this.#busy += 1;
      // Each table is written by one connection at a time, as a table does one thing after the other.
      const at = this.#next++ % this.#tables.length;
      this.#keepAt(client, at, since)
        .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
        .finally(() => {
          this.#busy -= 1;
          this.#idle.push(client);
          this.#work();
        });
    }
  }
  async #keepAt(client: Client, at: number, since: number): Promise<void> {
    await this.#keep(client, at);
    this.#counts.events += 1;
    this.#counts.kept.push(performance.now() - since);
    if (this.#telling === 'gathered') this.#hub.sayAfar('turn', `${this.#tables[at]}@${performance.now()}`);
  }
  async #keep(client: Client, at: number): Promise<void> {
    const table = this.#tables[at];
    const v = this.#v[at] + 1;
    this.#v[at] = v;
    const keep = {
      name: 'keep',
      text: KEEP,
      values: [table, v, 1 + (v % 2), v >> 4, new Date().toISOString(), v - 1, v % 7],
    };
    if (this.#telling !== 'each') {
      await client.query(keep);
      return;
    }
    await client.query('BEGIN');
    await client.query(keep);
    await client.query({
      name: 'tell',
      text: 'SELECT pg_notify($1, $2)',
      values: [CHANNEL, `turn ${table}@${performance.now()}`],
    });
    await client.query('COMMIT');
  }
  #heard(payload: string): void {
    const now = performance.now();
    for (const [, at] of payload.matchAll(/@([\d.]+)/g)) this.#counts.heard.push(now - Number(at));
  }

  async end(): Promise<void> {
    this.#due.length = 0;
    this.#closed = true;
    clearInterval(this.#beating);
    while (this.#busy > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await this.#hub.close();
    await this.#link.close();
    for (const client of this.#clients) await client.end();
  }
}
