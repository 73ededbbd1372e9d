/** What an engine needs of Middle-earth CCG beside its table: loaded when the first game of it is opened. */
import { type MeccgState, meccgScenarios, type Setup } from '@westmarch/meccg';
import { type MeccgSeat, meccgTable } from '@westmarch/table/meccg';
import { meccgPosition } from '../scenario/meccg.ts';
import type { Learnable } from './part.ts';

const learnable: Learnable<MeccgState, Setup, MeccgSeat> = {
  kind: meccgTable,
  scenarios: meccgScenarios,
  setup: meccgScenarios.setup([[], []], {}),
};
export const part = { learnable, position: meccgPosition };
