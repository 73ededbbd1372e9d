/**
 * The queue on PostgreSQL: pg-boss, and two small tables of ours beside its own: how far a job is, and who works.
 *
 * Owns   reaching the database, its settings for our queue, and what is said where it cannot be reached.
 * Keeps  each version of what works has a queue of its own, so that no result hangs on who worked it out.
 */
import { PgBoss } from 'pg-boss';
import { JobsProblem, KEPT_DAYS, RETRIES } from '../jobs.ts';
import type { Kind } from '../kinds.ts';

const SCHEMA = 'westmarch_jobs';
/** Seconds without a sign of life after which a job is taken from its worker; pg-boss allows no fewer. */
const HEARTBEAT = 10;
/** Seconds between two signs of life: whoever works learns so late that he should stop. */
export const SIGN = 1;
/** Seconds after which a worker that gave none is no longer counted. */
const GONE = 10;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const TABLES = `
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.progress (
    id UUID PRIMARY KEY, done REAL NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.worker (
    id TEXT PRIMARY KEY, queue TEXT NOT NULL, seen TIMESTAMPTZ NOT NULL DEFAULT now());
  ALTER TABLE ${SCHEMA}.worker ADD COLUMN IF NOT EXISTS thinks BOOLEAN NOT NULL DEFAULT false`;
/** Two who begin at once make them once. */
const LOCK = 0x77_6d_6a_62;

/** A job as it waits, and what came of it: as text, since the database would sort the names in it. */
export interface Put {
  readonly kind: Kind;
  readonly order: string;
}
export interface Written {
  readonly result: string;
  readonly cpu: number;
}

type Row = Readonly<Record<string, unknown>>;

export class Queue {
  readonly boss: PgBoss;
  readonly name: string;

  private constructor(boss: PgBoss, version: string) {
    this.boss = boss;
    this.name = `westmarch_${version}`;
  }

  /** `supervises`: looks after what was left lying by others, as workers do. */
  static async open(url: URL, version: string, supervises: boolean, connections = 2): Promise<Queue> {
    const boss = new PgBoss({
      connectionString: url.href,
      application_name: 'westmarch jobs',
      schema: SCHEMA,
      max: connections,
      connectionTimeoutMillis: 5000,
      schedule: false,
      supervise: supervises,
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
      maintenanceIntervalSeconds: HOUR,
      useListenNotify: true,
    });
    // A connection that breaks is made again; what fails for good is told to whoever asked.
    boss.on('error', () => {});
    const queue = new Queue(boss, version);
    try {
      await boss.start();
      await queue.ask(`SELECT pg_advisory_lock(${LOCK}); ${TABLES}; SELECT pg_advisory_unlock(${LOCK})`);
      if ((await boss.getQueue(queue.name)) === null)
        await boss.createQueue(queue.name, {
          retryLimit: RETRIES,
          retryDelay: 0,
          heartbeatSeconds: HEARTBEAT,
          expireInSeconds: DAY,
          retentionSeconds: KEPT_DAYS * DAY,
          deleteAfterSeconds: KEPT_DAYS * DAY,
          notify: true,
        });
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw unreachable(error, url);
    }
    return queue;
  }

  async ask(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const db = this.boss.getDb();
    return (await (values.length === 0 ? db.executeSql(sql) : db.executeSql(sql, [...values]))).rows;
  }

  /** How jobs stand, with how far those are that are under way. */
  standing(ids: readonly string[]): Promise<Row[]> {
    return this.ask(
      `SELECT job.id, job.state::text AS state, job.output, progress.done
       FROM ${SCHEMA}.job LEFT JOIN ${SCHEMA}.progress ON progress.id = job.id
       WHERE job.name = $1 AND job.id = ANY($2::uuid[])`,
      [this.name, ids],
    );
  }
  /** Somebody waits for them now. */
  async hurry(ids: readonly string[], priority: number): Promise<void> {
    await this.ask(
      `UPDATE ${SCHEMA}.job SET priority = $3
       WHERE name = $1 AND id = ANY($2::uuid[]) AND state < 'active' AND priority < $3`,
      [this.name, ids, priority],
    );
  }
  async tell(id: string, done: number): Promise<void> {
    await this.ask(
      `INSERT INTO ${SCHEMA}.progress (id, done) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET done = $2, at = now()`,
      [id, done],
    );
  }
  async dropProgress(ids: readonly string[]): Promise<void> {
    await this.ask(`DELETE FROM ${SCHEMA}.progress WHERE id = ANY($1::uuid[])`, [ids]);
  }

  /** A sign of life of one who works; `thinks`: he is ready to think for tables. */
  async sign(worker: string, thinks: boolean): Promise<void> {
    await this.ask(
      `INSERT INTO ${SCHEMA}.worker (id, queue, thinks) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET seen = now(), thinks = $3`,
      [worker, this.name, thinks],
    );
  }
  async leave(worker: string): Promise<void> {
    await this.ask(`DELETE FROM ${SCHEMA}.worker WHERE id = $1 OR seen < now() - interval '1 day'`, [worker]);
  }
  /** Those that could take what is ordered here, those of them that think for tables, and those of other versions. */
  async workers(): Promise<{ readonly ours: number; readonly thinkers: number; readonly others: number }> {
    const [row] = await this.ask(
      `SELECT count(*) FILTER (WHERE queue = $1) AS ours, count(*) FILTER (WHERE queue = $1 AND thinks) AS thinkers,
         count(*) FILTER (WHERE queue <> $1) AS others
       FROM ${SCHEMA}.worker WHERE seen > now() - interval '${GONE} seconds'`,
      [this.name],
    );
    return { ours: Number(row['ours']), thinkers: Number(row['thinkers']), others: Number(row['others']) };
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no PostgreSQL answers there. Is it running, and is the address right?',
  ENOTFOUND: 'there is no such machine. Is the address right?',
  ETIMEDOUT: 'nothing answers there. Is the address right?',
  '28P01': 'it does not let this user in. See that user and password are right.',
  '28000': 'it does not let this user in. See that user and password are right.',
  '3D000': 'there is no such database. Make it with createdb.',
  '42501': 'this user may not make tables there. Let the database belong to him.',
};
/** Why the database cannot be used, without the password that is in its address. */
function unreachable(error: unknown, url: URL): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const where = `${url.host}${url.pathname}`;
  if (code in ADVICE) return new JobsProblem(`DATABASE_URL (${where}): ${ADVICE[code]}`);
  if (error instanceof Error && /timeout/i.test(error.message))
    return new JobsProblem(`DATABASE_URL (${where}): ${ADVICE['ETIMEDOUT']}`);
  return error;
}
