/** What every store stands on: a database that finds and keeps. SQLite in a folder, or PostgreSQL. */
import type { Query } from './query.ts';
import type { Script } from './script.ts';

export interface Storage {
  /** What a query finds. */
  all<P extends object, R>(query: Query<P, R>, params: P): Promise<readonly R[]>;
  /** The first of it; null where there is none. */
  first<P extends object, R>(query: Query<P, R>, params: P): Promise<R | null>;
  /** Each statement is a way over a wire: what can be said in one is. */
  readonly isFar: boolean;
  /** One statement that changes something; how many rows. Kept when the promise is; `again` as below. */
  change<P extends object>(query: Query<P, unknown>, params: P, again?: boolean): Promise<number>;
  /** Several as one: all of it is kept when the promise is, or none. It may be begun again from the start;
   * `again`: also where it is not known whether it was kept, since twice is as good as once. */
  commit<T>(script: () => Script<T>, again?: boolean): Promise<T>;
  close(): Promise<void>;
}
