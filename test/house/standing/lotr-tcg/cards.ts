/** What every card of this game may do in all its standing positions. */
import { cardsInPool, factsOf, indexOfCard, lotrTcgScenarios } from '@westmarch/lotr-tcg';
import { StandingLines } from '@westmarch/testkit';
import { positions } from './positions.ts';

export const ids: readonly string[] = cardsInPool().map(({ id }) => id);

let lines: StandingLines | undefined;
export function linesOf(id: string): string[] {
  lines ??= new StandingLines(lotrTcgScenarios, ids, positions);
  return lines.of({ id, name: factsOf(id).name, def: indexOfCard(id) });
}
