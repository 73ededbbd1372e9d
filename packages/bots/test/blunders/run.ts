/**
 * Blunders: positions in which there is something that nobody should do, and whether a bot does it.
 *
 * A file is a scenario (docs/scenarios.md) whose `do` leads to the decision. What is wrong there stands in `blunder`:
 *
 *   bot    the player in whose seat the bot sits
 *   never  options that he must not take, by their words or by how they begin
 *   only   the options of which his first choice must be one
 *   until  `choice` (the first one, unless it is said) or `end`: he plays on until the position's phase is over, while
 *          the others pass, or take the first option where they cannot
 *   after  what must be true then, as in `expect`
 *   why    what is wrong with it
 *
 * Keeps  a bot gets his view and the options, as in a game; each blunder is tried with several seeds, for ties.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '@westmarch/kernel';
import {
  hasHalted,
  meantOptions,
  type PlainFields,
  readDocuments,
  runScenario,
  type ScenarioGame,
  type Table,
} from '@westmarch/testkit';
import { type Bot, random } from '../../src/index.ts';

export interface Blunder {
  readonly title: string;
  readonly file: string;
  readonly bot: string;
  readonly never: readonly string[];
  readonly only: readonly string[];
  readonly until: 'choice' | 'end';
  readonly after: PlainFields | null;
  readonly why: string;
  /** The scenario that leads there. */
  readonly scenario: object;
}

const FIELDS: ReadonlySet<string> = new Set(['bot', 'never', 'only', 'until', 'after', 'why']);
const isFields = (value: unknown): value is PlainFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const wordsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function readBlunder(file: string, value: unknown): Blunder {
  const wrong = (what: string): Error => new Error(`${file}: ${what}`);
  if (!isFields(value)) throw wrong('expected a scenario');
  const { scenario: title, blunder } = value;
  if (typeof title !== 'string' || !isFields(blunder)) throw wrong('expected "scenario" and "blunder"');
  for (const name of Object.keys(blunder))
    if (!FIELDS.has(name)) throw wrong(`"${title}": there is no field "${name}" in "blunder"`);
  const { bot, never, only, until = 'choice', after, why } = blunder;
  if (typeof bot !== 'string' || typeof why !== 'string') throw wrong(`"${title}": say "bot" and "why"`);
  if (until !== 'choice' && until !== 'end') throw wrong(`"${title}": "until" is "choice" or "end"`);
  const found: Blunder = {
    title,
    file,
    bot,
    never: wordsIn(never),
    only: wordsIn(only),
    until,
    after: isFields(after) ? after : null,
    why,
    scenario: value,
  };
  if (found.never.length + found.only.length === 0 && found.after === null)
    throw wrong(`"${title}": say "never", "only" or "after"`);
  return found;
}

/** The blunders of a folder, in the order of its files. */
export function blundersIn(folder: string): readonly Blunder[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.toSorted().flatMap((name) =>
    readDocuments(readFileSync(join(folder, name), 'utf8')).map(({ value, fault }) => {
      if (fault !== null) throw new Error(`${name}:${fault.line}: ${fault.message}`);
      return readBlunder(name, value);
    }),
  );
}

/** Far more choices than a phase has. */
const MOST = 200;

/** Whether these words, or a beginning, mean an option. What is not offered is a mistake of the position, if `must`. */
function isMeant(words: readonly string[], texts: readonly string[], choice: number, must: boolean): boolean {
  const meant = words.map((word) => meantOptions(word, texts));
  const missing = words.find((_, i) => must && meant[i].length === 0);
  if (missing !== undefined) throw new Error(`"${missing}" is not offered, but ${texts.join(' / ')}`);
  return meant.some((those) => those.includes(choice));
}

/** What a bot does wrong in a position, in words; null where he avoids it. */
export function fault<S extends State>(
  blunder: Blunder,
  adapter: ScenarioGame<S>,
  bot: Bot<S>,
): string | null {
  const { table } = runScenario(blunder.scenario, [adapter]);
  try {
    return play(blunder, adapter, table, bot);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${blunder.file}, "${blunder.title}": ${message}`, { cause: error });
  }
}

function play<S extends State>(
  { bot: name, never, only, until, after }: Blunder,
  adapter: ScenarioGame<S>,
  table: Table<S>,
  bot: Bot<S>,
): string | null {
  const { game } = adapter;
  const seat = table.players.indexOf(name) + 1;
  if (table.state.kernel.asked !== seat || hasHalted(table.state)) throw new Error(`${name} is not asked`);
  for (let moment = 0, first = true; moment < MOST && !hasHalted(table.state); moment++) {
    const decision = game.pending(table.state);
    if (decision === null) break;
    const { player } = decision;
    const texts = table.offered();
    if (player !== seat) {
      table.choose(player, texts.includes('Pass') ? 'Pass' : texts[0]);
      continue;
    }
    const view = game.view(table.state, seat);
    const choice = bot.choose(view, decision, game.options(view), moment);
    if (isMeant(never, texts, choice, first)) return texts[choice];
    if (first && only.length > 0 && !isMeant(only, texts, choice, true)) return texts[choice];
    first = false;
    if (until === 'choice' && after === null) return null;
    table.choose(seat, texts[choice]);
    if (until === 'choice') break;
  }
  if (after === null) return null;
  try {
    table.expects(after);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** So many tries of one who does not think must show both. */
const TRIES = 200;
/** Whether a position parts those who do it from those who do not. */
export function tellsApart<S extends State>(blunder: Blunder, adapter: ScenarioGame<S>): boolean {
  const seen = { done: false, avoided: false };
  for (let i = 0; i < TRIES && !(seen.done && seen.avoided); i++)
    seen[fault(blunder, adapter, random(`try ${i}`)) === null ? 'avoided' : 'done'] = true;
  return seen.done && seen.avoided;
}

const SEEDS = ['one', 'two', 'three'] as const;

/** What a bot does not avoid of all of them: title, and what he does. */
export function blundersOf<S extends State>(
  all: readonly Blunder[],
  adapter: ScenarioGame<S>,
  make: (seed: string) => Bot<S>,
): readonly string[] {
  return all.flatMap((one) => {
    const done = SEEDS.map((seed) => fault(one, adapter, make(seed))).find((found) => found !== null);
    return done === undefined ? [] : [`${one.title}: ${done}`];
  });
}
