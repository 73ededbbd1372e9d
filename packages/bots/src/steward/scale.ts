/**
 * A scale for one choice after another: what speaks for it and against it is laid on with its weight.
 *
 * Owns   adding up; and, while it is watched, what each consideration came to.
 * Keeps  nothing is allocated as long as nobody watches.
 */
export class Scale<Name extends string> {
  total = 0;
  readonly #weights: Readonly<Record<Name, number>>;
  #terms: Map<Name, number> | null = null;

  constructor(weights: Readonly<Record<Name, number>>) {
    this.#weights = weights;
  }

  /** For the next choice. */
  empty(): this {
    this.total = 0;
    this.#terms?.clear();
    return this;
  }

  put(name: Name, value: number): void {
    const weighed = this.#weights[name] * value;
    this.total += weighed;
    this.#terms?.set(name, (this.#terms.get(name) ?? 0) + weighed);
  }

  /** From now on it remembers what was laid on. */
  watch(): void {
    this.#terms = new Map();
  }

  /** What each consideration came to for the choice that lies on it. */
  get terms(): ReadonlyMap<Name, number> {
    return new Map(this.#terms);
  }
}
