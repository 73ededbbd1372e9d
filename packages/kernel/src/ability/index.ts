/**
 * The vocabulary that cards are written in.
 *
 * Chapters: words, the facts that they ask for, what both are compiled into, and using that in play.
 */

export { At } from './compile/builder.ts';
export { type Compiled, type Definition } from './compile/compiled.ts';
export { type CardTake, type StoreTake, type Take } from './compile/plan.ts';
export { MOST_DEFINITIONS } from './facts/fact-table.ts';
export * from './facts/facts.ts';
export { carries } from './facts/traits.ts';
export { type RuleAction, RuleActions } from './use/rule-actions.ts';
export {
  abilityIn,
  canPayWaiting,
  grantedNames,
  hasOpenAction,
  isUsable,
  offerActions,
  offerGranted,
  openName,
  resolveDeclared,
  resolveEffect,
  resolveWaiting,
  setSlot,
  slotCount,
  slotOf,
  useAction,
} from './use/use.ts';
export * from './words/abilities.ts';
export * from './words/actions.ts';
export * from './words/cards.ts';
export {
  type Choice,
  choose,
  chooseMany,
  chooseNumber,
  inTurn,
  MOST_CHOSEN,
  numberChosen,
  withEach,
} from './words/choices.ts';
export * from './words/conditions.ts';
export { type Domain, inForce, inZone } from './words/domain.ts';
export * from './words/effects.ts';
export * from './words/filters.ts';
export * from './words/granting.ts';
export { type Limit, usesOf } from './words/limit.ts';
export {
  type AnyWord,
  type CardRef,
  type Condition,
  cardRef,
  condition,
  type Filter,
  filter,
  type PlayerRef,
  playerRef,
  type Value,
  value,
  wordsOf,
} from './words/node.ts';
export { isPayingReaction, leaveReactionUnpaid } from './words/paying.ts';
export * from './words/piles.ts';
export * from './words/reactions.ts';
export { saying, silent, type Typed, typedOf, worded } from './words/saying.ts';
export * from './words/values.ts';
