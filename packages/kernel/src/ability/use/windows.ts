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
import { allHold, type Gate, type PlayerTest, type Test } from '../../explain/gate.ts';
import type { Gen } from '../compile/gen.ts';
import { type Condition, isCondition, noSlots } from '../words/node.ts';

/** Finds out about all windows for a player, from that cell on: what is open of the rules', of the texts', and each. */
type FindOut = (s: State, player: number, open: Int32Array, at: number) => void;

/** Whose windows they are: sets of the rules' own and of what texts say share no bits. */
type Whose = 'rules' | 'texts';

/** Seats that a table can have, and none. */
const SEATS = 8;
/** Windows have so many bits in a set; those beyond share them, and have words of their own in what is kept. */
const BITS = 31;
/** The bit of whatever must be asked in any case: it is always open. */
const ASK = 1 << BITS;
/** Where the sets lie in what is kept of a player, and where the windows' own words begin. */
const AT = { rules: 0, texts: 1, words: 2 } as const;

const ALL = -1;

/** What each state has found out about windows since the last change: for each player a bit of each. */
export class WindowCache {
  #open = new Int32Array(SEATS * AT.words);
  /** How many cells a player has there. */
  #cells: number = AT.words;
  /** By player: when all windows were last asked. */
  readonly #begun = new Int32Array(SEATS);

  isOpen(s: State, windows: Windows, window: number, player: number): boolean {
    const { side } = s;
    if (!side.still) return windows.all[window](s, player);
    if (this.#begun[player] !== side.stamp) this.#findOut(s, windows, player);
    const word = this.#open[player * this.#cells + AT.words + Math.floor(window / BITS)];
    return (word & (1 << (window % BITS))) !== 0;
  }

  /** What may be open of all windows of the rules, or of texts: where nothing is kept, all of them. */
  openOf(s: State, windows: Windows, whose: Whose, player: number): number {
    const { side } = s;
    if (!side.still) return ALL;
    if (this.#begun[player] !== side.stamp) this.#findOut(s, windows, player);
    return this.#open[player * this.#cells + AT[whose]];
  }

  /** All at once: whoever asks for some of them will ask for most. */
  #findOut(s: State, windows: Windows, player: number): void {
    const cells = AT.words + Math.ceil(windows.all.length / BITS);
    if (this.#cells !== cells) {
      this.#cells = cells;
      this.#open = new Int32Array(cells * SEATS);
      this.forget();
    }
    this.#begun[player] = s.side.stamp;
    windows.findOut(s, player, this.#open, player * cells);
  }

  /** No old stamp may come round again and pass for a new one. */
  forget(): void {
    this.#begun.fill(0);
  }
}

/** A window: what must hold, in order, and its bit in the set of those like it. */
interface Window {
  readonly tests: readonly Test[];
  readonly whose: Whose;
  readonly bit: number;
}

/** Windows that begin with the same test are asked behind it: while it fails, none of them is. */
class Branch {
  readonly #branches = new Map<Test, Branch>();
  readonly #ends: number[] = [];

  add(window: number, tests: readonly Test[]): void {
    const [first, ...rest] = tests;
    if (first === undefined) {
      this.#ends.push(window);
      return;
    }
    let branch = this.#branches.get(first);
    if (branch === undefined) this.#branches.set(first, (branch = new Branch()));
    branch.add(window, rest);
  }

  source(windows: readonly Window[], name: (test: Test) => string): string {
    const opened = this.#ends.map((window) => {
      const { whose, bit } = windows[window];
      return `${whose} |= ${bit}; word${Math.floor(window / BITS)} |= ${1 << (window % BITS)};`;
    });
    const behind = [...this.#branches].map(
      ([test, branch]) => `if (${name(test)}(s, player, 0)) { ${branch.source(windows, name)} }`,
    );
    return [...opened, ...behind].join(' ');
  }
}

function findOutOf(windows: readonly Window[]): FindOut {
  const root = new Branch();
  for (const [window, { tests }] of windows.entries()) if (window !== 0) root.add(window, tests);
  const named = new Map<Test, string>();
  const source = root.source(windows, (test) => {
    const name = named.get(test) ?? `t${named.size}`;
    named.set(test, name);
    return name;
  });
  const words = Array.from({ length: Math.ceil(windows.length / BITS) }, (_, i) => i);
  const given = Object.fromEntries([...named].map(([test, name]) => [name, test]));
  return literal<FindOut>(
    `return (s, player, open, at) => { let rules = ${ASK}, texts = ${ASK}; ${words.map((i) => `let word${i} = 0;`).join(' ')} ${source} open[at] = rules; open[at + 1] = texts; ${words.map((i) => `open[at + ${AT.words + i}] = word${i};`).join(' ')} };`,
    given,
  );
}

/** All windows of an engine that do not depend on the card, each kept once. Number 0 stands for none. */
export class Windows {
  readonly all: PlayerTest[] = [() => true];
  readonly #windows: Window[] = [{ tests: [], whose: 'rules', bit: ASK }];
  /** Every test is called by its own name there; made anew when a window was added. */
  findOut: FindOut = this.#first();
  readonly #known = new Map<string | Gate, number>();

  /** The number of the window that an expression is, or 0 where it asks about the card itself. */
  number(g: Gen, expression: string): number {
    const key = g.key(expression);
    if (/\b(self|subject)\b/.test(key)) return 0;
    return this.#keep(key, 'texts', () => [
      g.make<PlayerTest>(
        `(s, you) => { const self = 0, it = 0, a = 0, b = 0, n = 0, f = 0, subject = 0; return ${expression}; }`,
      ),
    ]);
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
    const tests = (): Test[] => gates.map(({ holds }) => holds);
    return gates.length === 1 ? this.#keep(gates[0], 'rules', tests) : this.#add('rules', tests());
  }

  /** The set of one window, among those like it; of number 0 nothing is known before the card is asked. */
  bit(window: number): number {
    return this.#windows[window].bit;
  }

  #add(whose: Whose, tests: readonly Test[]): number {
    const like = this.#windows.filter((other, i) => i !== 0 && other.whose === whose).length;
    this.#windows.push({ tests, whose, bit: 1 << (like % BITS) });
    this.all.push(allHold(tests));
    this.findOut = this.#first();
    return this.all.length - 1;
  }

  #first(): FindOut {
    return (s, player, open, at) => {
      this.findOut = findOutOf(this.#windows);
      this.findOut(s, player, open, at);
    };
  }

  #keep(key: string | Gate, whose: Whose, tests: () => readonly Test[]): number {
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#add(whose, tests());
      this.#known.set(key, known);
    }
    return known;
  }
}

/** A window is open for a player now. */
export const windowIsOpen = (s: State, engine: Engine, window: number, player: number): boolean =>
  s.side.windows.isOpen(s, engine.windows, window, player);

/** What may be open for a player now, of the windows of the rules. */
export const openRules = (s: State, engine: Engine, player: number): number =>
  s.side.windows.openOf(s, engine.windows, 'rules', player);

/** And of those of texts. */
export const openTexts = (s: State, engine: Engine, player: number): number =>
  s.side.windows.openOf(s, engine.windows, 'texts', player);
