/**
 * Several statements that are one: a script says the next, is told what came of it, and goes on from there.
 *
 * A generator and not an async function: SQLite runs the whole of it without ever leaving the thread, so that scripts of
 * many tables share one transaction; PostgreSQL waits between its steps. The script knows nothing of either.
 */
import type { AnyQuery, Query } from './query.ts';

export interface Step {
  readonly query: AnyQuery;
  readonly params: object;
}
export interface Outcome {
  readonly rows: readonly unknown[];
  /** How many rows were changed, or found. */
  readonly changes: number;
}
export type Script<T> = Generator<Step, T, Outcome>;

/** What a query finds. */
export function* found<P extends object, R>(query: Query<P, R>, params: P): Script<readonly R[]> {
  const { rows } = yield { query, params };
  return rows as readonly R[];
}
/** The first of it; null where there is none. */
export function* first<P extends object, R>(query: Query<P, R>, params: P): Script<R | null> {
  return (yield* found(query, params))[0] ?? null;
}
/** How many rows it changed. */
export function* changed<P extends object>(query: Query<P, unknown>, params: P): Script<number> {
  return (yield { query, params }).changes;
}
