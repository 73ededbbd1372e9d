/** The cheapest player there is: picks at random, from a generator of its own (xorshift, 32 bits), so that games can be repeated. */
export class RandomPolicy {
  #x: number;

  constructor(seed = 0x2545f491) {
    this.#x = seed;
  }

  /** A number from 0 to n − 1. */
  below(n: number): number {
    let x = this.#x;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#x = x;
    return (x >>> 0) % n;
  }
}

/** Folds one more number into a running checksum. */
export const mix = (checksum: number, more: number): number =>
  Math.imul(checksum ^ more, 0x01000193) ^ (checksum >>> 15);

export const hex = (checksum: number): string => (checksum >>> 0).toString(16).padStart(8, '0');
