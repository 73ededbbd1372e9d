/**
 * Windows: when actions can be used. Many cards share one, and most windows do not ask which card it is about; such a
 * window is looked at once for each player in an enumeration, however many cards wait for it.
 *
 * Owns   the list of windows, what is known of them while nothing changes, and the sets of windows by which cards are
 *        passed over at a glance: most have nothing that could be done now.
 * Keeps  an answer is remembered only while nothing can change, exactly like a kept value; a set says at most that
 *        nothing in it is open, and whatever it lets through is asked for its own window.
 */
import { literal } from '../../arena/generate.ts';
import type { State } from '../../arena/state.ts';
import type { Engine } from '../../engine.ts';
import { allHold, type Gate, type PlayerTest } from '../../explain/gate.ts';
import type { Gen } from '../compile/gen.ts';
import { type Condition, isCondition, noSlots } from '../words/node.ts';

/** Finds out about all windows for a player, from that word on; returns which bits have an open one. */
type FindOut = (s: State, player: number, open: Int32Array, at: number) => number;

/** Seats that a table can have, and none. */
const SEATS = 8;
/** Windows have so many bits in sets; those beyond share them, and have words of their own in what is kept. */
const BITS = 31;
/** The bit of whatever must be asked in any case: it is always open. */
const ASK = 1 << BITS;

/** The set of one window; of number 0 nothing is known before the card is asked. */
export const windowBit = (window: number): number => (window === 0 ? ASK : 1 << (window % BITS));

/** What each state has found out about windows since the last change: for each player a bit of each. */
export class WindowCache {
  #open = new Int32Array(SEATS);
  /** How many words a player has there. */
  #words = 1;
  /** By player: when all windows were last asked, and which bits of sets were open. */
  readonly #begun = new Int32Array(SEATS);
  readonly #some = new Int32Array(SEATS);

  isOpen(s: State, windows: Windows, window: number, player: number): boolean {
    const { side } = s;
    if (!side.still) return windows.all[window](s, player);
    if (this.#begun[player] !== side.stamp) this.#findOut(s, windows, player);
    const word = this.#open[player * this.#words + Math.floor(window / BITS)];
    return (word & (1 << (window % BITS))) !== 0;
  }

  /** What may be open of a set of windows: where nothing is kept, all of it. */
  openOf(s: State, windows: Windows, set: number, player: number): number {
    const { side } = s;
    if (!side.still) return set;
    if (this.#begun[player] !== side.stamp) this.#findOut(s, windows, player);
    return this.#some[player] & set;
  }

  /** All at once: whoever asks for some of them will ask for most. */
  #findOut(s: State, windows: Windows, player: number): void {
    const words = Math.ceil(windows.all.length / BITS);
    if (this.#words !== words) {
      this.#words = words;
      this.#open = new Int32Array(words * SEATS);
      this.forget();
    }
    this.#begun[player] = s.side.stamp;
    this.#some[player] = ASK | windows.findOut(s, player, this.#open, player * words);
  }

  /** No old stamp may come round again and pass for a new one. */
  forget(): void {
    this.#begun.fill(0);
  }
}

/** Source that asks all windows but number 0, which stands for none, word by word. */
function askAll(windows: number): string {
  const words = Array.from({ length: Math.ceil(windows / BITS) }, (_, i) => {
    const first = i * BITS;
    const asks = Array.from({ length: Math.min(BITS, windows - first) }, (_none, bit) =>
      first + bit === 0 ? '' : `if (w${first + bit}(s, player)) word |= ${1 << bit};`,
    );
    return `word = 0; ${asks.join(' ')} open[at + ${i}] = word; some |= word;`;
  });
  return words.join(' ');
}

/** All windows of an engine that do not depend on the card, each kept once. Number 0 stands for none. */
export class Windows {
  readonly all: PlayerTest[] = [() => true];
  /** Every window is called by its own name there; made anew when one was added. */
  findOut: FindOut = this.#first();
  readonly #known = new Map<string | Gate, number>();

  /** The number of the window that an expression is, or 0 where it asks about the card itself. */
  number(g: Gen, expression: string): number {
    const key = g.key(expression);
    if (/\b(self|subject)\b/.test(key)) return 0;
    return this.#keep(key, () =>
      g.make<PlayerTest>(
        `(s, you) => { const self = 0, it = 0, a = 0, b = 0, n = 0, f = 0, subject = 0; return ${expression}; }`,
      ),
    );
  }

  /**
   * A window outside of which a condition cannot hold, or 0 where none is known: itself, if it asks about no card;
   * what it says of itself; or a part that must hold.
   */
  around(g: Gen, c: Condition): number {
    const own = this.number(g, c.js(g, noSlots));
    if (own !== 0) return own;
    if (c.within !== undefined) return this.around(g, c.within);
    if (c.word !== 'all') return 0;
    for (const part of c.parts) {
      const found = isCondition(part) ? this.around(g, part) : 0;
      if (found !== 0) return found;
    }
    return 0;
  }

  /** The number of the window that some gates of the rules are together, which ask about no card. */
  ofGates(gates: readonly Gate[]): number {
    const make = (): PlayerTest => allHold(gates.map(({ holds }) => holds));
    return gates.length === 1 ? this.#keep(gates[0], make) : this.#add(make());
  }

  #add(window: PlayerTest): number {
    this.all.push(window);
    this.findOut = this.#first();
    return this.all.length - 1;
  }

  #first(): FindOut {
    return (s, player, open, at) => {
      this.findOut = literal<FindOut>(
        `return (s, player, open, at) => { let some = 0, word = 0; ${askAll(this.all.length)} return some; };`,
        Object.fromEntries(this.all.map((window, i) => [`w${i}`, window])),
      );
      return this.findOut(s, player, open, at);
    };
  }

  #keep(key: string | Gate, make: () => PlayerTest): number {
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#add(make());
      this.#known.set(key, known);
    }
    return known;
  }
}

/** A window is open for a player now. */
export const windowIsOpen = (s: State, engine: Engine, window: number, player: number): boolean =>
  s.side.windows.isOpen(s, engine.windows, window, player);

/** What may be open of a set of windows for a player now. */
export const openOf = (s: State, engine: Engine, set: number, player: number): number =>
  s.side.windows.openOf(s, engine.windows, set, player);
