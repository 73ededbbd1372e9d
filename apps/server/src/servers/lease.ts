/**
 * A server among others on one database: it gives a sign of life again and again, and tables are kept under its number.
 *
 * Owns   the sign, and declaring others gone who have given none for too long; or for some time less, where their connection is
 *        gone as well: that of a process that ended is closed by its system at once.
 * Keeps  all by the clock of the database. Whoever is declared gone has lost his tables in the same commit: each has
 *        changed hands by its number, so that what he still writes, when he was only slow, is refused. One who has just
 *        found the database again himself gives the others as long as a lease lasts before he judges them.
 */
import { randomBytes } from 'node:crypto';
import type { Link } from './link.ts';

/** Milliseconds between signs of life, until one that failed is given again, and without one until a server is gone. */
const BEAT = 500;
const AGAIN = 100;
const LEASE = 2500;
/** The same for one whose connection is gone: he would have made another by then, if he were there. */
const GRACE = 1500;
/** What each holds by his connection and his number, as PostgreSQL keeps such locks: nobody waits for it. */
const HELD = 0x77_6d_73_76;
const HOLDS = `EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${HELD} AND objid = server.id
  AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

export interface LeaseEvents {
  /** This server was declared gone, and is there again under another number: it keeps nothing any more. */
  lost(): void;
  /** A sign was given; the addresses of all who are there, by their numbers. */
  beat(servers: ReadonlyMap<number, string>): void;
  log(error: unknown): void;
}

/** Those who are gone, and their tables: what would have gone on by itself is left for somebody to take at once. */
const REAP = `
  WITH gone AS (
    DELETE FROM server WHERE id <> $1 AND (seen < now() - $2 * interval '1 millisecond' OR
      id = ANY($3::int[]) AND seen < now() - $4 * interval '1 millisecond' AND NOT ${HOLDS}) RETURNING id
  ), freed AS (
    UPDATE game_table SET epoch = epoch + 1,
      owner = CASE WHEN status = 'playing' AND (bot = 1 OR clock IS NOT NULL) THEN 0 END
    WHERE owner IN (SELECT id FROM gone) RETURNING 1
  ) SELECT id FROM gone`;

export class Lease {
  readonly #link: Link;
  readonly #events: LeaseEvents;
  readonly #address: string;
  /** What other servers say to this one, so that it listens. */
  readonly secret: string;
  #id = 0;
  /** Who was ever seen to hold it: servers of the version before do not, and only their signs count. */
  readonly #holders = new Set<number>();
  /** Since when signs were given without a gap; null: the last one failed. */
  #steady: number | null = null;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(link: Link, address: string, secret: string, events: LeaseEvents) {
    this.#link = link;
    this.#address = address;
    this.secret = secret;
    this.#events = events;
  }
  static newSecret(): string {
    return randomBytes(24).toString('base64url');
  }

  /** Under which number tables are kept. */
  get id(): number {
    return this.#id;
  }
  async start(): Promise<void> {
    await this.#register();
    this.#plan();
  }
  async #register(): Promise<void> {
    const [row] = await this.#link.ask('INSERT INTO server (address, secret) VALUES ($1, $2) RETURNING id', [
      this.#address,
      this.secret,
    ]);
    this.#id = Number(row['id']);
    this.#last = performance.now();
    await this.#hold();
  }
  async #hold(): Promise<void> {
    await this.#link.ask('SELECT pg_try_advisory_lock($1, $2)', [HELD, this.#id]);
  }
  #plan(pause = BEAT): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().then(
        () => this.#plan(),
        (error: unknown) => {
          if (this.#steady !== null) this.#events.log(error);
          this.#steady = null;
          this.#plan(AGAIN);
        },
      );
    }, pause);
    this.#timer.unref();
  }
  async #beat(): Promise<void> {
    const found = await this.#link.ask('UPDATE server SET seen = now() WHERE id = $1 RETURNING id', [
      this.#id,
    ]);
    const now = performance.now();
    // One who slept himself knows nothing of others.
    if (now - this.#last > LEASE) this.#steady = null;
    this.#last = now;
    this.#steady ??= now;
    if (found.length === 0) {
      await this.#register();
      this.#events.lost();
    }
    if (now - this.#steady >= LEASE) await this.#link.ask(REAP, [this.#id, LEASE, [...this.#holders], GRACE]);
    const all = await this.#link.ask(`SELECT id, address, ${HOLDS} AS holds FROM server`);
    const there = new Map(all.map(({ id, address }) => [Number(id), String(address)]));
    const holding = new Set(all.flatMap(({ id, holds }) => (holds === true ? [Number(id)] : [])));
    // What one holds goes with a connection that is lost.
    if (!holding.has(this.#id)) await this.#hold();
    for (const id of this.#holders) if (!there.has(id)) this.#holders.delete(id);
    for (const id of holding) this.#holders.add(id);
    this.#events.beat(there);
  }
  /** Nothing is kept any more: the others need not wait to know it. */
  async stop(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#beating;
    await this.#link.ask('DELETE FROM server WHERE id = $1', [this.#id]).catch(() => {});
    await this.#link.close();
  }
}
