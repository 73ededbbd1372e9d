/** Chance in standing positions: dice that nobody has to fix, and that fall the same each time. */
import { Fate } from '@westmarch/kernel';

/** Chance as it usually falls, in the middle: each roll of two dice is a seven. */
export class Usual extends Fate {
  #taken: number;

  constructor(taken = 0) {
    super([]);
    this.#taken = taken;
  }

  override take(low: number, high: number): number {
    const middle = (low + high) / 2;
    return this.#taken++ % 2 === 0 ? Math.ceil(middle) : Math.floor(middle);
  }

  override copy(): Usual {
    return new Usual(this.#taken);
  }
}
