/**
 * The last look at a game that is over: kept for each viewer with everything that was told.
 *
 * Keeps  a game that is over needs no rules any more: it can be looked at when its engine is long gone.
 */
import type { Looker, Shown } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import { persons, type Watcher } from './seating.ts';
import type { TableParts } from './table-parts.ts';

interface Ended {
  row(): TableRow;
  look(lookers: Looker[]): Promise<readonly Shown[]>;
}

export class FinalView {
  readonly #parts: Pick<TableParts, 'log' | 'store'>;
  readonly #table: Ended;

  constructor(parts: Pick<TableParts, 'log' | 'store'>, table: Ended) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Whether it could be shown. */
  async show(watcher: Watcher): Promise<boolean> {
    const { id } = this.#table.row();
    let shown = await this.#parts.store.final(id, watcher.seat);
    if (shown === null) {
      await this.keep();
      shown = await this.#parts.store.final(id, watcher.seat);
    }
    if (shown !== null) watcher.send(shown);
    return shown !== null;
  }
  async keep(): Promise<void> {
    const { id, seats } = this.#table.row();
    const lookers = [0, ...persons(seats).map(({ seat }) => seat)].map((viewer) => ({ viewer, since: 0 }));
    try {
      await this.#parts.store.keepFinal(id, await this.#table.look(lookers));
    } catch (error) {
      this.#parts.log(error, id); // it is kept when somebody next looks
    }
  }
}
