/** A bot of this game from its policies: finds the one for a decision by its procedure and step. */
import type { Decision, Options } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { Bot } from '../bot.ts';
import { luck } from '../luck.ts';
import type { Policies, Policy, Thought } from './thought.ts';

/** What it has before it; equals are settled by its own chance, the same for the same view and moment. */
export function thoughtOf(
  seed: string,
  view: LotrTcgState,
  { player }: Decision,
  options: Options,
  moment: number,
): Thought {
  let ties = 0;
  return { s: view, you: player, o: options, pick: (n) => luck(`${seed}/${ties++}`, moment, n) };
}

export const thinker = (
  name: string,
  seed: string,
  policies: Policies,
  otherwise: Policy,
): Bot<LotrTcgState> => ({
  name,
  choose(view, decision, options, moment) {
    const thought = thoughtOf(seed, view, decision, options, moment);
    const chosen = policies[decision.procedure]?.[decision.step]?.(thought) ?? -1;
    return chosen >= 0 ? chosen : otherwise(thought);
  },
});
