/** Tasks that are done one after the other; what failed holds nobody up. */
export class InOrder {
  #last: Promise<unknown> = Promise.resolve();

  /** Does a task when everything before it is done. */
  take<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }
  /** Waits until nothing is under way. */
  async over(): Promise<void> {
    await this.#last;
  }
}
