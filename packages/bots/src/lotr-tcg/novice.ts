/**
 * Novice: plays what he holds, shares out his fights and looks after his Ring-bearer. Quick, and from a view alone.
 *
 * Owns   finding the policy for a decision by its procedure and step, and what to do where there is none.
 * Not    the policies themselves: each stands with its phase.
 * Keeps  the same view at the same moment gets the same answer.
 */
import type { Decision, Options } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { Bot } from '../bot.ts';
import { luck } from '../luck.ts';
import { decisionsOf } from '../thought.ts';
import { actingPolicies, whateverIsBest } from './acting.ts';
import { assignmentPolicies } from './assignment.ts';
import { handPolicies } from './hand.ts';
import { movingPolicies } from './moving.ts';
import { setUpPolicies } from './set-up.ts';
import type { Policies, Thought } from './thought.ts';

const policies: Policies = {
  ...setUpPolicies,
  ...actingPolicies,
  ...assignmentPolicies,
  ...movingPolicies,
  ...handPolicies,
};

/** Every decision that a policy stands for, so that tests can hold it against the rules. */
export const lotrKnownDecisions = decisionsOf(policies);

export const lotrNovice = (seed: string): Bot<LotrTcgState> => ({
  name: 'Novice',
  choose(view: LotrTcgState, decision: Decision, options: Options, moment: number): number {
    let ties = 0;
    const { player, procedure, step } = decision;
    const thought: Thought = {
      s: view,
      you: player,
      o: options,
      pick: (n) => luck(`${seed}/${ties++}`, moment, n),
    };
    const chosen = policies[procedure]?.[step]?.(thought) ?? -1;
    return chosen >= 0 ? chosen : whateverIsBest(thought);
  },
});
