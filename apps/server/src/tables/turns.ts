/** What is done at a table, one after the other: so much may wait and no more, which only who does not wait for answers reaches. */
import { InOrder } from './in-order.ts';
import { refuse } from './refusal.ts';

const MOST_WAITING = 100;

export class Turns {
  readonly #inOrder = new InOrder();
  #waiting = 0;

  take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) return Promise.reject(refuse('busy'));
    this.#waiting += 1;
    return this.#inOrder.take(task).finally(() => {
      this.#waiting -= 1;
    });
  }
  /** Waits until nothing is under way. */
  over(): Promise<void> {
    return this.#inOrder.over();
  }
}
