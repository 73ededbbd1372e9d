/**
 * Before the game: every player promises a value for the seed before anyone reveals his.
 *
 * Owns   taking promises and values, and when the game can begin. docs/fair-chance.md says why it is so.
 * Keeps  a player's first promise counts; promises are waited for as long as the pace says, but a value that was
 *        promised for ever: whoever has seen the others' values cannot choose to go without his own.
 */
import { promiseOf } from '../fair.ts';
import type { SeatRow, TableRow } from '../store/table-rows.ts';
import type { Planned } from './planned.ts';
import { refuse } from './refusal.ts';
import { stageOf } from './seating.ts';
import type { TableParts } from './table-parts.ts';

/** The table whose seed is made. */
interface Waiting {
  row(): TableRow;
  seat(seat: number, change: Partial<SeatRow>): void;
  told(): void;
  begin(): Promise<void>;
}

export class SeedMaking {
  readonly #parts: Pick<TableParts, 'pace' | 'store'>;
  readonly #planned: Planned;
  readonly #table: Waiting;

  constructor(parts: Pick<TableParts, 'pace' | 'store'>, planned: Planned, table: Waiting) {
    this.#parts = parts;
    this.#planned = planned;
    this.#table = table;
  }

  #mine(seat: number): SeatRow | null {
    const { status, seats } = this.#table.row();
    const mine = seats.find((one) => one.seat === seat);
    return status === 'waiting' && mine?.kind === 'person' ? mine : null;
  }
  async promise(seat: number, hash: string): Promise<void> {
    const mine = this.#mine(seat);
    if (mine === null || mine.promise !== null) return;
    await this.#parts.store.keepPromise(this.#table.row(), seat, hash);
    this.#table.seat(seat, { promise: hash });
    this.#table.told();
    await this.goOn();
  }
  async reveal(seat: number, value: string): Promise<void> {
    const mine = this.#mine(seat);
    if (mine === null || mine.chance !== null) return;
    const { id, seats } = this.#table.row();
    if (stageOf(seats) !== 'revealing') throw refuse('promise-first');
    if (promiseOf(id, seat, value) !== mine.promise) throw refuse('not-promised');
    await this.#parts.store.keepChance(this.#table.row(), seat, value);
    this.#table.seat(seat, { chance: value });
    await this.goOn();
  }

  /** Plans what is to happen next by itself. */
  async goOn(): Promise<void> {
    const { status, seats } = this.#table.row();
    if (status !== 'waiting' || seats.some(({ kind }) => kind === 'open')) return;
    const stage = stageOf(seats);
    if (stage === 'begun') this.#planned.after(0, () => this.#table.begin());
    else if (stage === 'revealing') this.#planned.drop();
    else if (!this.#planned.is) this.#planned.after(this.#parts.pace.chance, () => this.#close());
  }
  /** Whoever has promised nothing by now has no value. */
  async #close(): Promise<void> {
    const { status, seats } = this.#table.row();
    if (status !== 'waiting') return;
    await this.#parts.store.closePromises(this.#table.row());
    for (const { seat, kind, promise } of seats)
      if (kind === 'person' && promise === null) this.#table.seat(seat, { promise: '', chance: '' });
    this.#table.told();
    await this.goOn();
  }
}
