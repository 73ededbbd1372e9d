/**
 * Every line of a small position: whether the one who solves can reach the goal against any defence.
 *
 * Owns   the search: one good choice of the solver is enough, every answer of the others must be met.
 * Keeps  exact: chance is fixed and everything is known, so what is said to be lost is lost; a position that is too
 *        large to be searched through is said to be so, and not guessed at.
 */
import { hash, type State } from '@westmarch/kernel';
import type { Playable } from '@westmarch/testkit';

/** More positions were looked at than a puzzle may have. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Choices in a row that a puzzle may have; what goes on for longer goes in circles. */
const DEEPEST = 120;
/** Positions that are remembered at the most. */
const MOST_KNOWN = 300_000;

export interface Question<S extends State> {
  readonly game: Playable<S>;
  /** The seat that solves. */
  readonly solver: number;
  readonly isOver: (s: S) => boolean;
  readonly isReached: (s: S) => boolean;
}

export class Solver<S extends State> {
  readonly #question: Question<S>;
  readonly #most: number;
  readonly #known = new Map<string, boolean>();
  /** One state for each depth, made when it is first needed. */
  readonly #states: S[] = [];
  #looked = 0;

  constructor(question: Question<S>, most = 40_000) {
    this.#question = question;
    this.#most = most;
  }

  /** Positions that were looked at for the last question. */
  get looked(): number {
    return this.#looked;
  }

  /** The solver reaches the goal from here, whatever the others do. */
  wins(s: S): boolean {
    this.#begin();
    return this.#wins(s, 0);
  }

  /** Each question may look at so many positions; what earlier ones found is still known. */
  #begin(): void {
    this.#looked = 0;
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
  }

  #wins(s: S, depth: number): boolean {
    const { isOver, isReached, solver, game } = this.#question;
    if (isOver(s)) return isReached(s);
    const key = `${hash(s)} ${s.kernel.asked} ${s.kernel.top} ${s.side.fate?.left.length ?? 0} ${check(s)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (++this.#looked > this.#most || depth > DEEPEST)
      throw new TooLarge(`more than ${this.#most} positions`);
    const mine = s.kernel.asked === solver;
    const { count } = game.options(s);
    let wins = !mine;
    for (let i = 0; i < count && wins !== mine; i++) wins = this.#wins(this.#after(s, i, depth), depth + 1);
    this.#known.set(key, wins);
    return wins;
  }

  /** The first option after which the goal can be reached, or cannot; −1 for none. */
  first(s: S, reachable: boolean): number {
    this.#begin();
    const { count } = this.#question.game.options(s);
    for (let i = 0; i < count; i++) if (this.#wins(this.#after(s, i, 0), 1) === reachable) return i;
    return -1;
  }

  #after(s: S, option: number, depth: number): S {
    const { game } = this.#question;
    this.#states[depth] ??= game.clone(s);
    const next = this.#states[depth];
    game.copy(s, next);
    game.apply(next, option);
    return next;
  }
}

/** A second fingerprint, so that two positions are not taken for one. */
function check({ side: { words } }: State): number {
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
}
