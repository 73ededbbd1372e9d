/** Loremaster of The Lord of the Rings TCG: a Steward who plays on in thought. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { type Knows, type Loremaster, loremasterOf } from '../search/loremaster.ts';
import type { Manner } from '../search/searched.ts';
import { lotrSearched } from './searched.ts';
import { lotrSteward } from './steward/steward.ts';

/** Found by play against Steward. */
const manner: Manner = {
  horizon: 1,
  curiosity: 0.5,
  learned: 1,
  patience: 1.5,
  courage: 0.5,
  doubt: 0,
  hardly: 0.005,
};

export const lotrLoremaster = (seed: string, knows: Knows = {}): Loremaster<LotrTcgState> =>
  loremasterOf(lotrSearched(seed, lotrSteward(`${seed}/steward`), knows.own), manner, knows);
