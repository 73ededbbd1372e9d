/** Positions with a bot in a seat: what he chooses there, in words. */
import { type MeccgState, meccg, meccgScenarios } from '@westmarch/meccg';
import { type ScenarioGame, Table } from '@westmarch/testkit';
import type { Bot } from '../src/bot.ts';
import { novice } from '../src/meccg/index.ts';

const adapter: ScenarioGame<MeccgState> = meccgScenarios;
export const ANN = 1;
export const BOB = 2;

export const position = (given: object): Table<MeccgState> => new Table(adapter).given(given);
export const at = (where: string, ...characters: (string | object)[]) => ({ at: where, characters });

/** What a bot, sitting there, chooses in a position, in words; then it is done. */
export function chooses(t: Table<MeccgState>, seat: number, bot: Bot<MeccgState> = novice('novice')): string {
  const view = meccg.view(t.state, seat);
  const decision = meccg.pending(t.state);
  if (decision?.player !== seat) throw new Error(`player ${seat} is not asked`);
  const choice = bot.choose(view, decision, meccg.options(view), 0);
  const words = t.offered()[choice];
  t.choose(seat, words);
  return words;
}
