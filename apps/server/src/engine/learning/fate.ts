/** Dice of a puzzle or lesson: those it names first, then sevens, so that every line can be played to its end. */
import { Fate } from '@westmarch/kernel';

export class EndlessFate extends Fate {
  readonly #values: readonly number[];
  #next: number;

  constructor(values: readonly number[], next = 0) {
    super([]);
    this.#values = values;
    this.#next = next;
  }
  override take(low: number, high: number): number {
    const at = this.#next++;
    if (at < this.#values.length) return Math.min(high, Math.max(low, this.#values[at]));
    const half = (low + high) / 2;
    return at % 2 === 0 ? Math.floor(half) : Math.ceil(half);
  }
  override get left(): readonly number[] {
    return this.#values.slice(this.#next);
  }
  override copy(): EndlessFate {
    return new EndlessFate(this.#values, this.#next);
  }
}
