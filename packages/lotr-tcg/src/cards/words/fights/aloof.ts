/**
 * Saruman's first sentence: he stays out of archery and skirmishes, as long as it applies. His staff can have it not
 * apply for a while.
 */
import {
  type Ability,
  all,
  type CardRef,
  type Condition,
  condition,
  type Duration,
  type Effect,
  exactly,
  NOTHING,
  self,
  valueOf,
} from '@westmarch/kernel';
import { unbridled } from '../../../engine.ts';
import { Phase, type S } from '../../../state.ts';
import { duringPhase } from '../conditions.ts';
import { cannotTakeWounds } from '../forbidding.ts';
import { cannotSkirmish } from './skirmishes.ts';
import { gives } from './strength.ts';

const isBridled = (s: S, card: number): boolean => valueOf(s, unbridled, card) === 0;
/** For abilities of a first sentence; it goes without saying. */
export const firstSentenceApplies: Condition = condition(
  'first sentence',
  [],
  (g) => `${g.ref(isBridled)}(s, self)`,
  NOTHING,
);
/** LR-ERRATA-2010 */
export const staysOutOfFights: readonly Ability[] = [
  cannotTakeWounds(exactly(self), all(duringPhase(Phase.archery), firstSentenceApplies)),
  cannotSkirmish(exactly(self), firstSentenceApplies),
];
/** Where it applies no more already, there is nothing to do. */
export const firstSentenceStillApplies = (card: CardRef): Condition => ({
  ...condition('first sentence of', [card], (g, v) => `${g.ref(isBridled)}(s, ${card.js(g, v)})`, NOTHING),
});
export const firstSentenceFails = (card: CardRef, lasts: Duration): Effect =>
  gives(card, unbridled, 1, lasts);
