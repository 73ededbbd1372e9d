/**
 * How much each may do: so much at once, so much in a time after that.
 *
 * Keeps  counted by a clock that never jumps, so a changed system time locks nobody out; the number of those who are
 *        remembered is bounded, and who has his whole allowance again is forgotten first.
 */

export interface Allowance {
  /** At once. */
  readonly size: number;
  /** Milliseconds in which as much comes back. */
  readonly within: number;
}

interface Left {
  left: number;
  last: number;
}

const REMEMBERED = 50_000;

export class Allowances {
  readonly #allowance: Allowance;
  readonly #most: number;
  /** The one who did something last stands last. */
  readonly #left = new Map<string, Left>();

  constructor(allowance: Allowance, most = REMEMBERED) {
    this.#allowance = allowance;
    this.#most = most;
  }

  get remembered(): number {
    return this.#left.size;
  }

  /** Whether one more is allowed to this one; `time` in milliseconds of a clock that only goes forward. */
  take(who: string, time = performance.now()): boolean {
    const { size, within } = this.#allowance;
    const found = this.#left.get(who) ?? { left: size, last: time };
    found.left = Math.min(size, found.left + (Math.max(0, time - found.last) / within) * size);
    found.last = time;
    this.#left.delete(who);
    this.#left.set(who, found);
    if (this.#left.size > this.#most) this.#forget();
    if (found.left < 1) return false;
    found.left -= 1;
    return true;
  }
  #forget(): void {
    for (const [who] of this.#left) {
      this.#left.delete(who);
      return;
    }
  }
}
