/** Random outcomes fixed beforehand, for tests and scenarios: a list that must be used up exactly. */
import type { State } from '../arena/state.ts';

export class Fate {
  readonly #values: readonly number[];
  #next: number;

  constructor(values: readonly number[], next = 0) {
    this.#values = values;
    this.#next = next;
  }

  /** The next outcome, which must be possible: from `low` to `high`. */
  take(low: number, high: number): number {
    if (this.#next >= this.#values.length)
      throw new Error(`A random outcome was needed, but all ${this.#values.length} fixed ones are used up.`);
    const value = this.#values[this.#next];
    if (!Number.isInteger(value) || value < low || value > high)
      throw new Error(
        `The fixed outcome ${value} (number ${this.#next + 1}) is not a number from ${low} to ${high}.`,
      );
    this.#next++;
    return value;
  }

  /** A place with at least two cards is shuffled, from the generator whatever is fixed. For who watches a game. */
  shuffled(_s: State, _at: number): void {}

  get left(): readonly number[] {
    return this.#values.slice(this.#next);
  }

  copy(): Fate {
    return new Fate(this.#values, this.#next);
  }
}
