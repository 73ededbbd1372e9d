/**
 * How a table ends: closed without a result by whoever may, or followed by another game of the same players.
 *
 * Not    the end of the game itself, which its rules know, or who may close it (closing.ts).
 */
import type { SeatRow, TableRow } from '../store/table-rows.ts';
import { refuse } from './refusal.ts';
import { persons } from './seating.ts';
import type { TableParts } from './table-parts.ts';

/** The table that ends. */
interface Around {
  row(): TableRow;
  change(change: Partial<TableRow>): void;
  seat(seat: number, change: Partial<SeatRow>): void;
  mayClose(seat: number): boolean;
  told(): void;
  /** Nothing is planned or asked any more. */
  stop(): void;
  close(): Promise<void>;
}

export class Ending {
  readonly #parts: Pick<TableParts, 'store' | 'rematch'>;
  readonly #table: Around;

  constructor(parts: Pick<TableParts, 'store' | 'rematch'>, table: Around) {
    this.#parts = parts;
    this.#table = table;
  }

  async end(seat: number): Promise<void> {
    if (seat === 0) throw refuse('spectator');
    if (!this.#table.mayClose(seat)) throw refuse('may-not-close');
    await this.#close(`${this.#table.row().seats[seat - 1].name} closed this game; it has no result.`);
  }
  async endFor(why: string): Promise<void> {
    const { status } = this.#table.row();
    if (status === 'waiting' || status === 'playing') await this.#close(why);
  }
  async #close(why: string): Promise<void> {
    await this.#parts.store.close(this.#table.row().id, why);
    this.#table.stop();
    this.#table.change({ status: 'closed', closed: why, asked: 0 });
    for (const { seat } of this.#table.row().seats) this.#table.seat(seat, { invitation: null });
    this.#table.told();
    await this.#table.close();
  }

  async rematch(seat: number): Promise<void> {
    if (seat === 0) throw refuse('spectator');
    const { id, status, next } = this.#table.row();
    if (status !== 'over') throw refuse('not-over');
    if (next !== null) return this.#table.told();
    await this.#parts.store.wantRematch(id, seat);
    this.#table.seat(seat, { rematch: true });
    if (persons(this.#table.row().seats).every((one) => one.rematch))
      this.#table.change({ next: await this.#parts.rematch(this.#table.row()) });
    return this.#table.told();
  }
}
