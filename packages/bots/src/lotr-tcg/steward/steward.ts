/**
 * Steward: chooses by considerations, each with a weight and a sentence, so that he can say why. From a view alone.
 *
 * Owns   choosing by them where cards are played, and the reasons of a choice.
 * Not    the considerations (considerations.ts, journey.ts); where he has none, he does as Novice does.
 */
import type { Decision, Options } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { Bot } from '../../bot.ts';
import { type Consideration, type Reason, reasonsFor, sum, weigh } from '../../steward/consideration.ts';
import { type Weights, weightsOf, withWeights } from '../../steward/weights.ts';
import { actingBy, whateverIsBest } from '../acting.ts';
import { after, type Judge } from '../imagine.ts';
import { setUpPolicies } from '../set-up.ts';
import { thinker, thoughtOf } from '../thinker.ts';
import type { Policies } from '../thought.ts';
import { assignmentBy } from './assignment.ts';
import { considerationsBy, nerveBy, nerveWeights } from './considerations.ts';
import { handPoliciesBy, keepingBy, keepingWeights } from './hand.ts';
import { goingBy, journeyBy, journeyConsiderations, journeyReasons } from './journey.ts';
import { remember } from './outlook.ts';
import tuned from './weights.json' with { type: 'json' };

const judgeBy =
  (all: readonly Consideration<LotrTcgState>[]): Judge =>
  (s, you) => {
    let total = 0;
    for (const { weight, value } of all) total += weight * value(s, you);
    return total;
  };

export interface Steward extends Bot<LotrTcgState> {
  /** Why he chooses an option rather than another, what counted most first. */
  reasons(
    view: LotrTcgState,
    decision: Decision,
    options: Options,
    moment: number,
    chosen: number,
    other: number,
  ): readonly Reason[];
}

/** Whatever has a weight; the names differ. */
const weighted = [
  ...considerationsBy(nerveBy({}), keepingBy({}), () => 0),
  ...journeyConsiderations,
  ...nerveWeights,
  ...keepingWeights,
];

/** The weights that he plays by: tuned where they were, otherwise as they were written. */
export const lotrStewardWeights: Weights = weightsOf(withWeights(weighted, tuned));

/** A Steward with other weights; what is not named keeps its own. */
export function lotrStewardBy(seed: string, weights: Weights): Steward {
  const named = { ...lotrStewardWeights, ...weights };
  const nerve = nerveBy(named);
  const keeping = keepingBy(named);
  const journey = withWeights(journeyConsiderations, named);
  const all = withWeights(considerationsBy(nerve, keeping, goingBy(journey)), named);
  const judge = judgeBy(all);
  const journeyPolicies = journeyBy(journey);
  const policies: Policies = {
    ...setUpPolicies,
    ...actingBy(judge, true),
    ...assignmentBy(nerve),
    ...journeyPolicies,
    ...handPoliciesBy(keeping),
  };
  const bot = thinker('Steward', seed, policies, whateverIsBest(judge, true));
  return {
    ...bot,
    choose(view, decision, options, moment) {
      remember(view);
      return bot.choose(view, decision, options, moment);
    },
    reasons(view, decision, options, moment, chosen, other) {
      remember(view);
      const thought = thoughtOf(seed, view, decision, options, moment);
      if (decision.procedure in journeyPolicies) return journeyReasons(journey, thought, chosen);
      /** How things stand in the position that an option leads to, one of those that were looked at. */
      const stands = (i: number): readonly number[] => {
        const looked = new Map<number, readonly number[]>();
        const watching: Judge = (s, you) => {
          const weighed = weigh(all, s, you);
          looked.set(sum(weighed), weighed);
          return sum(weighed);
        };
        return looked.get(after(thought, i, watching, true)) ?? [];
      };
      return reasonsFor(all, stands(chosen), stands(other));
    },
  };
}

export const lotrSteward = (seed: string): Steward => lotrStewardBy(seed, lotrStewardWeights);
