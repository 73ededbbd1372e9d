/** What the Novice of this game has before him. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { Policies as AnyPolicies, Policy as AnyPolicy, Thought as AnyThought } from '../thought.ts';

export { best, orFirst } from '../thought.ts';
export type Thought = AnyThought<LotrTcgState>;
export type Policy = AnyPolicy<LotrTcgState>;
export type Policies = AnyPolicies<LotrTcgState>;
