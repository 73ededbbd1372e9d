/**
 * What instrumented code calls: it answers what the code would have answered, and notes for each change whether the
 * answer would ever have been another.
 *
 * Owns   the notes: a change was never reached, was reached, or would have made a difference.
 * Keeps  sides that would not have been asked are asked aside: nothing in there is noted, and what they throw is a
 *        difference. Only what is pure may be asked so (pure.ts).
 */

/** Under this name instrumented code finds it. */
export const NAME = '__watch';

/** What is new since the last time: numbers of changes. */
export interface News {
  readonly reached: readonly number[];
  readonly differed: readonly number[];
}

export type Compared = '<' | '<=' | '>' | '>=' | '===' | '!==';

const REACHED = 1;
const DIFFERED = 2;
/** Far more than there are places. */
const MOST = 1 << 20;

export class Watch {
  readonly #seen = new Uint8Array(MOST);
  #news: { reached: number[]; differed: number[] } = { reached: [], differed: [] };
  /** More than 0 while something is asked that the code itself does not ask. */
  #aside = 0;

  takeNews(): News {
    const news = this.#news;
    this.#news = { reached: [], differed: [] };
    return news;
  }

  #note(change: number, differs: boolean): void {
    if (change < 0 || this.#aside > 0) return;
    if (differs && this.#seen[change] < DIFFERED) {
      this.#seen[change] = DIFFERED;
      this.#news.differed.push(change);
    } else if (this.#seen[change] < REACHED) {
      this.#seen[change] = REACHED;
      this.#news.reached.push(change);
    }
  }

  /** Whoever comes here may notice the change. */
  at<T>(change: number, value: T): T {
    this.#note(change, true);
    return value;
  }
  /** The change makes a difference if this holds … */
  met<T>(change: number, value: T): T {
    this.#note(change, Boolean(value));
    return value;
  }
  /** … or if it does not. */
  unmet<T>(change: number, value: T): T {
    this.#note(change, !value);
    return value;
  }
  /** What is added or taken away: 0 is the same either way. */
  amount<T>(change: number, value: T): T {
    this.#note(change, value !== 0);
    return value;
  }

  /** `Math.min` against `Math.max`. */
  extreme(change: number, name: 'min' | 'max'): (...list: number[]) => number {
    return (...list) => {
      this.#note(change, Math.min(...list) !== Math.max(...list));
      return Math[name](...list);
    };
  }

  /** `other` is the change to the operator, `more` and `less` those to a number on the right. */
  compare(
    op: Compared,
    turned: Compared,
    a: number,
    b: number,
    [other, more, less]: readonly [number, number, number],
  ): boolean {
    const answer = compared(op, a, b);
    if (this.#aside > 0) return answer;
    this.#note(other, compared(turned, a, b) !== answer);
    if (more >= 0) this.#note(more, compared(op, a, b + 1) !== answer);
    if (less >= 0) this.#note(less, compared(op, a, b - 1) !== answer);
    return answer;
  }

  /** `left && right()`: against `left`, against `right()`, and against `||`. */
  and<T>(truth: boolean, changes: Parts, left: T, right: () => T): T {
    return this.#both(true, truth, changes, left, right);
  }
  /** `left || right()`: against `left`, against `right()`, and against `&&`. */
  or<T>(truth: boolean, changes: Parts, left: T, right: () => T): T {
    return this.#both(false, truth, changes, left, right);
  }

  #both<T>(and: boolean, truth: boolean, [toLeft, toRight, other]: Parts, left: T, right: () => T): T {
    const differs = (a: T, b: T): boolean => (truth ? !a !== !b : !Object.is(a, b));
    if (Boolean(left) === and) {
      const answer = right();
      this.#note(toLeft, differs(left, answer));
      this.#note(toRight, false);
      this.#note(other, differs(left, answer));
      return answer;
    }
    this.#note(toLeft, false);
    if (this.#aside === 0 && (this.#isOpen(toRight) || this.#isOpen(other))) {
      const would = this.#wouldDiffer(right, (answer) => differs(left, answer));
      this.#note(toRight, would);
      this.#note(other, would);
    }
    return left;
  }
  #isOpen(change: number): boolean {
    return change >= 0 && this.#seen[change] < DIFFERED;
  }
  #wouldDiffer<T>(ask: () => T, differs: (answer: T) => boolean): boolean {
    this.#aside++;
    try {
      return differs(ask());
    } catch {
      return true;
    } finally {
      this.#aside--;
    }
  }
}

/** The changes to `&&` or `||`: only its left side is left, only its right side, or it becomes the other. */
type Parts = readonly [number, number, number];

function compared(op: Compared, a: number, b: number): boolean {
  if (op === '<') return a < b;
  if (op === '<=') return a <= b;
  if (op === '>') return a > b;
  if (op === '>=') return a >= b;
  return op === '===' ? a === b : a !== b;
}
