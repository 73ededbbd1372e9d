/**
 * Scenario files: reads each document, plays it, and says what came of it.
 *
 * Keeps  a file never throws: what is malformed and what fails comes back with its line and field.
 */
import type { State } from '@westmarch/kernel';
import type { ScenarioGame } from '../scenario/game.ts';
import { listed, meant } from '../scenario/near.ts';
import { Malformed, pathText, ScenarioFailure } from '../scenario/problem.ts';
import { play, readScript, stepsUntil } from '../scenario/script.ts';
import { check, fieldsOf, textOf } from '../scenario/shape.ts';
import { type Question, Table, type Told } from '../scenario/table.ts';
import { readDocuments, writeDocument, type YamlDocument } from './documents.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly game: string;
  readonly line: number;
  /** It passed; it failed; it is not written as a scenario must be; the game itself broke; or it was stopped before its end. */
  readonly outcome: 'passed' | 'failed' | 'malformed' | 'broken' | 'stopped';
  readonly problem: ScenarioProblem | null;
  /** Where it was to be told: what happened by itself at first, every decision, and what is asked at the end. */
  readonly began?: readonly string[];
  readonly told?: readonly Told[];
  readonly asked?: Question | null;
  /** Where it was stopped: the position, as a text in the words of `given`. */
  readonly position?: string;
}

/** How scenarios are run. */
export interface RunOptions {
  /** Every decision is told. */
  readonly trace?: boolean;
  /** Only so many steps, or those up to the one of that name. */
  readonly stopAfter?: number | string;
}

export interface ScenarioProblem {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface ScenarioFileResult {
  readonly path: string;
  readonly results: readonly ScenarioResult[];
}

/** What a puzzle, a lesson or a blunder says besides is for whoever uses it, and is not played here. */
const HEAD = [
  'scenario',
  'game',
  'given',
  'do',
  'expect',
  'stopAfter',
  'note',
  'puzzle',
  'lesson',
  'blunder',
];

/** What a run of a scenario leaves behind. */
interface Run<S extends State> {
  readonly table: Table<S>;
  readonly stopped: boolean;
}

/** Plays one scenario, given as a plain value; throws a Malformed or a ScenarioFailure. `began` is handed its table. */
export function runScenario<S extends State = State>(
  value: unknown,
  games: readonly ScenarioGame<S>[],
  options: RunOptions = {},
  began: (table: Table<S>) => void = () => undefined,
): Run<S> {
  const adapter = gameOf(value, games);
  const { given, do: steps, expect, stopAfter } = partsOf(value);
  const table = new Table(adapter, { tells: options.trace === true });
  if (given === undefined) throw new Malformed(['given'], 'expected a position, found nothing');
  table.given(given);
  began(table);
  const script = readScript(adapter, table.players, steps, expect);
  const until = options.stopAfter ?? stopAfter;
  if (until === undefined) {
    play(table, script);
    table.finish();
  } else play(table, script, stepsUntil(script, until, ['stopAfter']));
  return { table, stopped: until !== undefined };
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function gameOf<S extends State>(value: unknown, games: readonly ScenarioGame<S>[]): ScenarioGame<S> {
  const parts = partsOf(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed([], `expected a scenario (${HEAD.join(', ')})`);
  for (const name of Object.keys(parts))
    if (!HEAD.includes(name))
      throw new Malformed([name], `there is no field "${name}" here${meant(name, HEAD)}`, true);
  const head = {
    ...('scenario' in parts ? { scenario: parts['scenario'] } : {}),
    ...('game' in parts ? { game: parts['game'] } : {}),
  };
  const named = fieldsOf(
    check(head, { fields: { scenario: 'text', game: 'text' }, required: ['scenario', 'game'] }, []),
  )['game'];
  const found = games.find(({ game }) => game.name === named);
  if (found !== undefined) return found;
  const names = games.map(({ game }) => game.name);
  const known = names.length === 0 ? 'no game can be played here yet' : `known games: ${listed(names)}`;
  throw new Malformed(['game'], `"${textOf(named)}" is no known game; ${known}`);
}

/** The names of games in a file's text, so that these alone are loaded before it is run. */
export const gamesNamedIn = (text: string): string[] =>
  readDocuments(text).flatMap(({ value }) => {
    const { game } = partsOf(value);
    return typeof game === 'string' ? [game] : [];
  });

/** A scenario of a file that has not been played yet. */
export interface WaitingScenario {
  readonly title: string;
  readonly line: number;
  run(): ScenarioResult;
}

const NO_TITLE = '(no title)';

/** The scenarios of a file's text, in order; at least one, even if it only says that there is none. */
export function scenariosIn(
  text: string,
  games: readonly ScenarioGame[],
  options: RunOptions = {},
): readonly WaitingScenario[] {
  const documents = readDocuments(text);
  if (documents.length === 0) {
    const message = `expected a scenario (${HEAD.join(', ')}), found nothing`;
    const problem = { line: 1, field: '', message };
    const about = { title: NO_TITLE, game: '', line: 1 };
    return [{ ...about, run: () => ({ ...about, outcome: 'malformed', problem }) }];
  }
  return documents.map((document) => {
    const { scenario } = partsOf(document.value);
    const title = typeof scenario === 'string' ? scenario : NO_TITLE;
    return { title, line: document.line, run: () => runDocument(document, title, games, options) };
  });
}

function runDocument(
  document: YamlDocument,
  title: string,
  games: readonly ScenarioGame[],
  options: RunOptions,
): ScenarioResult {
  const { value, fault, line } = document;
  const { game } = partsOf(value);
  const about = { title, game: typeof game === 'string' ? game : '', line };
  if (fault !== null)
    return { ...about, line: fault.line, outcome: 'malformed', problem: { ...fault, field: '' } };
  let table: Table | null = null;
  const told = (): Pick<ScenarioResult, 'began' | 'told' | 'asked'> =>
    options.trace === true && table !== null
      ? { began: table.began, told: table.told, asked: table.question() }
      : {};
  try {
    const { stopped } = runScenario(value, games, options, (built) => {
      table = built;
    });
    if (!stopped) return { ...about, outcome: 'passed', problem: null, ...told() };
    return { ...about, outcome: 'stopped', problem: null, ...stoppedAt(table), ...told() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Malformed) {
      const at = document.lineOf(error.path, error.onKey);
      const problem = { line: at, field: pathText(error.path), message };
      return { ...about, outcome: 'malformed', problem, ...told() };
    }
    const path = error instanceof ScenarioFailure ? error.path : [];
    const outcome = error instanceof ScenarioFailure ? 'failed' : 'broken';
    const problem = { line: document.lineOf(path), field: pathText(path), message };
    return { ...about, outcome, problem, ...told() };
  }
}

/** The position where a scenario was stopped, and what is asked there. */
function stoppedAt(table: Table | null): Pick<ScenarioResult, 'position' | 'asked'> {
  if (table === null) return {};
  return { position: writeDocument(table.position()), asked: table.question() };
}

/** Runs every scenario of a file's text. `path` is only named. */
export function runScenarioFile(
  path: string,
  text: string,
  games: readonly ScenarioGame[],
  options: RunOptions = {},
): ScenarioFileResult {
  return { path, results: scenariosIn(text, games, options).map((scenario) => scenario.run()) };
}
