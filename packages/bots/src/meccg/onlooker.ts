/** Who looks on at Middle-earth CCG. */
import type { MeccgState } from '@westmarch/meccg';
import { Onlooker } from '../analysis/onlooker.ts';
import { meccgSearched } from './searched.ts';
import { steward } from './steward/steward.ts';

export const meccgOnlooker = (seed: string): Onlooker<MeccgState> =>
  new Onlooker(meccgSearched(seed, steward(seed), undefined));
