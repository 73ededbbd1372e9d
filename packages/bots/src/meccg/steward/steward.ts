/**
 * Steward: plays by a plan, and weighs what each choice brings. From a view alone.
 *
 * Owns   which decisions he takes in his own way.
 * Not    the rest: there he does as Novice does.
 */
import type { MeccgState } from '@westmarch/meccg';
import type { Bot } from '../../bot.ts';
import { novicePolicies, unknown } from '../novice.ts';
import { thinker, withPolicies } from '../thinker.ts';
import type { Policies } from '../thought.ts';

const own: Policies = {};

export const steward = (seed: string): Bot<MeccgState> =>
  thinker('Steward', seed, withPolicies(novicePolicies, own), unknown);
