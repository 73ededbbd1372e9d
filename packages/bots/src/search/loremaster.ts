/**
 * Loremaster: looks further than a Steward, by playing on in many worlds that could be behind what he sees.
 *
 * Keeps  what he found out about what follows his choice, while he chooses again at once. The same seed, view, moment
 *        and number of iterations lead to the same choice.
 */
import type { Decision, Options, State } from '@westmarch/kernel';
import type { Bot, Pondering } from '../bot.ts';
import type { Cards } from './assumed.ts';
import { type Found, Thinking } from './search.ts';
import type { Budget, Manner, Searched } from './searched.ts';
import type { Node } from './tree.ts';

export interface Loremaster<S extends State> extends Bot<S> {
  /** What he found at his last choice, for whoever asks. */
  readonly last: Found | null;
  ponder(view: S, decision: Decision, options: Options, moment: number): Pondering;
}

/** What he is told of a game besides what he sees. */
export interface Knows {
  /** The cards of his own deck, as definitions; without it he guesses at it as at the others'. */
  readonly own?: Cards | undefined;
  /** How long he may think of each choice. */
  readonly budget?: (() => Budget) | undefined;
  /** Other ways to go about it, for comparing them. */
  readonly manner?: Partial<Manner> | undefined;
  /** Where nothing follows, though the game is not over: for positions that are a part of a game alone. */
  readonly isEnd?: ((s: State) => boolean) | undefined;
}

/** As many games are played on for a choice where nobody says otherwise. */
const ITERATIONS = 200;
const usual = (): Budget => ({ iterations: ITERATIONS });

/**
 * A position that ends amid a phase is judged there, and not at the end of a turn as those that the value was learnt from:
 * it is wrong about them by a little more, and always in the same way, so that no number of worlds helps.
 */
const HARDLY_AMID = 0.025;

/** Of a game that has no plain value: nobody is ahead before the end. */
function even(s: State, into: Float64Array): void {
  into.fill(1 / s.layout.sizes.players);
}

export function loremasterOf<S extends State>(
  known: Searched<S>,
  manner: Manner,
  { budget = usual, manner: other = {}, isEnd }: Knows,
): Loremaster<S> {
  const by = { ...manner, ...other };
  if (isEnd !== undefined) by.hardly = Math.max(by.hardly, HARDLY_AMID);
  const value = by.learned === 0 ? (known.plain ?? even) : known.value;
  const judged: Searched<S> = { ...known, value, isEnd };
  let last: Found | null = null;
  let next: { readonly moment: number; readonly below: Node } | null = null;
  // Only while nobody else has chosen in between is it known where in the tree the game stands.
  const begin = (
    view: S,
    decision: Decision,
    options: Options,
    moment: number,
    { iterations, isOver }: Budget,
  ): Thinking<S> =>
    new Thinking(
      judged,
      by,
      view,
      decision,
      options,
      moment,
      iterations,
      next?.moment === moment ? next.below : undefined,
      isOver,
    );
  const settle = (thinking: Thinking<S>, moment: number): number => {
    last = thinking.found;
    next = { moment: moment + 1, below: last.below };
    return last.chosen;
  };
  return {
    name: 'Loremaster',
    reasons: (...asked) => known.policy.reasons?.(...asked) ?? [],
    get last() {
      return last;
    },
    ponder(view, decision, options, moment) {
      const thinking = begin(view, decision, options, moment, { iterations: budget().iterations });
      return {
        goOn: () => thinking.goOn(),
        chosen: () => settle(thinking, moment),
        tried: () => thinking.found.tried,
      };
    },
    choose(view, decision, options, moment) {
      const thinking = begin(view, decision, options, moment, budget());
      while (thinking.goOn());
      return settle(thinking, moment);
    },
  };
}
