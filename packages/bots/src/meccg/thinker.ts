/** A bot of this game from its policies: finds the one for a decision by its procedure and step. */
import type { MeccgState } from '@westmarch/meccg';
import type { Bot } from '../bot.ts';
import { luck } from '../luck.ts';
import type { Policies, Policy } from './thought.ts';

export const thinker = (
  name: string,
  seed: string,
  policies: Policies,
  otherwise: Policy,
): Bot<MeccgState> => ({
  name,
  choose(view, { player, procedure, step }, options, moment) {
    let ties = 0;
    const thought = {
      s: view,
      you: player,
      o: options,
      pick: (n: number) => luck(`${seed}/${ties++}`, moment, n),
    };
    const chosen = policies[procedure]?.[step]?.(thought) ?? -1;
    return chosen >= 0 ? chosen : otherwise(thought);
  },
});
