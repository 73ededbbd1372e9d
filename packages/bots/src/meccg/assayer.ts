/** Who judges positions of Middle-earth CCG, after a game and beside it. */
import type { MeccgState } from '@westmarch/meccg';
import { Assayer } from '../analysis/assay.ts';
import { Onlooker } from '../analysis/onlooker.ts';
import { meccgSearched } from './searched.ts';
import { steward } from './steward/steward.ts';

/** Turns that are played on. */
const HORIZON = 1;
export const meccgAssayer = (seed: string): Assayer<MeccgState> =>
  new Assayer(meccgSearched(seed, steward(`${seed}/steward`), undefined), seed, HORIZON);

export const meccgOnlooker = (seed: string): Onlooker<MeccgState> =>
  new Onlooker(meccgSearched(seed, steward(seed), undefined));
