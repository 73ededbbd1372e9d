/** The kernel: what any card game needs, and no word of any. Games and tools import from here and nowhere deeper. */

export type { CardSpec } from './ability/facts/card-spec.ts';
export * from './ability/index.ts';
export { type Difference, diff, dump, strays, trace } from './arena/dump.ts';
export { CHANCE_WORDS, type Layout, layOut } from './arena/layout.ts';
export { Pool } from './arena/pool.ts';
export * from './arena/schema.ts';
export {
  type Cells,
  clearRow,
  clone,
  copy,
  equal,
  forget,
  fromBytes,
  hash,
  newState,
  type State,
  type StateOf,
  toBytes,
} from './arena/state.ts';
export { below, chachaBlock, nextWord, seedChance } from './chance/chacha.ts';
export { die, pick } from './chance/chance.ts';
export { Fate } from './chance/fate.ts';
export { Kind, kindNames, type Option, Options } from './decision/options.ts';
export {
  type Attribute,
  type AttributeSpec,
  type Breakdown,
  breakdown,
  type Contribution,
  isMarked,
  markOf,
  Stage,
  valueAgainst,
  valueOf,
} from './effect/attribute.ts';
export {
  addEffect,
  isMute,
  removeEffect,
  renewEffect,
  rowInForce,
  silence,
  standingRow,
} from './effect/effects.ts';
export { untilEndOf, untilStartOf, WHILE_LIVE } from './effect/expire.ts';
export { Engine } from './engine.ts';
export {
  announce,
  dequeue,
  type Event,
  forbiddenBy,
  type Prohibition,
  replacementOf,
} from './event/event.ts';
export { EVERYONE, type Sink } from './event/sink.ts';
export {
  allHold,
  allOpen,
  type Gate,
  type GateKind,
  gateKinds,
  isOpen,
  type Refusal,
  refusals,
} from './explain/gate.ts';
export { call, leave, localOf, running, whereOf } from './flow/frames.ts';
export {
  type Ask,
  again,
  type Flow,
  type Frame,
  finish,
  jump,
  type Locals,
  type Procedure,
  type Run,
  type StepSpec,
} from './flow/procedure.ts';
export { apply, optionsOf, run } from './flow/run.ts';
export { nextSeat, seatsLeft } from './flow/seats.ts';
export { type Decision, Game, type GameSpec, type Packed } from './game.ts';
export { determinize, determinizeInto, type Prior } from './knowledge/determinize.ts';
export { type RowOwner, view, viewInto } from './knowledge/view.ts';
export { type DeckSetup, readDecks } from './record/decks.ts';
export { type Happened, historyOf } from './record/history.ts';
export { type GameRecord, MOST_UNDONE, RecordError, readRecord, type Undone } from './record/record.ts';
export { describeOption, namesOf } from './text/describe.ts';
export { distance } from './text/distance.ts';
export { Introduction } from './text/introduce.ts';
export * from './text/language.ts';
export { hintFor, nearest, plain } from './text/near.ts';
export type { OtherNumbers } from './text/other-numbers.ts';
export { type Gender, HIS_OR_HER, ITS, spokenOf } from './text/own-name.ts';
export * from './text/phrase.ts';
export { type Names, render, sentence } from './text/render.ts';
export { dealDecks, drawFrom } from './zone/deal.ts';
export { hostOf } from './zone/host.ts';
export {
  cardAt,
  firstIn,
  isIn,
  move,
  moveFaceDown,
  moveFirst,
  mute,
  place,
  placeIndexOf,
  rest,
  reveal,
  show,
  sizeOf,
  unmute,
  wake,
  zoneOf,
} from './zone/place.ts';
export { mingle, shuffle } from './zone/shuffle.ts';
