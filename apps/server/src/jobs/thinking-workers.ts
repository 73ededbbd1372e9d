/**
 * Workers beside the servers think for bots: a choice is a job, and a table waits for it so long and no longer.
 *
 * Owns   when workers are asked at all, waiting for all of them at once, and that nothing of it is left in the queue.
 * Keeps  whatever becomes of workers or database, whoever asks is answered by his deadline, if only that nobody was: then
 *        the table thinks itself, and nobody is asked for a while. What is not wanted any more is cancelled.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs } from '@westmarch/jobs';
import type { ThoughtOrder } from '@westmarch/table';
import type { Counsel } from './counsel.ts';

/** Milliseconds that a table waits: three times as long as it would think itself. */
const DEADLINE = 3000;
/**
 * Milliseconds in which nobody is asked after one who did not answer: a worker that died is counted as long. Twice as many
 * each time, as long as none answers: those that have too much to do are left alone.
 */
const REST = 10_000;
const LONGEST_REST = 320_000;
/** Milliseconds between looks for workers while bots think; and after a look that failed. */
const LOOK = 2000;
const LOOK_AGAIN = 30_000;
/** Milliseconds between two looks for answers: one for all that are waited for. */
const PAUSE = 20;
/** Milliseconds that what is not wanted any more is waited for when the server ends. */
const LAST_WORDS = 1000;

/** What a worker came to, and the milliseconds of a core that it took. */
interface Found {
  readonly chosen: number;
  readonly cpu: number;
}
type Resolve = (found: Found | null) => void;

/** Is told of each choice that a worker came to: milliseconds until it was here, and those of its thinking. */
export type OnThought = (took: number, cpu: number) => void;

export interface Figures {
  /** Choices that workers were asked for, and those that they came to. */
  readonly asked: number;
  readonly answered: number;
}

export class ThinkingWorkers implements Counsel {
  readonly #open: () => Promise<Jobs>;
  readonly #log: (error: unknown) => void;
  readonly #onThought: OnThought;
  #jobs: Jobs | null = null;
  #thinkers = 0;
  #nextLook = 0;
  #restsUntil = 0;
  #rests = 0;
  readonly #waiting = new Map<string, Resolve>();
  /** Those that are being taken out of the queue. */
  readonly #leaving = new Map<string, Promise<void>>();
  #isLooking = false;
  #figures = { asked: 0, answered: 0 };

  /** `open`: the queue; it is opened when a bot first thinks. */
  constructor(open: () => Promise<Jobs>, log: (error: unknown) => void, onThought: OnThought = () => {}) {
    this.#open = open;
    this.#log = log;
    this.#onThought = onThought;
  }

  get figures(): Figures {
    return this.#figures;
  }
  get isThere(): boolean {
    const now = performance.now();
    if (now >= this.#nextLook) void this.#lookAround(now);
    return this.#thinkers > 0 && now >= this.#restsUntil;
  }
  /** Nobody waits for it: who asks meanwhile hears what was found the last time. */
  async #lookAround(now: number): Promise<void> {
    this.#nextLook = now + LOOK_AGAIN;
    try {
      this.#jobs ??= await this.#open();
      this.#thinkers = await this.#jobs.thinkers();
      this.#nextLook = performance.now() + LOOK;
    } catch (error) {
      this.#thinkers = 0;
      this.#log(error);
    }
  }
  #rest(): void {
    const now = performance.now();
    if (now < this.#restsUntil) return; // what was asked before
    this.#restsUntil = now + Math.min(LONGEST_REST, REST * 2 ** this.#rests);
    this.#rests += 1;
  }

  async ask(order: ThoughtOrder, signal: AbortSignal): Promise<number | null> {
    const jobs = this.#jobs;
    if (jobs === null || signal.aborted) return null;
    const [id] = jobs.idsOf('think', [order]);
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<Found | null>();
    const deadline = setTimeout(() => {
      this.#rest();
      resolve(null);
    }, DEADLINE);
    const stop = (): void => resolve(null);
    signal.addEventListener('abort', stop, { once: true });
    const ordered = this.#order(jobs, id, order, resolve);
    try {
      const found = await promise;
      if (found === null) return null;
      this.#figures.answered++;
      this.#rests = 0;
      this.#onThought(performance.now() - began, found.cpu);
      return found.chosen;
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener('abort', stop);
      this.#waiting.delete(id);
      this.#forget(jobs, id, ordered);
    }
  }
  async #order(jobs: Jobs, id: string, order: ThoughtOrder, resolve: Resolve): Promise<void> {
    try {
      // The same may just be leaving: a player asked to take something back, and thought better of it.
      await this.#leaving.get(id);
      this.#figures.asked++;
      await jobs.submit('think', [order], 'table');
      this.#waiting.set(id, resolve);
      if (!this.#isLooking) void this.#lookForAnswers(jobs);
    } catch (error) {
      this.#fail(error);
      resolve(null);
    }
  }
  /** Whether it was come to or not: what is under way there ends, and nothing of it is kept. */
  #forget(jobs: Jobs, id: string, ordered: Promise<void>): void {
    const leaving = ordered
      .then(() => this.#waiting.delete(id))
      .then(() => jobs.forget([id]))
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        if (this.#leaving.get(id) === leaving) this.#leaving.delete(id);
      });
    this.#leaving.set(id, leaving);
  }
  #fail(error: unknown): void {
    this.#rest();
    this.#log(error);
  }

  async #lookForAnswers(jobs: Jobs): Promise<void> {
    this.#isLooking = true;
    try {
      for (; this.#waiting.size > 0; await sleep(PAUSE))
        for (const [id, standing] of await jobs.look('think', [...this.#waiting.keys()])) {
          if (standing.state === 'waiting' || standing.state === 'working') continue;
          if (standing.state === 'failed') this.#fail(new Error(`a worker could not think: ${standing.why}`));
          const found = standing.state === 'done' ? { chosen: standing.result, cpu: standing.cpu } : null;
          this.#waiting.get(id)?.(found);
          this.#waiting.delete(id);
        }
    } catch (error) {
      this.#fail(error);
      for (const resolve of this.#waiting.values()) resolve(null);
      this.#waiting.clear();
    } finally {
      this.#isLooking = false;
    }
  }

  /** Nothing is left behind, unless the database is away: then it goes by itself after a while. */
  async close(): Promise<void> {
    for (const resolve of this.#waiting.values()) resolve(null);
    await Promise.race([Promise.all(this.#leaving.values()), sleep(LAST_WORDS, undefined, { ref: false })]);
  }
}
