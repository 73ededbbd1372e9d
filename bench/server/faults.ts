/**
 * Three servers on one PostgreSQL under load: one is killed, PostgreSQL is started again, one is paused, again and again.
 *
 * What was acknowledged must be there, word for word; no decision may be answered twice; every table goes on.
 */
import { Client } from 'pg';
import { type Cluster, startCluster } from '../../scripts/machine/postgres.mjs';
import { newFolder, type ServerProcess, startServer } from './process.ts';
import { LiveTable, newCounts } from './table.ts';

export type Fault = 'kill' | 'pause' | 'restart';
export interface Faulted {
  readonly kills: number;
  readonly restarts: number;
  readonly pauses: number;
  /** Tables played at once, and events acknowledged at all of them. */
  readonly tables: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly different: number;
  /** Decisions that were answered more often than once, and events with a gap before them. */
  readonly twice: number;
  readonly gaps: number;
  /** Tables that did not go on within a minute. */
  readonly stuck: number;
  /** The longest time without any choice at one table, in milliseconds, counted from a fault. */
  readonly longest: number;
  /** How often a choice was refused, with the reason, and made again. */
  readonly refused: number;
}
export const NO_FAULTS: Faulted = {
  kills: 0,
  restarts: 0,
  pauses: 0,
  tables: 0,
  acknowledged: 0,
  lost: 0,
  different: 0,
  twice: 0,
  gaps: 0,
  stuck: 0,
  longest: 0,
  refused: 0,
};
const COUNTED = { kill: 'kills', pause: 'pauses', restart: 'restarts' } as const;

const SERVERS = 3;
const TABLES = 20;
const THINKS = { least: 300, most: 900 };
/** Milliseconds of pause: longer than a lease. */
const PAUSED = 4000;
/** A table that stands still is looked for at another server after so many milliseconds, and given up after so many. */
const LOOKS_AGAIN = 6000;
const GIVEN_UP = 60_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class UnderFaults {
  readonly #cluster: Cluster;
  readonly #env: Readonly<Record<string, string>>;
  readonly #servers: ServerProcess[];
  readonly #tables: readonly LiveTable[];
  readonly #counts = newCounts();
  /** Which servers take nobody just now. */
  readonly #down = new Set<number>();
  #turn = 0;
  #now: Faulted;

  private constructor(
    cluster: Cluster,
    servers: ServerProcess[],
    env: Record<string, string>,
    before: Faulted,
  ) {
    this.#cluster = cluster;
    this.#servers = servers;
    this.#env = env;
    this.#now = { ...before, tables: TABLES };
    this.#tables = Array.from(
      { length: TABLES },
      (_x, i) =>
        new LiveTable(
          servers[i % SERVERS].url,
          i,
          this.#counts,
          THINKS,
          servers[Math.floor(i / SERVERS) % SERVERS].url,
        ),
    );
  }
  /** `before`: what was counted when it was last broken off. */
  static async begin(before: Faulted): Promise<UnderFaults> {
    const cluster = await startCluster({ durable: true });
    const env = { DATABASE_URL: cluster.url('postgres') };
    const servers: ServerProcess[] = [];
    for (let i = 0; i < SERVERS; i++) servers.push(await startServer({ folder: newFolder() }, env));
    const soak = new UnderFaults(cluster, servers, env, before);
    for (const table of soak.#tables) await table.play();
    return soak;
  }

  get now(): Faulted {
    return this.#now;
  }

  /** One fault, and everything held against what was told before it. */
  async suffer(fault: Fault): Promise<Faulted> {
    const began = performance.now();
    const victim = this.#turn++ % SERVERS;
    const refused = this.#counts.problems.length;
    const before = this.#tables.map(({ chosen }) => chosen);
    if (fault === 'restart') await this.#restart(victim);
    else await this.#withOneDown(victim, fault);
    await this.#goOn(before, began);
    await this.#comeBack();
    await this.#checkEvents();
    this.#add({ refused: this.#counts.problems.length - refused });
    this.#now = { ...this.#now, [COUNTED[fault]]: this.#now[COUNTED[fault]] + 1 };
    return this.#now;
  }
  async #restart(n: number): Promise<void> {
    await this.#cluster.stop(n % 2 === 0 ? 'crash' : 'fast');
    await wait(300 + 700 * n);
    await this.#cluster.start();
  }
  async #withOneDown(victim: number, fault: 'kill' | 'pause'): Promise<void> {
    const server = this.#servers[victim];
    this.#down.add(victim);
    if (fault === 'kill') await server.kill();
    else {
      server.tell('SIGSTOP');
      await wait(PAUSED);
    }
    await this.#comeBack();
    if (fault === 'kill') this.#servers[victim] = await startServer(server, this.#env);
    else server.tell('SIGCONT');
    await wait(1000);
    this.#down.delete(victim);
  }

  /** A server that takes visitors, one after the other. */
  #anyUrl(n: number): string {
    const up = this.#servers.filter((_server, i) => !this.#down.has(i));
    return up[n % up.length].url;
  }
  async #comeBack(): Promise<void> {
    await Promise.all(this.#tables.map((table, i) => this.#bringBack(table, i)));
  }
  async #bringBack(table: LiveTable, n: number): Promise<void> {
    for (let tries = 0; tries < 8; tries++)
      try {
        this.#add(await table.comeBack(this.#anyUrl(n + tries)));
        return;
      } catch {
        await wait(1000);
      }
    // Whether it is stuck is found where tables must go on.
  }
  /** Every table has one more choice acknowledged than before; one that stands still is looked for elsewhere. */
  async #goOn(before: readonly number[], began: number): Promise<void> {
    await Promise.all(
      this.#tables.map(async (table, i) => {
        for (let looked = performance.now(); table.chosen === before[i]; ) {
          if (performance.now() - began > GIVEN_UP) {
            this.#add({ stuck: 1 });
            process.stderr.write(`table ${table.id} does not go on\n`);
            return;
          }
          await wait(100);
          if (performance.now() - looked > LOOKS_AGAIN) {
            await this.#bringBack(table, i + 1);
            looked = performance.now();
          }
        }
        const took = Math.round(performance.now() - began);
        this.#now = { ...this.#now, longest: Math.max(this.#now.longest, took) };
      }),
    );
  }
  /** What is kept: no gap in any table, and each decision of the player answered once. */
  async #checkEvents(): Promise<void> {
    const client = new Client({ connectionString: this.#cluster.url('postgres') });
    await client.connect();
    try {
      for (const table of this.#tables) {
        const { rows } = await client.query<{ n: number; last: number; mine: number }>(
          `SELECT count(*)::int AS n, coalesce(max(v), 0) AS last,
             (count(*) FILTER (WHERE kind = 'choice' AND seat = 1 AND auto = 0))::int AS mine
           FROM event WHERE table_id = $1`,
          [table.id],
        );
        const [{ n, last, mine }] = rows;
        this.#add({ gaps: last - n, twice: Math.max(0, mine - table.answered) });
      }
    } finally {
      await client.end();
    }
  }
  #add(more: Partial<Faulted>): void {
    const now: Record<string, number> = { ...this.#now };
    for (const [name, n] of Object.entries(more)) now[name] += n;
    this.#now = { ...this.#now, ...now };
  }

  async end(): Promise<void> {
    for (const table of this.#tables) table.stop();
    for (const server of this.#servers) server.tell('SIGCONT');
    await Promise.all(this.#servers.map((server) => server.end()));
    await this.#cluster.end();
  }
}
