/** What every card of this game may do in all its standing positions. */
import { cardsInPool, factsOf, indexOfCard, meccgScenarios } from '@westmarch/meccg';
import { StandingLines } from '@westmarch/testkit';
import { otherSides } from './other-sides.ts';
import { wizards } from './wizards.ts';

export const ids: readonly string[] = cardsInPool().map(({ id }) => id);

let lines: StandingLines | undefined;
export function linesOf(id: string): string[] {
  lines ??= new StandingLines(meccgScenarios, ids, [...wizards, ...otherSides]);
  return lines.of({ id, name: factsOf(id).names['en'] ?? id, def: indexOfCard(id) });
}
