/**
 * What each viewer was told of a game, event by event.
 *
 * Keeps  the number of an event is its place, for every viewer: what is forgotten leaves its place empty.
 */
import type { Line, Told } from '@westmarch/protocol';

export class Telling {
  /** Spectators, then each seat whose player looks. */
  readonly #viewers: readonly number[];
  /** By viewer. */
  readonly #told: readonly Told[][];
  #v = 0;

  constructor(players: number, viewers: readonly number[]) {
    this.#viewers = viewers;
    this.#told = Array.from({ length: players + 1 }, () => []);
  }

  /** So many events were told of. */
  get v(): number {
    return this.#v;
  }

  /** One event more; `undone`: those that are struck by it; `by`: the seat of a bot whose choice it was. */
  tell(linesFor: (viewer: number) => Line[], undone?: readonly number[], by = 0): void {
    this.#v++;
    for (const viewer of this.#viewers)
      this.#told[viewer].push({
        v: this.#v,
        lines: linesFor(viewer),
        ...(undone === undefined ? {} : { undone: [...undone] }),
        ...(by === 0 ? {} : { by }),
      });
  }
  forget(v: number): void {
    for (const viewer of this.#viewers) this.#told[viewer][v - 1] = { v, lines: [] };
  }

  /** All of it for who knows nothing that is there. */
  since(viewer: number, v: number): Told[] {
    return this.#told[viewer].slice(v > this.#v ? 0 : v);
  }
  lines(viewer: number, v: number): readonly Line[] {
    return this.#told[viewer][v - 1]?.lines ?? [];
  }
}
