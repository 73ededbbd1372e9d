/** The vocabulary that cards are written in. */
export * from './abilities.ts';
export * from './actions.ts';
export { At } from './builder.ts';
export * from './cards.ts';
export {
  type Choice,
  choose,
  chooseMany,
  chooseNumber,
  inTurn,
  MOST_CHOSEN,
  numberChosen,
  oneOfChosen,
  withEach,
} from './choices.ts';
export { type Compiled, type Definition } from './compiled.ts';
export * from './conditions.ts';
export { type Domain, inForce, inZone } from './domain.ts';
export * from './effects.ts';
export { MOST_DEFINITIONS } from './fact-table.ts';
export * from './facts.ts';
export * from './filters.ts';
export * from './granting.ts';
export { type Limit, usesOf } from './limit.ts';
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
} from './node.ts';
export { isPayingReaction, leaveReactionUnpaid } from './paying.ts';
export * from './piles.ts';
export { type CardTake, type StoreTake, type Take } from './plan.ts';
export * from './reactions.ts';
export { type RuleAction, RuleActions } from './rule-actions.ts';
export { saying, silent, type Typed, typedOf, worded } from './saying.ts';
export { carries } from './traits.ts';
export {
  abilityIn,
  canPayWaiting,
  hasOpenAction,
  isUsable,
  offerActions,
  offerGranted,
  resolveDeclared,
  resolveEffect,
  resolveWaiting,
  setSlot,
  slotCount,
  slotOf,
  useAction,
} from './use.ts';
export * from './values.ts';
