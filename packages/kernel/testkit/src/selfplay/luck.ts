/** Random picks of the testkit itself: seeded, and apart from the generator of the game that is played. */
import { below, CHANCE_WORDS, seedChance } from '@westmarch/kernel';

export class Luck {
  readonly #words = new Int32Array(CHANCE_WORDS);

  constructor(seed: string) {
    seedChance(this.#words, seed);
  }

  /** A number from 0 to n − 1. */
  below(n: number): number {
    return below(this.#words, n);
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return below(this.#words, n) === 0;
  }

  pick<T>(from: readonly T[]): T {
    return from[below(this.#words, from.length)];
  }
}
