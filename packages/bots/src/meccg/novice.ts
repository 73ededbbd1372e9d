/**
 * Novice: plays what he holds and does not throw his characters away. Quick, and from a view alone.
 *
 * Owns   finding the policy for a decision by its procedure and step, and what to do where there is none.
 * Not    the policies themselves: each stands with its phase.
 * Keeps  the same view at the same moment gets the same answer.
 */
import { type Decision, Kind, type Options } from '@westmarch/kernel';
import { isHazard, localNamed, type MeccgState } from '@westmarch/meccg';
import type { Bot } from '../bot.ts';
import { luck } from '../luck.ts';
import { decisionsOf } from '../thought.ts';
import { agentPolicies } from './agents.ts';
import { combatPolicies, target } from './combat.ts';
import { handPolicies } from './hand.ts';
import { movementPolicies } from './movement.ts';
import { organizationPolicies } from './organization.ts';
import { prisonerPolicies } from './prisoners.ts';
import { setUpPolicies } from './set-up.ts';
import { sitePolicies } from './site.ts';
import { orFirst, type Policy, type Thought } from './thought.ts';
import { windowPolicies } from './windows.ts';

const policies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  ...setUpPolicies,
  ...organizationPolicies,
  ...movementPolicies,
  ...combatPolicies,
  ...agentPolicies,
  ...sitePolicies,
  ...prisonerPolicies,
  ...handPolicies,
  ...windowPolicies,
};

/** Every decision that a policy stands for, so that tests can hold it against the rules. */
export const knownDecisions = decisionsOf(policies);

/** A choice within a card's own text: targets by whose card it is, anything else with a yes. */
function unknown(t: Thought): number {
  const source = localNamed(t.s, 'source');
  for (let i = 0; i < t.o.count; i++)
    if (t.o.kind(i) === Kind.card) return target(t, source, source !== 0 && isHazard(t.s, source));
  const yes = orFirst(t, Kind.yes);
  return t.o.kind(yes) === Kind.yes ? yes : t.pick(t.o.count);
}

export const novice = (seed: string): Bot<MeccgState> => ({
  name: 'Novice',
  choose(view: MeccgState, decision: Decision, options: Options, moment: number): number {
    let ties = 0;
    const thought: Thought = {
      s: view,
      you: decision.player,
      o: options,
      pick: (n) => luck(`${seed}/${ties++}`, moment, n),
    };
    const chosen = policies[decision.procedure]?.[decision.step]?.(thought) ?? -1;
    return chosen >= 0 ? chosen : unknown(thought);
  },
});
