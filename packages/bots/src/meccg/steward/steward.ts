/**
 * Steward: plays by a plan, and weighs what each choice brings. From a view alone.
 *
 * Owns   which decisions he takes in his own way.
 * Not    the rest: there he does as Novice does.
 */
import type { Options } from '@westmarch/kernel';
import { type MeccgState, Phase } from '@westmarch/meccg';
import type { Bot } from '../../bot.ts';
import { luck } from '../../luck.ts';
import { type Weights, weightsOf, withWeights } from '../../steward/weights.ts';
import { novicePolicies, unknown } from '../novice.ts';
import { playAtSite } from '../site.ts';
import { actingBy, answeringBy } from '../windows.ts';
import { beforeStrikes, onStrike } from './combat.ts';
import { regroupWhere, regroupWho } from './companies.ts';
import { council } from './ending.ts';
import { useCard } from './events.ts';
import { comesIn, fetch, goesOut } from './fetching.ts';
import { hazard } from './hazards.ts';
import { Mind } from './mind.ts';
import { control, organize } from './organization.ts';
import { reasonsOf, weighers } from './reasons.ts';
import { draftOr } from './set-up.ts';
import tuned from './weights.json' with { type: 'json' };
import { aspects, type Name, type W } from './weights.ts';

/** A bot who can always say why. */
export type MeccgSteward = Bot<MeccgState> & Required<Pick<Bot<MeccgState>, 'reasons'>>;

type Policies = Readonly<Record<string, Readonly<Record<string, (mind: Mind) => number>>>>;

/** How he chooses what a card asks of him while he only imagines it. */
function simply(mind: Mind, procedure: string, step: string): number {
  const chosen = novicePolicies[procedure]?.[step]?.(mind) ?? -1;
  return chosen >= 0 ? chosen : unknown(mind);
}

const own: Policies = {
  'end-of-turn phase': { council },
  'character draft': { pick: draftOr },
  'strike sequence': { resources: onStrike },
  'bringing in': { control },
  'deck exhausted': { comesIn, goesOut },
  regrouping: { who: regroupWho, where: regroupWhere },
  window: {
    act: actingBy<Mind>({
      organize,
      play: playAtSite,
      fight: beforeStrikes,
      hazard: (mind) => hazard(mind, simply),
      stage: (mind) => useCard(mind, simply),
      // While he organizes, that was thought about before anything else.
      event: (mind) => (mind.s.global.phase === Phase.organization ? -1 : useCard(mind, simply)),
    }),
  },
  'chain of effects': { answer: answeringBy<Mind>(beforeStrikes) },
};

function choose(mind: Mind, procedure: string, step: string): number {
  const weigh = weighers[procedure]?.[step]?.(mind) ?? null;
  if (weigh !== null) return mind.heaviest(weigh);
  return (own[procedure]?.[step] ?? novicePolicies[procedure]?.[step])?.(mind) ?? -1;
}

/** The weights that he plays by: tuned where they were, otherwise as they were written. */
export const stewardWeights: Weights = weightsOf(withWeights(aspects, tuned));

const weightsBy = (weights: Weights): W => {
  const all: Partial<Record<Name, number>> = {};
  for (const { name, weight } of aspects) all[name] = weights[name] ?? stewardWeights[name] ?? weight;
  return all as W;
};

export const usualWeights: W = weightsBy({});

/** A Steward with other weights; what is not named keeps its own. */
export function stewardBy(seed: string, weights: Weights): MeccgSteward {
  const w = weightsBy(weights);
  const mindOf = (view: MeccgState, player: number, options: Options, moment: number): Mind => {
    let ties = 0;
    return new Mind(view, player, options, (n) => luck(`${seed}/${ties++}`, moment, n), w);
  };
  return {
    name: 'Steward',
    choose(view, { player, procedure, step }, options, moment) {
      const mind = mindOf(view, player, options, moment);
      const chosen = choose(mind, procedure, step);
      if (chosen >= 0) return chosen;
      const fetched = fetch(mind);
      return fetched >= 0 ? fetched : unknown(mind);
    },
    reasons: (view, decision, options, moment, chosen, other) =>
      reasonsOf(mindOf(view, decision.player, options, moment), decision, chosen, other, simply),
  };
}

export const steward = (seed: string): MeccgSteward => stewardBy(seed, stewardWeights);
