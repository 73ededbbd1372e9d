/**
 * The long work of a server: opened when it is first needed.
 *
 * Owns   who does it: with PostgreSQL this server and every worker beside it, without it a thread of this process.
 * Keeps  one thread at most is taken from the tables of this machine.
 */
import { join } from 'node:path';
import { type Jobs, LocalJobs, PostgresJobs, startWorker, type Worker } from '@westmarch/jobs';
import type { DatabaseSettings } from '../settings.ts';

const THREADS = 1;

export class Background {
  readonly #dataFolder: string;
  readonly #database: DatabaseSettings | null;
  readonly #log: (error: unknown) => void;
  #opened: Promise<{ readonly jobs: Jobs; readonly worker: Worker | null }> | null = null;

  constructor(dataFolder: string, database: DatabaseSettings | null, log: (error: unknown) => void) {
    this.#dataFolder = dataFolder;
    this.#database = database;
    this.#log = log;
  }

  async jobs(): Promise<Jobs> {
    this.#opened ??= this.#open();
    try {
      return (await this.#opened).jobs;
    } catch (error) {
      // A database that was away is tried again by who asks next.
      this.#opened = null;
      throw error;
    }
  }
  async #open(): Promise<{ readonly jobs: Jobs; readonly worker: Worker | null }> {
    if (this.#database === null) {
      const file = join(this.#dataFolder, 'jobs.sqlite');
      return { jobs: new LocalJobs({ threads: THREADS, file }), worker: null };
    }
    const { url } = this.#database;
    const jobs = await PostgresJobs.open(url);
    const worker = await startWorker({ url, threads: THREADS, say: (text) => this.#log(new Error(text)) });
    return { jobs, worker };
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    await Promise.all([opened?.worker?.end(), opened?.jobs.close()]);
  }
}
