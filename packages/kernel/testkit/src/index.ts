/** The testkit: scenarios in TypeScript and YAML, self-play with invariants, the exhaustive runner. */

export { readDocuments, type YamlDocument } from './file/documents.ts';
export { lineOfField } from './file/line.ts';
export {
  gamesNamedIn,
  type RunOptions,
  runScenario,
  runScenarioFile,
  type ScenarioFileResult,
  type ScenarioProblem,
  type ScenarioResult,
} from './file/run.ts';
export { Invention } from './invention.ts';
export type { Playable } from './playable.ts';
export { meantOptions } from './scenario/choice.ts';
export type { Expecting, Made } from './scenario/expect.ts';
export type {
  Building,
  Field,
  Group,
  KnownCard,
  KnownCards,
  Naming,
  PerTable,
  Phase,
  Reading,
  ScenarioGame,
  Thing,
} from './scenario/game.ts';
export { hasHalted } from './scenario/halt.ts';
export { Malformed, type Path, pathText, ScenarioFailure } from './scenario/problem.ts';
export type { Because } from './scenario/refused.ts';
export type { MayChoose, Seat } from './scenario/seat.ts';
export type { Plain, PlainFields, Shape } from './scenario/shape.ts';
export { type Question, Table, type Told } from './scenario/table.ts';
export { type ScenarioWords, scenarioWords } from './scenario/words.ts';
export { Broken, holds } from './selfplay/broken.ts';
export { type Coverage, type EveryAbility, type Unused, useEveryAbility } from './selfplay/every-ability.ts';
export type { Offered } from './selfplay/gates.ts';
export { Luck } from './selfplay/luck.ts';
export { type Played, type SelfPlay, SelfPlayFailure, selfPlay } from './selfplay/play.ts';
export { firstDifference, recording } from './selfplay/recording.ts';
export { sample } from './selfplay/sample.ts';
export { playAndTell } from './selfplay/telling.ts';
export { nameOfAbility, watching } from './selfplay/watch.ts';
export { StandingLines } from './standing/lines.ts';
export type { Spot, StandingPosition } from './standing/position.ts';
export { scenarioFileTests, scenarioTests, type TestRunner } from './tests.ts';
export { difference, excepted, numbersIn } from './text/numbers.ts';
export { type TypedSentence, typedSentences } from './text/typed.ts';
