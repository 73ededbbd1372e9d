/**
 * The analysis of a game that is over: winning chances over its course, luck apart from play, and where it turned.
 *
 * Owns   the order of it and what is told. Not the judgement (packages/bots), nor when it is made (packages/jobs).
 * Keeps  the same record and depth lead to the same analysis.
 */
import { type GameRecord, RecordError, type State } from '@westmarch/kernel';
import type { Analysis } from '@westmarch/protocol';
import { gameOf, withGame } from '../games.ts';
import { Play } from '../play.ts';
import type { Seat } from '../seat.ts';
import type { AnalysisDepth, TableGame } from '../table-game.ts';
import { type Swing, swingsOf } from './swings.ts';
import { tenths } from './tenths.ts';
import { SLIP, turningOf } from './turning.ts';

export interface AnalysisOrder {
  readonly record: GameRecord;
  /** What the players are called, in seat order. */
  readonly names: readonly string[];
  /** How closely it is looked at; without it as closely as is usual for the game. */
  readonly depth?: AnalysisDepth;
}

/** How much of the time the first part takes: judging every choice. */
const FIRST_PART = 0.8;

/** Tells how much is done, from 0 to 1. Throws a RecordError where the record cannot be replayed. */
export function analysed({ record, names, depth }: AnalysisOrder): Generator<number, Analysis> {
  return withGame(gameOf(record), (kind) => analysis(kind, record, names, depth ?? kind.analysis.depth));
}

function* analysis<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  record: GameRecord,
  given: readonly string[],
  depth: AnalysisDepth,
): Generator<number, Analysis> {
  const setup = kind.game.check(record);
  // What was never offered is said before anything is judged.
  kind.game.replay(record);
  const { choices, seed } = record;
  const names = [1, 2].map((seat) => given[seat - 1] ?? `Player ${seat}`);
  const first = new Play(kind, setup, seed, names);
  if (first.state.layout.sizes.players !== 2)
    throw new RecordError('setup', 'only games of two players can be analysed');
  const judging = swingsOf(first, choices, depth);
  let judged = judging.next();
  for (; judged.done !== true; judged = judging.next()) yield (FIRST_PART * judged.value) / choices.length;
  const { steps, end } = judged.value;
  const looking = turningOf(new Play(kind, setup, seed, names), choices, steps, depth);
  let looked = looking.next();
  for (; looked.done !== true; looked = looking.next()) yield FIRST_PART + (1 - FIRST_PART) * looked.value;
  const { worlds, width, iterations } = depth;
  return {
    game: kind.key,
    curve: [...steps.map(({ chance }) => tenths(chance)), tenths(end)],
    players: names.map((name, i) => sumsOf(name, steps, i + 1)),
    turning: looked.value,
    depth: { worlds, width, iterations },
  };
}

function sumsOf(name: string, steps: readonly Swing[], seat: number): Analysis['players'][number] {
  const own = steps.filter((step) => step.seat === seat);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    name,
    luck: tenths((seat === 1 ? 1 : -1) * sum(steps.map(({ luck }) => luck))),
    play: tenths(0 - sum(own.map(({ loss }) => loss))),
    choices: own.length,
    slips: own.filter(({ loss }) => loss >= SLIP).length,
  };
}
