/** What a bot is: it is shown what its player may know, and names an option. It never holds a game's state. */
import type { Decision, Options, State } from '@westmarch/kernel';

export interface Bot<S extends State = State> {
  readonly name: string;
  /**
   * The index of the option it takes. `view` is what its player may know, `moment` how many choices the game has
   * seen: the same view at the same moment gets the same answer, so that undoing and resuming change nothing.
   */
  choose(view: S, decision: Decision, options: Options, moment: number): number;
  /** Why he would rather take an option than another, in words, what counts most first. */
  reasons?(
    view: S,
    decision: Decision,
    options: Options,
    moment: number,
    chosen: number,
    other: number,
  ): readonly { readonly sentence: string; readonly by: number }[];
  /** Of one who takes his time: the same choice, thought about a piece at a time. */
  ponder?(view: S, decision: Decision, options: Options, moment: number): Pondering;
}

/** A choice that is being thought about. Whoever has no more time takes it as it stands. */
export interface Pondering {
  /** Thinks a little more; whether there is more to think about. */
  goOn(): boolean;
  /** The index of the option that he takes by now. */
  chosen(): number;
  /** What was tried, the chosen one first: the share of a win that each may bring. */
  tried(): readonly { readonly index: number; readonly chance: number; readonly worlds: number }[];
}
