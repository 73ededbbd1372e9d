/** What every card of this game may do in all its standing positions. */
import {
  cardsInPool,
  factsOf,
  indexOfCard,
  type LotrTcgState,
  lotrTcgScenarios,
  Phase,
} from '@westmarch/lotr-tcg';
import { StandingLines } from '@westmarch/testkit';
import { positions } from './positions.ts';

export const ids: readonly string[] = cardsInPool().map(({ id }) => id);

/** What is told of a fight while it lasts. */
const isSkirmish = (s: LotrTcgState): boolean => s.global.skirmish !== 0;
const PASSING = {
  'free strength': isSkirmish,
  'shadow strength': isSkirmish,
  'fellowship archery': (s: LotrTcgState) => s.global.phase === Phase.archery,
  'minion archery': (s: LotrTcgState) => s.global.phase === Phase.archery,
};

let lines: StandingLines | undefined;
export function linesOf(id: string): string[] {
  lines ??= new StandingLines(lotrTcgScenarios, ids, positions, PASSING);
  return lines.of({ id, name: factsOf(id).name, def: indexOfCard(id) });
}
