/**
 * Work that is done in the background: one interface, whoever carries it out.
 *
 * Owns   what a job is, who comes first, and waiting for what becomes of it.
 * Not    what kinds of work there are (kinds.ts), nor who does it (local/: threads of this process; postgres/: workers on
 *        any machine).
 * Keeps  a job is known by what it orders: the same order under the same version is the same job, and whoever orders what
 *        is done already finds it done. So every kind of work must come to the same result whoever does it, and when.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind, OrderOf, ResultOf } from './kinds.ts';

/** Who comes first: a table that waits for a bot, then somebody who waits for anything else, then a study that takes hours anyway. */
export const PRIORITY = { table: 20, person: 10, study: 0 } as const;
export type Priority = keyof typeof PRIORITY;

/** How often a job is begun again that ended with an error, or with its worker. */
export const RETRIES = 3;
/** Days that a result is kept. It can be worked out again. */
export const KEPT_DAYS = 30;

export type Standing<R> =
  | { readonly state: 'waiting' }
  /** `progress` from 0 to 1. */
  | { readonly state: 'working'; readonly progress: number }
  /** `cpu`: milliseconds that it took of one core. */
  | { readonly state: 'done'; readonly result: R; readonly cpu: number }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'unknown' };

export interface Jobs {
  /** Orders work; what failed or was cancelled before begins anew. Ids are in the order of the orders. */
  submit<K extends Kind>(kind: K, orders: readonly OrderOf<K>[], priority: Priority): Promise<string[]>;
  /** The ids of jobs, whether or not they were ever ordered. */
  idsOf<K extends Kind>(kind: K, orders: readonly OrderOf<K>[]): readonly string[];
  /** How jobs stand, by their ids. */
  look<K extends Kind>(kind: K, ids: readonly string[]): Promise<Map<string, Standing<ResultOf<K>>>>;
  /** What waits is not begun, what is under way is broken off; what is done stays done. */
  cancel(ids: readonly string[]): Promise<void>;
  /** The same, and results are forgotten too. */
  forget(ids: readonly string[]): Promise<void>;
  /** How many workers could take what is ordered here; null: this process does it itself. */
  workers(): Promise<number | null>;
  /** How many processes beside the servers could think for a table. */
  thinkers(): Promise<number>;
  close(): Promise<void>;
}

/** What can go wrong with jobs, in words that say what to do. */
export class JobsProblem extends Error {
  override name = 'JobsProblem';
}

/** The number of a job, in the form that databases have for such numbers. */
export function jobId(version: string, kind: Kind, order: unknown): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, kind, order]))
    .digest('hex');
  // Version 8 of such numbers: whatever its maker likes.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Milliseconds between two looks. */
const PAUSE = 150;

export interface Waiting<R> {
  /** Is told what is done, once each. */
  readonly onDone?: (id: string, result: R, cpu: number) => void;
  /** Is told after each look: the parts of those that are under way, added up. */
  readonly onLook?: (under: number) => void;
  /** Ends the waiting; the jobs go on. */
  readonly signal?: AbortSignal;
}

/** Waits until all are done: results in the order of ids. Throws where one failed; what is not done when the signal comes is left out. */
export async function allDone<K extends Kind>(
  jobs: Jobs,
  kind: K,
  ids: readonly string[],
  { onDone, onLook, signal }: Waiting<ResultOf<K>> = {},
): Promise<Map<string, ResultOf<K>>> {
  const results = new Map<string, ResultOf<K>>();
  let left = [...new Set(ids)];
  const places = new Map(ids.map((id, i) => [id, i]));
  const place = (id: string): number => places.get(id) ?? 0;
  for (;;) {
    const found = await jobs.look(kind, left);
    let under = 0;
    for (const [id, standing] of found)
      switch (standing.state) {
        case 'done':
          results.set(id, standing.result);
          onDone?.(id, standing.result, standing.cpu);
          break;
        case 'working':
          under += standing.progress;
          break;
        case 'failed':
          throw new JobsProblem(`A job failed: ${standing.why}`);
        case 'cancelled':
        case 'unknown':
          throw new JobsProblem('A job was cancelled by somebody else.');
        case 'waiting':
          break;
      }
    left = left.filter((id) => !results.has(id));
    onLook?.(under);
    if (left.length === 0 || signal?.aborted === true)
      return new Map([...results].toSorted(([a], [b]) => place(a) - place(b)));
    await sleep(PAUSE);
  }
}
