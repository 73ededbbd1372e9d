/**
 * How a table ends: closed without a result by whoever may, or followed by another game of the same players.
 *
 * Not    the end of the game itself, which its rules know, or who may close it (closing.ts).
 */
import type { SeatRow, TableRow, Wish } from '../store/table-rows.ts';
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
  readonly #parts: Pick<TableParts, 'onTurn' | 'rematch' | 'store'>;
  readonly #table: Around;

  constructor(parts: Pick<TableParts, 'onTurn' | 'rematch' | 'store'>, table: Around) {
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
    await this.#parts.store.close(this.#table.row(), why);
    this.#table.stop();
    this.#table.change({ status: 'closed', closed: why, asked: 0 });
    for (const { seat } of this.#table.row().seats) this.#table.seat(seat, { invitation: null });
    this.#table.told();
    this.#parts.onTurn(this.#table.row());
    await this.#table.close();
  }

  /** Whoever proposes another way of it is waited for by all others again. */
  async rematch(seat: number, wish: Wish): Promise<void> {
    if (seat === 0) throw refuse('spectator');
    const { status, next } = this.#table.row();
    if (status !== 'over') throw refuse('not-over');
    if (next !== null) return this.#table.told();
    for (const other of persons(this.#table.row().seats))
      if (other.rematch && other.seat !== seat && other.wish.swap !== wish.swap)
        await this.#want(other.seat, null);
    await this.#want(seat, wish);
    if (persons(this.#table.row().seats).every((one) => one.rematch)) await this.#follow(seat);
    return this.#table.told();
  }
  async #follow(seat: number): Promise<void> {
    try {
      this.#table.change({ next: await this.#parts.rematch(this.#table.row()) });
    } catch (error) {
      // The decks do not go together: he may choose again.
      await this.#want(seat, null);
      throw error;
    }
  }
  async #want(seat: number, wish: Wish | null): Promise<void> {
    await this.#parts.store.wantRematch(this.#table.row(), seat, wish);
    this.#table.seat(seat, wish === null ? { rematch: false } : { rematch: true, wish });
  }
}
