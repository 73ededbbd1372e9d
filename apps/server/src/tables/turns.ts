/**
 * What is done at a table, one after the other.
 *
 * Keeps  what failed holds nobody up; so much may wait and no more, which only who does not wait for answers reaches.
 */
import { refuse } from './refusal.ts';

const MOST_WAITING = 100;

export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Does a task when everything before it is done. */
  take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) return Promise.reject(refuse('busy'));
    this.#waiting += 1;
    const done = this.#last.then(task);
    this.#last = done
      .catch(() => {})
      .finally(() => {
        this.#waiting -= 1;
      });
    return done;
  }
  /** Waits until nothing is under way. */
  async over(): Promise<void> {
    await this.#last;
  }
}
