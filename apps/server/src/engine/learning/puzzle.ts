/**
 * A puzzle: its position, its goal, and an opponent who makes the best of every mistake.
 *
 * Owns   the answers of the other side, and whether the goal is still within reach.
 * Keeps  the opponent's answer refutes a line wherever any answer does.
 */
import type { State } from '@westmarch/kernel';
import type { ScenarioGame } from '@westmarch/testkit';
import { Opening, type ScenarioValue } from './opening.ts';
import { Solver, TooLarge } from './solver.ts';

/** The seat of whoever solves. */
export const LEARNER = 1;

export class Puzzle<S extends State> {
  readonly opening: Opening<S>;
  readonly #solver: Solver<S>;

  constructor(scenarios: ScenarioGame<S>, value: ScenarioValue) {
    this.opening = new Opening(scenarios, value);
    this.#solver = new Solver({
      game: scenarios.game,
      solver: LEARNER,
      isOver: (s) => this.opening.isOver(s),
      isReached: (s) => this.opening.missing(s) === null,
    });
  }

  /** The best answer of the side that is asked. */
  answer(s: S): number {
    return Math.max(0, this.#first(s, false));
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

  /** An option after which the goal can still be reached; −1 for none, or where nobody can say. */
  good(s: S): number {
    return this.opening.isOver(s) ? -1 : this.#first(s, true);
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
