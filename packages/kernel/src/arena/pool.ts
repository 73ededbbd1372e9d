/** States that are used again: a search copies millions of games and allocates none after warm-up. */
import { copy, newState, type State } from './state.ts';

export class Pool<S extends State> {
  readonly #like: S;
  readonly #free: S[] = [];

  constructor(like: S) {
    this.#like = like;
  }

  /** A state equal to `from`, from the pool if one is free. */
  take(from: S): S {
    const s = this.#free.pop() ?? newState<S>(this.#like.layout, this.#like.engine);
    copy(from, s);
    return s;
  }

  give(s: S): void {
    this.#free.push(s);
  }

  get free(): number {
    return this.#free.length;
  }
}
