/** So many messages at once, so many a second after that. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #last: number;

  constructor(size: number, perSecond: number, time: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#last = time;
  }

  /** Whether one more is allowed at this time, in milliseconds. */
  take(time: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((time - this.#last) / 1000) * this.#perSecond);
    this.#last = time;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
