/** Loremaster of Middle-earth CCG: a Steward who plays on in thought. */
import type { MeccgState } from '@westmarch/meccg';
import { type Knows, type Loremaster, loremasterOf } from '../search/loremaster.ts';
import type { Manner } from '../search/searched.ts';
import { meccgSearched } from './searched.ts';
import { steward } from './steward/steward.ts';

/** Much hangs on single rolls, and few worlds fit into the time: he needs good reasons to leave what Steward advises. */
const manner: Manner = {
  horizon: 1,
  further: 2,
  curiosity: 0.5,
  learned: 1,
  patience: 1.5,
  least: 4,
  alike: 8,
  courage: 1,
  doubt: 0.15,
  hardly: 0.01,
};

export const meccgLoremaster = (seed: string, knows: Knows = {}): Loremaster<MeccgState> =>
  loremasterOf(meccgSearched(seed, steward(`${seed}/steward`), knows.own), manner, knows);
