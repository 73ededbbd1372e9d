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
  #jobs: Promise<Jobs> | null = null;
  #worker: Promise<Worker> | null = null;

  constructor(dataFolder: string, database: DatabaseSettings | null, log: (error: unknown) => void) {
    this.#dataFolder = dataFolder;
    this.#database = database;
    this.#log = log;
  }

  /** For whoever orders what this server should do itself, where nobody else does. */
  async jobs(): Promise<Jobs> {
    const jobs = await this.orders();
    if (this.#database === null) return jobs;
    const { url } = this.#database;
    this.#worker ??= startWorker({ url, threads: THREADS, say: (text) => this.#log(new Error(text)) });
    try {
      await this.#worker;
    } catch (error) {
      this.#worker = null;
      throw error;
    }
    return jobs;
  }
  /** For whoever orders what others are to do. */
  async orders(): Promise<Jobs> {
    this.#jobs ??= this.#open();
    try {
      return await this.#jobs;
    } catch (error) {
      // A database that was away is tried again by who asks next.
      this.#jobs = null;
      throw error;
    }
  }
  async #open(): Promise<Jobs> {
    if (this.#database !== null) return PostgresJobs.open(this.#database.url);
    return new LocalJobs({ threads: THREADS, file: join(this.#dataFolder, 'jobs.sqlite') });
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => null);
    const jobs = await this.#jobs?.catch(() => null);
    await Promise.all([worker?.end(), jobs?.close()]);
  }
}
