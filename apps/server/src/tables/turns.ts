/**
 * What is done at a table, one after the other.
 *
 * Owns   the queue: so much may wait and no more, which only who does not wait for answers reaches; and what follows when
 *        storage fails, or another server has taken the table.
 * Keeps  after storage failed in the midst of something, what is kept is read again before anything else is done.
 */
import { Displaced } from '../store/table-store.ts';
import { InOrder } from './in-order.ts';
import { isOfStorage, refuse } from './refusal.ts';

const MOST_WAITING = 100;

interface Around {
  /** Another server keeps the table by now. */
  displaced(): void;
  /** It may be kept otherwise than it stands here. */
  readAgain(): Promise<void>;
  /** What somebody asked for could not be kept; what happens by itself sees to it by itself that it is tried again. */
  failed(): void;
}

export class Turns {
  readonly #table: Around;
  readonly #inOrder = new InOrder();
  #waiting = 0;
  #unsure = false;
  #closed = false;

  constructor(table: Around) {
    this.#table = table;
  }

  take<T>(task: () => Promise<T>, why: 'asked' | 'by itself' = 'asked'): Promise<T> {
    if (this.#closed) return Promise.reject(refuse('put-away'));
    if (this.#waiting >= MOST_WAITING) return Promise.reject(refuse('busy'));
    this.#waiting += 1;
    return this.#inOrder
      .take(() => this.#do(task, why))
      .finally(() => {
        this.#waiting -= 1;
      });
  }
  async #do<T>(task: () => Promise<T>, why: 'asked' | 'by itself'): Promise<T> {
    if (this.#unsure) {
      await this.#table.readAgain();
      this.#unsure = false;
    }
    try {
      return await task();
    } catch (error) {
      if (error instanceof Displaced) {
        this.#table.displaced();
        throw refuse('put-away');
      }
      if (isOfStorage(error)) {
        this.#unsure = true;
        if (why === 'asked') this.#table.failed();
      }
      throw error;
    }
  }
  /** Nothing more is begun. */
  close(): void {
    this.#closed = true;
  }
  /** Waits until nothing is under way. */
  over(): Promise<void> {
    return this.#inOrder.over();
  }
}
