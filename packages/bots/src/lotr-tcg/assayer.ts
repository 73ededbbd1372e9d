/** Who judges positions of The Lord of the Rings TCG after a game. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { Assayer } from '../analysis/assay.ts';
import { lotrSearched } from './searched.ts';
import { lotrSteward } from './steward/steward.ts';

/** Turns that are played on. */
const HORIZON = 1;
export const lotrAssayer = (seed: string): Assayer<LotrTcgState> =>
  new Assayer(lotrSearched(seed, lotrSteward(`${seed}/steward`), undefined), seed, HORIZON);
