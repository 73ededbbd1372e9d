/**
 * Windows: when actions can be used. Many cards share one, and most windows do not ask which card it is about; such a
 * window is looked at once for each player in an enumeration, however many cards wait for it.
 *
 * Keeps  an answer is remembered only while nothing can change, exactly like a kept value.
 */
import type { State } from '../arena/state.ts';
import type { Engine } from '../engine.ts';
import type { Gen } from './gen.ts';

type Holds = (s: State, player: number) => boolean;

/** Seats that a table can have, and none. */
const SEATS = 8;

/** What each state has found out about windows since the last change: by window and player. */
export class WindowCache {
  #stamps = new Int32Array(0);
  #open = new Uint8Array(0);

  isOpen(s: State, windows: readonly Holds[], window: number, player: number): boolean {
    const { side } = s;
    if (!side.still) return windows[window](s, player);
    const at = window * SEATS + player;
    if (at >= this.#stamps.length) this.#grow(windows.length);
    if (this.#stamps[at] === side.stamp) return this.#open[at] === 1;
    const open = windows[window](s, player);
    this.#stamps[at] = side.stamp;
    this.#open[at] = open ? 1 : 0;
    return open;
  }

  /** No old stamp may come round again and pass for a new one. */
  forget(): void {
    this.#stamps.fill(0);
  }

  #grow(windows: number): void {
    const stamps = new Int32Array(windows * SEATS);
    stamps.set(this.#stamps);
    this.#stamps = stamps;
    const open = new Uint8Array(windows * SEATS);
    open.set(this.#open);
    this.#open = open;
  }
}

/** All windows of an engine that do not depend on the card, each kept once. Number 0 stands for none. */
export class Windows {
  readonly all: Holds[] = [() => true];
  readonly #known = new Map<string, number>();

  /** The number of the window that an expression is, or 0 where it asks about the card itself. */
  number(g: Gen, expression: string): number {
    const key = g.key(expression);
    if (/\b(self|subject)\b/.test(key)) return 0;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.all.length;
      this.all.push(
        g.make<Holds>(
          `(s, you) => { const self = 0, it = 0, a = 0, b = 0, n = 0, f = 0, subject = 0; return ${expression}; }`,
        ),
      );
      this.#known.set(key, known);
    }
    return known;
  }
}

/** A window is open for a player now. */
export const windowIsOpen = (s: State, engine: Engine, window: number, player: number): boolean =>
  s.side.windows.isOpen(s, engine.windows.all, window, player);
