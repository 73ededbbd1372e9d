/** Who judges positions of The Lord of the Rings TCG, after a game and beside it. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { Assayer } from '../analysis/assay.ts';
import { Onlooker } from '../analysis/onlooker.ts';
import { lotrSearched } from './searched.ts';
import { lotrSteward } from './steward/steward.ts';

/** Turns that are played on. */
const HORIZON = 1;
export const lotrAssayer = (seed: string): Assayer<LotrTcgState> =>
  new Assayer(lotrSearched(seed, lotrSteward(`${seed}/steward`), undefined), seed, HORIZON);

export const lotrOnlooker = (seed: string): Onlooker<LotrTcgState> =>
  new Onlooker(lotrSearched(seed, lotrSteward(seed), undefined));
