/**
 * How likely a goal is from a small position: every outcome of the dice, the best choice of the solver, the worst of
 * the others.
 *
 * Owns   running through all outcomes of a choice, each with its weight.
 * Keeps  exact: nothing is sampled. What is too large to be run through is said to be so, and not guessed at.
 */
import { Fate, hash, type State } from '@westmarch/kernel';
import { type Question, TooLarge } from './solver.ts';

/** Two dice: of 36 throws so many make each sum, from 2. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/**
 * Outcomes in their order, like the wheels of a counter: those that are given, and then the lowest of each. Two dice
 * are thrown together and count by their sum: they are one wheel.
 */
class Wheels extends Fate {
  /** What was taken, the highest there is, and how likely what was taken is. */
  readonly #taken: { readonly value: number; readonly high: number; readonly weight: number }[] = [];
  readonly #given: readonly number[];
  /** The second of two dice. */
  #second = 0;

  constructor(given: readonly number[]) {
    super([]);
    this.#given = given;
  }
  override take(low: number, high: number): number {
    if (low !== 1 || high !== 6) return this.#turn(low, high, () => 1 / (high - low + 1));
    if (this.#second > 0) {
      const second = this.#second;
      this.#second = 0;
      return second;
    }
    const sum = this.#turn(2, 12, (value) => WAYS[value - 2] / 36);
    const first = Math.min(6, sum - 1);
    this.#second = sum - first;
    return first;
  }
  #turn(low: number, high: number, weight: (value: number) => number): number {
    const value = this.#given[this.#taken.length] ?? low;
    this.#taken.push({ value, high, weight: weight(value) });
    return value;
  }
  /** How likely exactly these are. */
  get weight(): number {
    if (this.#second > 0) throw new TooLarge('a die was thrown alone');
    return this.#taken.reduce((product, { weight }) => product * weight, 1);
  }
  /** The next outcomes in order; null after the last. */
  next(): number[] | null {
    const values = this.#taken.map(({ value }) => value);
    for (let i = values.length - 1; i >= 0; i--)
      if (values[i] < this.#taken[i].high) return [...values.slice(0, i), values[i] + 1];
    return null;
  }
}

/** Two chances that differ by less are the same. */
export const SAME = 1e-9;

export class Chances<S extends State> {
  readonly #question: Question<S>;
  readonly #most: number;
  readonly #known = new Map<string, number>();
  /** One state for each depth, made when it is first needed. */
  readonly #states: S[] = [];
  #looked = 0;

  constructor(question: Question<S>, most = 60_000) {
    this.#question = question;
    this.#most = most;
  }

  /** The chance of the goal from here, if everybody chooses as well as he can. */
  of(s: S): number {
    this.#looked = 0;
    return this.#of(s, 0);
  }
  /** The chance after this option. */
  after(s: S, option: number): number {
    this.#looked = 0;
    return this.#after(s, option, 0);
  }
  /** The option that is best for whoever is asked. */
  best(s: S): number {
    const mine = s.kernel.asked === this.#question.solver;
    const { count } = this.#question.game.options(s);
    const chances = Array.from({ length: count }, (_, i) => this.after(s, i));
    const best = mine ? Math.max(...chances) : Math.min(...chances);
    return chances.findIndex((chance) => Math.abs(chance - best) < SAME);
  }

  /** Positions that were looked at for the last question. */
  get looked(): number {
    return this.#looked;
  }

  #of(s: S, depth: number): number {
    const { isOver, isReached, solver, game } = this.#question;
    const key = `${hash(s)} ${s.kernel.asked} ${s.kernel.top}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (isOver(s)) {
      const ended = isReached(s) ? 1 : 0;
      this.#known.set(key, ended);
      return ended;
    }
    if (++this.#looked > this.#most) throw new TooLarge(`more than ${this.#most} positions`);
    const mine = s.kernel.asked === solver;
    const { count } = game.options(s);
    let chance = mine ? 0 : 1;
    for (let i = 0; i < count && chance !== (mine ? 1 : 0); i++) {
      const other = this.#after(s, i, depth);
      chance = mine ? Math.max(chance, other) : Math.min(chance, other);
    }
    this.#known.set(key, chance);
    return chance;
  }

  /** Every outcome of this option, each with its weight. */
  #after(s: S, option: number, depth: number): number {
    const { game } = this.#question;
    this.#states[depth] ??= game.clone(s);
    const next = this.#states[depth];
    let chance = 0;
    for (let given: number[] | null = []; given !== null; ) {
      const wheels = new Wheels(given);
      game.copy(s, next);
      next.side.fate = wheels;
      game.apply(next, option);
      next.side.fate = null;
      chance += wheels.weight * this.#of(next, depth + 1);
      given = wheels.next();
    }
    return chance;
  }
}
