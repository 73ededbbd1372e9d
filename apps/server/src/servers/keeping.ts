/** Which server keeps a table: in a folder the only one there is, in a shared database whoever took it. */
import type { TableRow } from '../store/table-rows.ts';
import type { Held, Keeper, TableStore } from '../store/table-store.ts';

/** Kept here from now on; or where it is kept; null: there is no such table. */
export type Claimed =
  | { readonly row: TableRow }
  | { readonly elsewhere: Keeper; readonly row: TableRow }
  | null;

export interface Keeping {
  claim(id: string): Promise<Claimed>;
  /** Who else keeps it; null where nobody does. */
  elsewhere(id: string): Promise<Keeper | null>;
  /** `inMidst`: it would have gone on by itself. */
  release(table: Held, inMidst: boolean): Promise<void>;
  /** Some tables that others left in their midst. */
  left(): Promise<readonly string[]>;
}

export class Alone implements Keeping {
  readonly #store: TableStore;
  constructor(store: TableStore) {
    this.#store = store;
  }
  async claim(id: string): Promise<Claimed> {
    const row = await this.#store.table(id);
    return row === null ? null : { row };
  }
  async elsewhere(): Promise<Keeper | null> {
    return null;
  }
  async release(): Promise<void> {}
  async left(): Promise<readonly string[]> {
    return [];
  }
}

/** How many tables that were left one server takes at once: the others take some too. */
const AT_ONCE = 10;

export class Shared implements Keeping {
  readonly #store: TableStore;
  readonly #me: () => number;

  /** `me`: the number of this server. */
  constructor(store: TableStore, me: () => number) {
    this.#store = store;
    this.#me = me;
  }
  async claim(id: string): Promise<Claimed> {
    for (;;) {
      const taken = await this.#store.claim(id, this.#me());
      const keeper = taken ? null : await this.#store.keeper(id);
      const row = await this.#store.table(id);
      if (row === null) return null;
      if (taken) return { row };
      if (keeper !== null) return { elsewhere: keeper, row };
      // Whoever kept it let go of it meanwhile.
    }
  }
  elsewhere(id: string): Promise<Keeper | null> {
    return this.#store.keeper(id);
  }
  release(table: Held, inMidst: boolean): Promise<void> {
    return this.#store.release(table, this.#me(), inMidst);
  }
  left(): Promise<readonly string[]> {
    return this.#store.left(AT_ONCE);
  }
}
