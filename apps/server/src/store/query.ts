/**
 * Queries: written once with Kysely, built once for each storage, and prepared there.
 *
 * A query names what it is given (`p('table')`); what comes back is typed by the schema. Building a query takes Kysely
 * longer than SQLite takes to run it: so it is done when the query is first used, and never again.
 */
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Schema } from './schema.ts';

export type Dialect = 'postgres' | 'sqlite';

/** Stands in a query for what it will be given under this name. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Slots<P> = <K extends keyof P & string>(name: K) => RawBuilder<P[K]>;
type Build<P, R> = (db: Kysely<Schema>, p: Slots<P>, dialect: Dialect) => Compilable<R>;

/** A query, whatever it is given and finds. */
export interface AnyQuery {
  /** As a storage runs it. */
  built(dialect: Dialect): Built;
}

/** `P`: what it is given; `R`: a row of what it finds. */
export class Query<P, R> implements AnyQuery {
  readonly #build: Build<P, R>;

  constructor(build: Build<P, R>) {
    this.#build = build;
  }
  built(dialect: Dialect): Built {
    const slot = <K extends keyof P & string>(name: K): RawBuilder<P[K]> => sql<P[K]>`${new Slot(name)}`;
    return new Built(this.#build(BUILDERS[dialect], slot, dialect).compile());
  }
}

/** `query<What>()((db, p) => …)`: in two steps, since what it is given is said and what it finds follows. */
export const query =
  <P = object>() =>
  <R>(build: Build<P, R>): Query<P, R> =>
    new Query(build);

export class Built {
  readonly sql: string;
  /** It answers with rows; otherwise with how many it changed. */
  readonly hasRows: boolean;
  /** For each place of the statement, in order: what stands there, or under which name it is given. */
  readonly #places: readonly unknown[];

  constructor({ sql: text, parameters, query: node }: CompiledQuery) {
    this.sql = text;
    this.hasRows = node.kind === 'SelectQueryNode' || node.kind === 'RawNode' || 'returning' in node;
    this.#places = parameters;
  }
  values(params: object): unknown[] {
    return this.#places.map((place) => (place instanceof Slot ? Reflect.get(params, place.name) : place));
  }
}

/** Kysely only writes SQL here: who runs it is the storage's affair. */
const BUILDERS: Readonly<Record<Dialect, Kysely<Schema>>> = {
  sqlite: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};
