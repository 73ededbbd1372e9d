/**
 * `do` and `expect` as fields: their shapes, and playing them on a table.
 *
 * Keeps  every word of a file is a word of the TypeScript driver, and does the same.
 */
import type { State } from '@westmarch/kernel';
import { trace } from '@westmarch/kernel';
import { columnShape, columnsOf } from './columns.ts';
import type { ScenarioGame } from './game.ts';
import { zonesPer } from './given.ts';
import { namesIn } from './lookup.ts';
import { Malformed, type Path, ScenarioFailure } from './problem.ts';
import { check, fieldsOf, listOf, type Plain, type PlainFields, type Shape, textOf } from './shape.ts';
import type { Table } from './table.ts';

export const EVERYONE_PASSES = 'everyone passes';

const value: Shape = { either: ['text', 'number', 'flag'] };
const texts: Shape = { list: 'text' };
const inZone: Shape = { either: [texts, 'number', { fields: { inOrder: texts }, required: ['inOrder'] }] };
const made: Shape = {
  either: [
    'number',
    { fields: { is: 'number', base: 'number', by: { map: 'number', what: 'card' } }, required: ['is'] },
  ],
};

/** What may be expected in a scenario of this game with these players. */
export function expectShape(adapter: ScenarioGame, players: readonly string[]): Shape {
  const { schema, attributes } = adapter.game.engine;
  const columns = (table: 'player' | 'card'): Record<string, Shape> =>
    Object.fromEntries(Object.entries(columnsOf(schema, table)).map(([name, c]) => [name, columnShape(c)]));
  const read = (table: 'table' | 'player' | 'card'): Record<string, Shape> =>
    Object.fromEntries(namesIn(adapter, table).map((name) => [name, value]));
  const zones = (per: string): Record<string, Shape> =>
    Object.fromEntries(zonesPer(schema, per).map((zone) => [zone, inZone]));
  const each = (map: Shape): Shape => ({ map, keys: players, what: 'player' });
  const global = Object.entries(schema.spec.global).map(([name, c]) => [name, columnShape(c)]);
  const numbers = attributes.map(({ name }) => [name, made]);
  const card = { ...read('card'), ...columns('card'), ...Object.fromEntries(numbers), in: 'text' } as const;
  const refusal: Shape = {
    fields: { card: 'text', to: 'text', because: 'text', rule: 'text' },
    required: ['card'],
  };
  return {
    fields: {
      players: each({ fields: { ...read('player'), ...columns('player'), ...zones('player') } }),
      cards: { map: { fields: card }, what: 'card' },
      table: { fields: { ...read('table'), ...Object.fromEntries(global), ...zones('game') } },
      mayChoose: each({ either: [texts, { fields: { exactly: texts, includes: texts, excludes: texts } }] }),
      mayNot: each({ list: refusal }),
      asked: { oneOf: [...players, 'nobody'], what: 'player' },
      at: 'text',
      pending: { oneOf: ['nothing'] },
      result: { either: [{ oneOf: ['undecided'] }, each({ oneOf: ['won', 'lost', 'drawn'] })] },
    },
  };
}

/** One step: a player's choice or several, everyone passing, or a look at what is true by now. */
function stepShape(adapter: ScenarioGame, players: readonly string[]): Shape {
  const choice: Shape = { either: ['text', 'number', { list: { either: ['text', 'number'] } }] };
  const fields: Record<string, Shape> = { expect: expectShape(adapter, players) };
  for (const name of players) fields[name] = choice;
  return { either: [{ oneOf: [EVERYONE_PASSES], what: 'step' }, { fields }] };
}

export interface Script {
  readonly steps: readonly Plain[];
  readonly expect: PlainFields;
}

/** Checks both parts before anything is played. */
export function readScript(
  adapter: ScenarioGame,
  players: readonly string[],
  steps: unknown,
  wanted: unknown,
): Script {
  const checked = listOf(
    steps === undefined ? [] : check(steps, { list: stepShape(adapter, players) }, ['do']),
  );
  for (const [i, step] of checked.entries())
    if (typeof step !== 'string' && Object.keys(fieldsOf(step)).length !== 1)
      throw new Malformed(['do', i], 'expected one player, or one "expect", in each step');
  const fields = wanted === undefined ? {} : check(wanted, expectShape(adapter, players), ['expect']);
  return { steps: checked, expect: fieldsOf(fields) };
}

export function play<S extends State>(table: Table<S>, { steps, expect }: Script): void {
  for (const [i, step] of steps.entries()) {
    if (typeof step === 'string') {
      table.everyonePasses(['do', i]);
      continue;
    }
    for (const [name, what] of Object.entries(fieldsOf(step))) {
      const path: Path = ['do', i, name];
      if (name === 'expect') expectAll(table, fieldsOf(what), path);
      else if (Array.isArray(what))
        for (const [j, choice] of what.entries())
          table.choose(table.who.player(name), String(choice), [...path, j]);
      else table.choose(table.who.player(name), textOf(what), path);
    }
  }
  expectAll(table, expect, ['expect']);
}

/** Everything that is expected, in the order in which it is written. */
export function expectAll<S extends State>(table: Table<S>, fields: PlainFields, path: Path): void {
  const { expect } = table;
  for (const [field, wanted] of Object.entries(fields)) {
    const at = [...path, field];
    const each = Object.entries(fieldsOf(wanted));
    if (field === 'players')
      for (const [name, own] of each) table.player(name).has(fieldsOf(own), [...at, name]);
    else if (field === 'cards')
      for (const [name, own] of each) expect.card(name, fieldsOf(own), [...at, name]);
    else if (field === 'table') expect.table(fieldsOf(wanted), at);
    else if (field === 'mayChoose')
      for (const [name, own] of each) mayChoose(table, name, own, [...at, name]);
    else if (field === 'mayNot') for (const [name, own] of each) mayNot(table, name, own, [...at, name]);
    else if (field === 'asked') expect.asked(textOf(wanted), at);
    else if (field === 'pending') table.nothingPending(at);
    else if (field === 'result')
      expect.result(typeof wanted === 'string' ? 'undecided' : fieldsOf(wanted), at);
    else if (field === 'at' && !trace(table.state).includes(textOf(wanted)))
      throw new ScenarioFailure(`the game stands at ${trace(table.state)}, not at "${textOf(wanted)}"`, at);
  }
}

function mayChoose<S extends State>(table: Table<S>, name: string, wanted: Plain, path: Path): void {
  const offered = table.player(name).mayChoose;
  if (Array.isArray(wanted)) return offered.exactlyAt(wanted.map(String), path);
  const { exactly, includes, excludes } = fieldsOf(wanted);
  if (exactly !== undefined) offered.exactlyAt(listOf(exactly).map(String), [...path, 'exactly']);
  if (includes !== undefined) offered.includesAt(listOf(includes).map(String), [...path, 'includes']);
  if (excludes !== undefined) offered.excludesAt(listOf(excludes).map(String), [...path, 'excludes']);
}

function mayNot<S extends State>(table: Table<S>, name: string, wanted: Plain, path: Path): void {
  for (const [i, item] of listOf(wanted).entries()) {
    const { card, to, because, rule } = fieldsOf(item);
    const reason = {
      ...(because === undefined ? {} : { because: textOf(because) }),
      ...(rule === undefined ? {} : { rule: textOf(rule) }),
      ...(to === undefined ? {} : { to: textOf(to) }),
    };
    table.player(name).mayNot(textOf(card), reason, [...path, i]);
  }
}
