/**
 * Scenario files: reads each document, plays it, and says what came of it.
 *
 * Keeps  a file never throws: what is malformed and what fails comes back with its line and field.
 */
import type { ScenarioGame } from '../scenario/game.ts';
import { listed, meant } from '../scenario/near.ts';
import { Malformed, pathText, ScenarioFailure } from '../scenario/problem.ts';
import { play, readScript } from '../scenario/script.ts';
import { check, fieldsOf, textOf } from '../scenario/shape.ts';
import { Table } from '../scenario/table.ts';
import { readDocuments, type YamlDocument } from './documents.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly game: string;
  readonly line: number;
  /** It passed; it failed; it is not written as a scenario must be; or the game itself broke. */
  readonly outcome: 'passed' | 'failed' | 'malformed' | 'broken';
  readonly problem: ScenarioProblem | null;
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

const HEAD = ['scenario', 'game', 'given', 'do', 'expect', 'note'];

/** Plays one scenario, given as a plain value; throws a Malformed or a ScenarioFailure. */
export function runScenario(value: unknown, games: readonly ScenarioGame[]): void {
  const adapter = gameOf(value, games);
  const { given, do: steps, expect } = partsOf(value);
  const table = new Table(adapter);
  if (given === undefined) throw new Malformed(['given'], 'expected a position, found nothing');
  table.given(given);
  play(table, readScript(adapter, table.players, steps, expect));
  table.finish();
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function gameOf(value: unknown, games: readonly ScenarioGame[]): ScenarioGame {
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

/** A scenario of a file that has not been played yet. */
export interface WaitingScenario {
  readonly title: string;
  readonly line: number;
  run(): ScenarioResult;
}

const NO_TITLE = '(no title)';

/** The scenarios of a file's text, in order; at least one, even if it only says that there is none. */
export function scenariosIn(text: string, games: readonly ScenarioGame[]): readonly WaitingScenario[] {
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
    return { title, line: document.line, run: () => runDocument(document, title, games) };
  });
}

function runDocument(document: YamlDocument, title: string, games: readonly ScenarioGame[]): ScenarioResult {
  const { value, fault, line } = document;
  const { game } = partsOf(value);
  const about = { title, game: typeof game === 'string' ? game : '', line };
  if (fault !== null)
    return { ...about, line: fault.line, outcome: 'malformed', problem: { ...fault, field: '' } };
  try {
    runScenario(value, games);
    return { ...about, outcome: 'passed', problem: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Malformed) {
      const at = document.lineOf(error.path, error.onKey);
      return { ...about, outcome: 'malformed', problem: { line: at, field: pathText(error.path), message } };
    }
    const path = error instanceof ScenarioFailure ? error.path : [];
    const outcome = error instanceof ScenarioFailure ? 'failed' : 'broken';
    return { ...about, outcome, problem: { line: document.lineOf(path), field: pathText(path), message } };
  }
}

/** Runs every scenario of a file's text. `path` is only named. */
export function runScenarioFile(
  path: string,
  text: string,
  games: readonly ScenarioGame[],
): ScenarioFileResult {
  return { path, results: scenariosIn(text, games).map((scenario) => scenario.run()) };
}
