/**
 * Novice: plays what he holds and does not throw his characters away. Quick, and from a view alone.
 *
 * Owns   finding the policy for a decision by its procedure and step, and what to do where there is none.
 * Not    the policies themselves: each stands with its phase.
 * Keeps  the same view at the same moment gets the same answer.
 */
import { Kind } from '@westmarch/kernel';
import { isHazard, localNamed, type MeccgState } from '@westmarch/meccg';
import type { Bot } from '../bot.ts';
import { decisionsOf } from '../thought.ts';
import { agentPolicies } from './agents.ts';
import { combatPolicies, target } from './combat.ts';
import { handPolicies } from './hand.ts';
import { movementPolicies } from './movement.ts';
import { organizationPolicies } from './organization.ts';
import { prisonerPolicies } from './prisoners.ts';
import { setUpPolicies } from './set-up.ts';
import { sitePolicies } from './site.ts';
import { thinker } from './thinker.ts';
import { orFirst, type Policies, type Thought } from './thought.ts';
import { windowPolicies } from './windows.ts';

export const novicePolicies: Policies = {
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
export const knownDecisions = decisionsOf(novicePolicies);

/** A choice within a card's own text: targets by whose card it is, anything else with a yes. */
export function unknown(t: Thought): number {
  const source = localNamed(t.s, 'source');
  for (let i = 0; i < t.o.count; i++)
    if (t.o.kind(i) === Kind.card) return target(t, source, source !== 0 && isHazard(t.s, source));
  const yes = orFirst(t, Kind.yes);
  return t.o.kind(yes) === Kind.yes ? yes : t.pick(t.o.count);
}

export const novice = (seed: string): Bot<MeccgState> => thinker('Novice', seed, novicePolicies, unknown);
