/**
 * Novice: plays what he holds, shares out his fights and looks after his Ring-bearer. Quick, and from a view alone.
 *
 * Owns   which policies are his.
 * Not    the policies themselves: each stands with its phase.
 * Keeps  the same view at the same moment gets the same answer.
 */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { Bot } from '../bot.ts';
import { decisionsOf } from '../thought.ts';
import { actingBy, whateverIsBest } from './acting.ts';
import { assignmentPolicies } from './assignment.ts';
import { handPolicies } from './hand.ts';
import { movingPolicies } from './moving.ts';
import { worthOfPosition } from './position.ts';
import { setUpPolicies } from './set-up.ts';
import { thinker } from './thinker.ts';
import type { Policies } from './thought.ts';

const policies: Policies = {
  ...setUpPolicies,
  ...actingBy(worthOfPosition),
  ...assignmentPolicies,
  ...movingPolicies,
  ...handPolicies,
};
const otherwise = whateverIsBest(worthOfPosition);

/** Every decision that a policy stands for, so that tests can hold it against the rules. */
export const lotrKnownDecisions = decisionsOf(policies);

export const lotrNovice = (seed: string): Bot<LotrTcgState> => thinker('Novice', seed, policies, otherwise);
