/**
 * Loremaster: looks further than a Steward, by playing on in many worlds that could be behind what he sees.
 *
 * Keeps  what he found out about what follows his choice, while he chooses again at once. The same seed, view, moment
 *        and number of iterations lead to the same choice.
 */
import type { Decision, Options, State } from '@westmarch/kernel';
import type { Bot } from '../bot.ts';
import { type Found, Search } from './search.ts';
import type { Budget, Manner, Searched } from './searched.ts';
import type { Node } from './tree.ts';

export interface Loremaster<S extends State> extends Bot<S> {
  /** What he found at his last choice, for whoever asks. */
  readonly last: Found | null;
}

export function loremasterBy<S extends State>(
  searched: Searched<S>,
  manner: Manner,
  budget: () => Budget,
): Loremaster<S> {
  const search = new Search(searched, manner);
  let last: Found | null = null;
  let next: { readonly moment: number; readonly below: Node } | null = null;
  return {
    name: 'Loremaster',
    get last() {
      return last;
    },
    choose(view: S, decision: Decision, options: Options, moment: number): number {
      // Only while nobody else has chosen in between is it known where in the tree the game stands.
      const known = next?.moment === moment ? next.below : undefined;
      last = search.find(view, decision, options, moment, budget(), known);
      next = { moment: moment + 1, below: last.below };
      return last.chosen;
    },
  };
}
