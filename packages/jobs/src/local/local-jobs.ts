/**
 * Jobs that this process does itself, in threads of its own.
 *
 * Keeps  who waits for something comes first, and one thread more than the others is there for him alone: he never waits
 *        for a piece of a study to end.
 */
import { type Jobs, jobId, PRIORITY, type Priority, RETRIES, type Standing } from '../jobs.ts';
import type { Kind, OrderOf, ResultOf } from '../kinds.ts';
import { Broken, Hand, type Outcome } from '../tasks/hand.ts';
import { versionOfWork } from '../version.ts';
import { Kept } from './kept.ts';

interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly order: OrderOf<Kind>;
  priority: number;
  state: 'waiting' | 'working' | 'failed' | 'cancelled';
  progress: number;
  tries: number;
  why: string;
  stop: AbortController;
}

export interface LocalOptions {
  readonly threads: number;
  /** Where results are kept; null: nowhere. */
  readonly file: string | null;
  readonly version?: string;
}

export class LocalJobs implements Jobs {
  readonly #kept: Kept;
  readonly #version: string;
  /** The last of them is for those who wait. */
  readonly #hands: readonly Hand[];
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  constructor({ threads, file, version = versionOfWork() }: LocalOptions) {
    this.#kept = new Kept(file);
    this.#version = version;
    this.#hands = Array.from({ length: threads + 1 }, () => new Hand());
  }

  idsOf<K extends Kind>(kind: K, orders: readonly OrderOf<K>[]): readonly string[] {
    return orders.map((order) => jobId(this.#version, kind, order));
  }
  async submit<K extends Kind>(
    kind: K,
    orders: readonly OrderOf<K>[],
    priority: Priority,
  ): Promise<string[]> {
    const ids = orders.map((order) => {
      const id = jobId(this.#version, kind, order);
      const known = this.#entries.get(id);
      if (known?.state === 'waiting' || known?.state === 'working')
        known.priority = Math.max(known.priority, PRIORITY[priority]);
      else if (this.#kept.find(id) === null)
        this.#entries.set(id, {
          id,
          kind,
          order,
          priority: PRIORITY[priority],
          state: 'waiting',
          progress: 0,
          tries: 0,
          why: '',
          stop: new AbortController(),
        });
      return id;
    });
    this.#begin();
    return ids;
  }

  /** Whoever is free takes the next one. */
  #begin(): void {
    if (this.#closed) return;
    for (const [i, hand] of this.#hands.entries()) {
      if (!hand.isFree) continue;
      const forAll = i < this.#hands.length - 1;
      const next = this.#next(forAll ? PRIORITY.study : PRIORITY.person);
      if (next === undefined) continue;
      next.state = 'working';
      const running = this.#do(hand, next).finally(() => {
        this.#running.delete(running);
        this.#begin();
      });
      this.#running.add(running);
    }
  }
  /** The first of those that come first. */
  #next(least: number): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of this.#entries.values())
      if (entry.state === 'waiting' && entry.priority >= least)
        if (found === undefined || entry.priority > found.priority) found = entry;
    return found;
  }
  async #do(hand: Hand, entry: Entry): Promise<void> {
    const { id, kind, order, stop } = entry;
    try {
      const onProgress = (progress: number): void => void (entry.progress = progress);
      const outcome: Outcome = await hand.run(kind, order, onProgress, stop.signal);
      if (this.#entries.get(id) !== entry) return;
      this.#kept.add(id, outcome);
      this.#entries.delete(id);
    } catch (error) {
      if (error instanceof Broken) return;
      entry.tries++;
      entry.why = error instanceof Error ? error.message : String(error);
      entry.state = entry.tries > RETRIES ? 'failed' : 'waiting';
    }
  }

  async look<K extends Kind>(_kind: K, ids: readonly string[]): Promise<Map<string, Standing<ResultOf<K>>>> {
    return new Map(ids.map((id) => [id, this.#standing<ResultOf<K>>(id)]));
  }
  #standing<R>(id: string): Standing<R> {
    const entry = this.#entries.get(id);
    if (entry !== undefined) {
      const { state, progress, why } = entry;
      return state === 'working' ? { state, progress } : state === 'failed' ? { state, why } : { state };
    }
    const kept = this.#kept.find(id);
    // What is kept under a job's number is what its kind came to.
    return kept === null ? { state: 'unknown' } : { state: 'done', result: kept.result as R, cpu: kept.cpu };
  }

  async cancel(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry === undefined || entry.state === 'failed') continue;
      entry.state = 'cancelled';
      entry.stop.abort();
    }
  }
  async forget(ids: readonly string[]): Promise<void> {
    await this.cancel(ids);
    for (const id of ids) {
      this.#entries.delete(id);
      this.#kept.drop(id);
    }
  }
  async workers(): Promise<null> {
    return null;
  }
  async thinkers(): Promise<number> {
    return 0;
  }
  /** What is under way is broken off. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { stop } of this.#entries.values()) stop.abort();
    await Promise.all(this.#running);
    await Promise.all(this.#hands.map((hand) => hand.close()));
    this.#kept.close();
  }
}
