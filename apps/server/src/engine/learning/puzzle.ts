/**
 * A puzzle: its position, its goal, and an opponent who makes the best of every mistake.
 *
 * Owns   the answers of the other side, and whether the goal, or the best chance of it, is still within reach.
 * Keeps  the opponent's answer refutes a line wherever any answer does; where dice decide, every outcome is counted.
 */
import type { State } from '@westmarch/kernel';
import type { ScenarioGame } from '@westmarch/testkit';
import { Chances, SAME } from './chances.ts';
import { Opening, type ScenarioValue } from './opening.ts';
import { type Question, Solver, TooLarge } from './solver.ts';

/** The seat of whoever solves. */
export const LEARNER = 1;

export interface PuzzleValue extends ScenarioValue {
  /** Dice are thrown, and the line with the best chance is wanted. */
  readonly chance?: boolean | undefined;
}

export class Puzzle<S extends State> {
  readonly opening: Opening<S>;
  readonly #solver: Solver<S>;
  /** Where the best chance is wanted. */
  readonly chances: Chances<S> | null;

  constructor(scenarios: ScenarioGame<S>, value: PuzzleValue) {
    this.opening = new Opening(scenarios, value);
    const question: Question<S> = {
      game: scenarios.game,
      solver: LEARNER,
      isOver: (s) => this.opening.isOver(s),
      isReached: (s) => this.opening.missing(s) === null,
    };
    this.#solver = new Solver(question);
    this.chances = value.chance === true ? new Chances(question) : null;
  }

  /** The best answer of the side that is asked. */
  answer(s: S): number {
    return Math.max(0, this.chances?.best(s) ?? this.#first(s, false));
  }

  /** The first option after which the goal can, or can no longer, be reached; −1 for none, or where nobody can say. */
  #first(s: S, reachable: boolean): number {
    try {
      return this.#solver.first(s, reachable);
    } catch (error) {
      if (error instanceof TooLarge) return -1;
      throw error;
    }
  }

  /** An option after which the goal can still be reached, or as likely as before; −1 for none, or where nobody can say. */
  good(s: S): number {
    if (this.opening.isOver(s)) return -1;
    return this.chances?.best(s) ?? this.#first(s, true);
  }
  /** What this choice is worth, where it gives chance away; null where it gives none away. */
  wasted(s: S, option: number): { readonly had: number; readonly best: number } | null {
    if (this.chances === null || s.kernel.asked !== LEARNER) return null;
    const best = this.chances.of(s);
    const had = this.chances.after(s, option);
    return had < best - SAME ? { had, best } : null;
  }
  /** The goal can be reached from here against any defence; throws where it is too large to be said. */
  isSolvable(s: S): boolean {
    return this.#solver.wins(s);
  }
  /** How many positions were looked at for the last question. */
  get looked(): number {
    return this.#solver.looked;
  }
}
