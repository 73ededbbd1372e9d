/**
 * Steward: plays by a plan, and weighs what each choice brings. From a view alone.
 *
 * Owns   which decisions he takes in his own way.
 * Not    the rest: there he does as Novice does.
 */
import type { MeccgState } from '@westmarch/meccg';
import type { Bot } from '../../bot.ts';
import { luck } from '../../luck.ts';
import { type Weights, weightsOf, withWeights } from '../../steward/weights.ts';
import { novicePolicies, unknown } from '../novice.ts';
import { playAtSite } from '../site.ts';
import { actingBy, answeringBy } from '../windows.ts';
import { beforeStrikes, defend, onStrike, stay, support } from './combat.ts';
import { regroupWhere, regroupWho } from './companies.ts';
import { council } from './ending.ts';
import { useCard } from './events.ts';
import { discardDown, endDiscard } from './hand.ts';
import { hazard, strikeAt } from './hazards.ts';
import { Mind } from './mind.ts';
import { organize, whereTo } from './organization.ts';
import { draftOr } from './set-up.ts';
import { enter } from './site.ts';
import tuned from './weights.json' with { type: 'json' };
import { aspects, type Name, type W } from './weights.ts';

type Policies = Readonly<Record<string, Readonly<Record<string, (mind: Mind) => number>>>>;

/** How he chooses what a card asks of him while he only imagines it. */
function simply(mind: Mind, procedure: string, step: string): number {
  const chosen = novicePolicies[procedure]?.[step]?.(mind) ?? -1;
  return chosen >= 0 ? chosen : unknown(mind);
}

const own: Policies = {
  'hand size': { discardDown },
  'discard at the end of the turn': { choose: endDiscard },
  'character draft': { pick: draftOr },
  'site phase of a company': { enter },
  'end-of-turn phase': { council },
  attack: { defenderAssigns: defend, attackerAssigns: strikeAt },
  'strike sequence': { stayUntapped: stay, support, resources: onStrike },
  'declaring movement': { newSite: whereTo },
  regrouping: { who: regroupWho, where: regroupWhere },
  window: {
    act: actingBy<Mind>({
      organize,
      play: playAtSite,
      fight: beforeStrikes,
      hazard: (mind) => hazard(mind, simply),
      stage: (mind) => useCard(mind, simply),
      event: (mind) => useCard(mind, simply),
    }),
  },
  'chain of effects': { answer: answeringBy<Mind>(beforeStrikes) },
};

/** The weights that he plays by: tuned where they were, otherwise as they were written. */
export const stewardWeights: Weights = weightsOf(withWeights(aspects, tuned));

const weightsBy = (weights: Weights): W => {
  const all: Partial<Record<Name, number>> = {};
  for (const { name } of aspects) all[name] = weights[name] ?? stewardWeights[name];
  return all as W;
};

/** A Steward with other weights; what is not named keeps its own. */
export function stewardBy(seed: string, weights: Weights): Bot<MeccgState> {
  const w = weightsBy(weights);
  return {
    name: 'Steward',
    choose(view, { player, procedure, step }, options, moment) {
      let ties = 0;
      const mind = new Mind(view, player, options, (n) => luck(`${seed}/${ties++}`, moment, n), w);
      const policy = own[procedure]?.[step] ?? novicePolicies[procedure]?.[step];
      const chosen = policy?.(mind) ?? -1;
      return chosen >= 0 ? chosen : unknown(mind);
    },
  };
}

export const steward = (seed: string): Bot<MeccgState> => stewardBy(seed, stewardWeights);
