/** What an engine needs of The Lord of the Rings TCG beside its table: loaded when the first game of it is opened. */
import { type LotrTcgState, lotrTcgScenarios, type Setup } from '@westmarch/lotr-tcg';
import { type LotrSeat, lotrTable } from '@westmarch/table/lotr-tcg';
import { lotrPosition } from '../scenario/lotr-tcg.ts';
import type { Learnable } from './part.ts';

const learnable: Learnable<LotrTcgState, Setup, LotrSeat> = {
  kind: lotrTable,
  scenarios: lotrTcgScenarios,
  setup: lotrTcgScenarios.setup([[], []]),
};
export const part = { learnable, position: lotrPosition };
