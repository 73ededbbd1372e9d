/** Loremaster of The Lord of the Rings TCG: a Steward who plays on in thought, but bids as he does. */
import type { Decision } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { type Knows, type Loremaster, loremasterOf } from '../search/loremaster.ts';
import type { Manner } from '../search/searched.ts';
import { lotrSearched } from './searched.ts';
import { lotrSteward } from './steward/steward.ts';

/** Found by play against Steward. */
const manner: Manner = {
  horizon: 1,
  further: 0,
  curiosity: 0.5,
  learned: 1,
  patience: 1.5,
  least: 4,
  alike: 8,
  courage: 1,
  doubt: 0,
  hardly: 0.01,
};

/** A bid weighs on the whole game, and nothing of it shows within a turn. */
const isBid = ({ procedure }: Decision): boolean => procedure === 'bidding';

export function lotrLoremaster(seed: string, knows: Knows = {}): Loremaster<LotrTcgState> {
  const policy = lotrSteward(`${seed}/steward`);
  const thinks = loremasterOf(lotrSearched(seed, policy, knows.own), manner, knows);
  return {
    name: thinks.name,
    reasons: (...asked) => thinks.reasons?.(...asked) ?? [],
    get last() {
      return thinks.last;
    },
    choose: (view, decision, options, moment) =>
      (isBid(decision) ? policy : thinks).choose(view, decision, options, moment),
    ponder(view, decision, options, moment) {
      if (!isBid(decision)) return thinks.ponder(view, decision, options, moment);
      const index = policy.choose(view, decision, options, moment);
      return { goOn: () => false, chosen: () => index, tried: () => [{ index, chance: 0, worlds: 0 }] };
    },
  };
}
