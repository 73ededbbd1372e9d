/** Who looks on at The Lord of the Rings TCG. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { Onlooker } from '../analysis/onlooker.ts';
import { lotrSearched } from './searched.ts';
import { lotrSteward } from './steward/steward.ts';

export const lotrOnlooker = (seed: string): Onlooker<LotrTcgState> =>
  new Onlooker(lotrSearched(seed, lotrSteward(seed), undefined));
