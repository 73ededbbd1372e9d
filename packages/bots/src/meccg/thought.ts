/** What the Novice of this game has before him. */
import type { MeccgState } from '@westmarch/meccg';
import type { Policies as AnyPolicies, Policy as AnyPolicy, Thought as AnyThought } from '../thought.ts';

export { best, ofKind, orFirst } from '../thought.ts';
export type Thought = AnyThought<MeccgState>;
export type Policy = AnyPolicy<MeccgState>;
export type Policies = AnyPolicies<MeccgState>;
