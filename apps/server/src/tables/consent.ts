/**
 * Undo by consent: who asked to take his last choice back, and who has agreed.
 *
 * Owns   the request while it waits, on the disk too, and that it lapses when nobody answers.
 * Not    taking back (the game), nor who must agree (the table).
 */
import type { Held, TableStore } from '../store/table-store.ts';

export class Consent {
  readonly #table: Held;
  readonly #store: Pick<TableStore, 'keepUndo'>;
  readonly #agreed: Set<number>;
  #askedBy: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    table: Held,
    kept: { readonly by: number; readonly agreed: readonly number[] },
    store: Pick<TableStore, 'keepUndo'>,
  ) {
    this.#table = table;
    this.#store = store;
    this.#askedBy = kept.by;
    this.#agreed = new Set(kept.agreed);
  }

  /** Who waits for consent, or 0. */
  get askedBy(): number {
    return this.#askedBy;
  }
  hasAgreed(seat: number): boolean {
    return this.#agreed.has(seat);
  }

  async ask(seat: number): Promise<void> {
    await this.#store.keepUndo(this.#table, seat, []);
    this.#askedBy = seat;
    this.#agreed.clear();
  }
  async agree(seat: number): Promise<void> {
    await this.#store.keepUndo(this.#table, this.#askedBy, [...this.#agreed, seat]);
    this.#agreed.add(seat);
  }
  async refuse(): Promise<void> {
    await this.#store.keepUndo(this.#table, 0, []);
    this.forget();
  }
  /** An event happened: on the disk the request went with it. */
  forget(): void {
    this.#askedBy = 0;
    this.#agreed.clear();
    this.unplan();
  }

  /** Begins to wait, if somebody asks and nobody waits yet. */
  plan(within: number, lapse: () => void): void {
    if (this.#askedBy === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      lapse();
    }, within);
    this.#timer.unref();
  }
  unplan(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
