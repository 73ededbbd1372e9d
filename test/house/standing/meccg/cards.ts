/** What every card of this game may do in all its standing positions. */
import { cardsInPool, factsOf, indexOfCard, type MeccgState, meccgScenarios, Phase } from '@westmarch/meccg';
import { StandingLines } from '@westmarch/testkit';
import { otherSides } from './other-sides.ts';
import { wizards } from './wizards.ts';

export const ids: readonly string[] = cardsInPool().map(({ id }) => id);

/** What is told of an attack, a check or a way while it lasts. */
const isAttack = (s: MeccgState): boolean => s.global.attack !== 0;
const isAttempt = (s: MeccgState): boolean => s.global.attempt !== 0;
const isOnItsWay = (s: MeccgState): boolean => s.global.phase === Phase.movementHazard;
const PASSING = {
  'attack strikes': isAttack,
  'attack prowess': isAttack,
  'attack body': isAttack,
  'attack race': isAttack,
  'prowess against the strike': (s: MeccgState) => s.global.strike !== 0,
  'attempt modifier': isAttempt,
  'attempt needs': isAttempt,
  hazardLimit: isOnItsWay,
  'site path': isOnItsWay,
};

let lines: StandingLines | undefined;
export function linesOf(id: string): string[] {
  lines ??= new StandingLines(meccgScenarios, ids, [...wizards, ...otherSides], PASSING);
  return lines.of({ id, name: factsOf(id).names['en'] ?? id, def: indexOfCard(id) });
}
