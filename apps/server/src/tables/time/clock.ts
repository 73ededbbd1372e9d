/**
 * The clock of a table: whose time runs, what each has left, and what follows when it is up.
 *
 * Owns   counting, the warning with its grace, and standing still for a bounded time.
 * Not    timers, storage or telling anyone (timing.ts); what becomes of a claim (table.ts).
 * Keeps  pure: it is told what time it is. Nobody loses by the clock itself: after his time comes a grace, and only then
 *        may others claim, or a bot stands in until he is back. He who chooses meanwhile is in time again.
 */
import type { ClockNow, Terms } from '@westmarch/protocol';

export interface ClockPace {
  /** Milliseconds that follow when one's time is up. */
  readonly grace: number;
  /** Milliseconds, in a whole game, that a clock stands still for a player whose connection is down. */
  readonly absence: number;
}

/** As it is kept: numbers by seat, from the first. */
export interface ClockState {
  readonly left: readonly number[];
  /** How long the clock may still stand still on account of each. */
  readonly spare: readonly number[];
  readonly seat: number;
  readonly stage: ClockNow['stage'];
  readonly grace: number;
  /** Seats that a bot stands in for. */
  readonly away: readonly number[];
}

type Timed = Exclude<Terms['clock'], { kind: 'none' }>;

export class Clock {
  readonly #terms: Timed;
  readonly #late: Terms['late'];
  readonly #pace: ClockPace;
  readonly #left: number[];
  readonly #spare: number[];
  readonly #away: Set<number>;
  #seat: number;
  #stage: ClockNow['stage'];
  #grace: number;
  /** On whose account it stands still; 0: it runs. */
  #stillFor = 0;
  /** Up to when everything is counted; null: it has not begun to count. */
  #counted: number | null = null;

  constructor(terms: Timed, late: Terms['late'], pace: ClockPace, seats: number, kept: ClockState | null) {
    this.#terms = terms;
    this.#late = late;
    this.#pace = pace;
    const all = Array.from({ length: seats });
    this.#left = [...(kept?.left ?? all.map(() => terms.seconds * 1000))];
    this.#spare = [...(kept?.spare ?? all.map(() => pace.absence))];
    this.#away = new Set(kept?.away);
    this.#seat = kept?.seat ?? 0;
    this.#stage = kept?.stage ?? 'running';
    this.#grace = kept?.grace ?? pace.grace;
  }

  get seat(): number {
    return this.#seat;
  }
  get stage(): ClockNow['stage'] {
    return this.#stage;
  }
  isAway(seat: number): boolean {
    return this.#away.has(seat);
  }

  /** Somebody is asked; `moved`: who has just chosen for himself, or 0. A seat of 0: nobody's time runs. */
  turn(time: number, seat: number, moved: number): void {
    this.advance(time);
    if (moved > 0) {
      this.#away.delete(moved);
      if (this.#terms.kind === 'game') this.#left[moved - 1] += this.#terms.increment * 1000;
    }
    this.#seat = seat;
    this.#stillFor = 0;
    this.#begin();
  }
  #begin(): void {
    this.#grace = this.#pace.grace;
    this.#stage = 'running';
    if (this.#seat === 0) return;
    if (this.#terms.kind === 'move') this.#left[this.#seat - 1] = this.#terms.seconds * 1000;
    if (this.#left[this.#seat - 1] <= 0) this.#stage = 'warned';
    if (this.#away.has(this.#seat)) this.#stage = 'stood-in';
  }
  /** One who was stood in for is back: he has at least the grace. */
  back(time: number, seat: number): boolean {
    this.advance(time);
    if (!this.#away.delete(seat)) return false;
    if (seat === this.#seat) this.#begin();
    return true;
  }

  /** It stands still on account of a seat, as long as that has time to spare; 0: it runs again. */
  still(time: number, seat: number): void {
    this.advance(time);
    this.#stillFor = seat > 0 && this.#spare[seat - 1] > 0 ? seat : 0;
  }
  get isStill(): boolean {
    return this.#stillFor !== 0;
  }

  /** Counts up to now; whether its stage changed. */
  advance(time: number): boolean {
    let passed = this.#counted === null ? 0 : Math.max(0, time - this.#counted);
    this.#counted = time;
    if (this.#seat === 0) return false;
    const before = this.#stage;
    if (this.#stillFor !== 0) passed = this.#takeFrom(this.#spare, this.#stillFor, passed);
    if (passed > 0 || this.#spare[this.#stillFor - 1] === 0) this.#stillFor = 0;
    if (this.#stage === 'running') {
      passed = this.#takeFrom(this.#left, this.#seat, passed);
      if (this.#left[this.#seat - 1] === 0) this.#stage = 'warned';
    }
    if (this.#stage === 'warned') {
      this.#grace = Math.max(0, this.#grace - passed);
      if (this.#grace === 0) this.#lapse();
    }
    return before !== this.#stage;
  }
  #lapse(): void {
    this.#stage = this.#late === 'bot' ? 'stood-in' : 'late';
    if (this.#late === 'bot') this.#away.add(this.#seat);
  }
  /** Takes so much from what a seat has; what could not be taken. */
  #takeFrom(from: number[], seat: number, passed: number): number {
    const taken = Math.min(from[seat - 1], passed);
    from[seat - 1] -= taken;
    return passed - taken;
  }

  /** Milliseconds until something changes by itself; null: nothing does. */
  get next(): number | null {
    if (this.#seat === 0) return null;
    if (this.#stillFor !== 0) return this.#spare[this.#stillFor - 1];
    if (this.#stage === 'running') return this.#left[this.#seat - 1];
    return this.#stage === 'warned' ? this.#grace : null;
  }

  /** As a seat is told. */
  now(viewer: number): ClockNow {
    const warned = this.#stage === 'warned';
    return {
      left: this.#left.map((left, i) => Math.round(warned && i + 1 === this.#seat ? this.#grace : left)),
      seat: this.#seat,
      stage: this.#stage,
      paused: this.isStill,
      mayClaim: this.#stage === 'late' && viewer !== 0 && viewer !== this.#seat,
    };
  }
  state(): ClockState {
    return {
      left: [...this.#left],
      spare: [...this.#spare],
      seat: this.#seat,
      stage: this.#stage,
      grace: this.#grace,
      away: [...this.#away],
    };
  }
}
