/**
 * The position that a puzzle or lesson begins with, and a judge who says whether its goal is reached.
 *
 * Owns   laying the position out by the scenario's own means, and holding a later state against what it expects.
 * Not    whose turn it is to choose, nor how the other side answers (defence.ts).
 */
import { type State, trace } from '@westmarch/kernel';
import { hasHalted, type PlainFields, ScenarioFailure, type ScenarioGame, Table } from '@westmarch/testkit';
import { EndlessFate } from './fate.ts';

/** A scenario as a plain value: what its file says. */
export interface ScenarioValue {
  readonly given: unknown;
  readonly expect?: PlainFields;
  /** It is over when the game stands there: words of the place, such as "regroup phase". */
  readonly until?: string | undefined;
  /** It is over when the game stands there no longer. */
  readonly during?: string | undefined;
}

export class Opening<S extends State> {
  readonly state: S;
  readonly players: readonly string[];
  readonly #judge: Table<S>;
  readonly #scenarios: ScenarioGame<S>;
  readonly #goal: PlainFields;
  readonly #until: string | undefined;
  readonly #during: string | undefined;

  constructor(scenarios: ScenarioGame<S>, { given, expect = {}, until, during }: ScenarioValue) {
    this.#until = until;
    this.#during = during;
    this.#scenarios = scenarios;
    this.#judge = new Table(scenarios).given(given);
    this.#goal = expect;
    this.players = this.#judge.players;
    const { state } = this.#judge;
    state.side.fate = new EndlessFate(state.side.fate?.left ?? []);
    this.state = scenarios.game.clone(state);
  }

  /** What was begun has come to its end. */
  isOver(s: S): boolean {
    if (s.kernel.asked === 0 || hasHalted(s)) return true;
    const at = trace(s);
    if (this.#during !== undefined && !at.includes(this.#during)) return true;
    return this.#until !== undefined && at.includes(this.#until);
  }

  /** What keeps the goal from being reached in this state, as a sentence; null where it is. */
  missing(s: S): string | null {
    const { state } = this.#judge;
    this.#scenarios.game.copy(s, state);
    try {
      this.#judge.expects(this.#goal);
      return null;
    } catch (error) {
      if (error instanceof ScenarioFailure) return error.message;
      throw error;
    }
  }

  /** The options of the pending decision in the words that scenarios use for them. */
  offered(s: S): string[] {
    this.#scenarios.game.copy(s, this.#judge.state);
    return this.#judge.offered();
  }
}
