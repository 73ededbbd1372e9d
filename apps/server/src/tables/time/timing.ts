/**
 * The clock of a table at work: when it is looked at, kept and told, and what the table remarks about it.
 *
 * Not    counting (clock.ts), nor what happens to one who is late (table.ts).
 * Keeps  it counts only while the server runs: what passed since it was last kept, when the server ended without warning,
 *        is nobody's loss. A player whose connection is down costs no time for a while.
 */
import type { ClockNow } from '@westmarch/protocol';
import type { TableRow } from '../../store/table-rows.ts';
import { InOrder } from '../in-order.ts';
import { refuse } from '../refusal.ts';
import type { TableParts } from '../table-parts.ts';
import { Clock, type ClockPace } from './clock.ts';

/** The table whose time it is. */
interface Around {
  row(): TableRow;
  looking(seat: number): number;
  /** A bot chooses for who is asked. */
  byBot(): boolean;
  /** Everyone hears how the clock stands. */
  told(): void;
  /** The table itself says something, which its record keeps. */
  remark(text: string): void;
  /** One is late and a bot is to stand in: the table goes on. */
  goOn(): void;
}

export class Timing {
  readonly #parts: Pick<TableParts, 'log' | 'pace' | 'store' | 'ticker'>;
  readonly #table: Around;
  #clock: Clock | null = null;
  #forget: (() => void) | null = null;
  readonly #keeping = new InOrder();
  #closed = false;
  /** An undo waits for consent, asked for by this seat. */
  #askedBy = 0;

  constructor(parts: Pick<TableParts, 'log' | 'pace' | 'store' | 'ticker'>, table: Around) {
    this.#parts = parts;
    this.#table = table;
  }

  /** The grace that was agreed to, or else that of the server. */
  get #pace(): ClockPace {
    const { grace } = this.#table.row().terms;
    return grace === undefined ? this.#parts.pace : { ...this.#parts.pace, grace: grace * 1000 };
  }
  /** It runs, so the table must not be put away. */
  get isRunning(): boolean {
    return this.#forget !== null;
  }
  isAway(seat: number): boolean {
    return this.#clock?.isAway(seat) ?? false;
  }
  /** Who is out of time and grace, if another claims the game from him. */
  claim(by: number): number {
    this.#look();
    const late = this.#clock?.stage === 'late' ? this.#clock.seat : 0;
    if (late === 0 || late === by) throw refuse('nothing-to-claim');
    this.#table.remark(`${this.#name(by)} claims the game: ${this.#name(late)} is out of time.`);
    return late;
  }
  now(viewer: number): ClockNow | null {
    const { terms, status } = this.#table.row();
    // Who watches later does not learn from the clock what happens now.
    if (this.#clock === null || status !== 'playing' || (viewer === 0 && terms.delay > 0)) return null;
    this.#clock.advance(this.#parts.ticker.now());
    return this.#clock.now(viewer);
  }

  /** Opens the clock of a game that goes on; nothing where there is none. */
  open(): void {
    const { terms, clock, seats, status, asked } = this.#table.row();
    if (this.#clock !== null || terms.clock.kind === 'none' || status !== 'playing' || this.#closed) return;
    this.#clock = new Clock(terms.clock, terms.late, this.#pace, seats.length, clock);
    if (clock === null || clock.seat !== this.#timed(asked))
      this.#clock.turn(this.#parts.ticker.now(), this.#timed(asked), 0);
    this.presence();
    this.#table.told();
  }
  /** Something happened: whose turn it is now, and who chose for himself. */
  turn(moved: number): void {
    const { asked, status } = this.#table.row();
    this.#askedBy = 0;
    if (this.#clock === null) return this.open();
    this.#clock.turn(this.#parts.ticker.now(), status === 'playing' ? this.#timed(asked) : 0, moved);
    this.#keep();
    this.presence();
    this.#table.told();
  }
  /** Bots need no clock. */
  #timed(asked: number): number {
    return this.#table.byBot() ? 0 : asked;
  }

  /** Who is here has changed, or what is waited for: it stands still, or runs again. */
  presence(askedBy = this.#askedBy): void {
    const clock = this.#clock;
    if (clock === null) return;
    this.#askedBy = askedBy;
    this.#look();
    const wasStill = clock.isStill;
    const absent = clock.seat !== 0 && this.#table.looking(clock.seat) === 0 ? clock.seat : 0;
    clock.still(this.#parts.ticker.now(), askedBy || absent);
    this.#plan();
    if (clock.isStill !== wasStill) this.#table.told();
  }
  /** He whom a bot stood in for chooses for himself again. */
  back(seat: number): void {
    if (this.#clock?.back(this.#parts.ticker.now(), seat) !== true) return;
    this.#table.remark(`${this.#name(seat)} is back.`);
    this.#keep();
    this.presence();
    this.#table.told();
    this.#table.goOn();
  }

  #plan(): void {
    this.#forget?.();
    this.#forget = null;
    const next = this.#clock?.next ?? null;
    if (next === null || this.#closed) return;
    this.#forget = this.#parts.ticker.after(next, () => {
      this.#forget = null;
      this.#look();
      this.#plan();
      this.#table.told();
    });
  }
  #look(): void {
    const clock = this.#clock;
    if (clock === null || !clock.advance(this.#parts.ticker.now())) return;
    const name = this.#name(clock.seat);
    const grace = Math.round(this.#pace.grace / 1000);
    if (clock.stage === 'warned') this.#table.remark(`Time is up for ${name}: ${grace} seconds of grace.`);
    if (clock.stage === 'late')
      this.#table.remark(`${name} is out of time. The others may claim the game, or wait.`);
    if (clock.stage === 'stood-in')
      this.#table.remark(`${name} is out of time. A bot chooses until ${name} is back.`);
    this.#keep();
    if (clock.stage === 'stood-in') this.#table.goOn();
  }
  #name(seat: number): string {
    return this.#table.row().seats[seat - 1]?.name ?? '';
  }

  #keep(): void {
    const row = this.#table.row();
    const { id } = row;
    if (this.#clock === null) return;
    const state = this.#clock.state();
    // One after the other: what is kept last is how it stands.
    this.#keeping
      .take(() => this.#parts.store.keepClock(row, state))
      .catch((error: unknown) => this.#parts.log(error, id));
  }
  /** Nothing runs any more; what was counted is kept. */
  async close(): Promise<void> {
    const clock = this.#clock;
    this.#closed = true;
    this.#forget?.();
    this.#forget = null;
    this.#clock = null;
    const row = this.#table.row();
    const { id, status } = row;
    await this.#keeping.over();
    if (clock === null || status !== 'playing') return;
    clock.advance(this.#parts.ticker.now());
    await this.#parts.store
      .keepClock(row, clock.state())
      .catch((error: unknown) => this.#parts.log(error, id));
  }
}
