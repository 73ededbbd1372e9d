/**
 * `do` and `expect` as fields: their shapes, and playing them on a table.
 *
 * Keeps  every word of a file is a word of the TypeScript driver, and does the same.
 */
import type { State } from '@westmarch/kernel';
import { trace } from '@westmarch/kernel';
import { columnShape, columnsFor } from './columns.ts';
import { effectsExpected } from './effects.ts';
import type { ScenarioGame } from './game.ts';
import { EVERYONE_PASSES, zonesPer } from './given.ts';
import { listShapes } from './lists.ts';
import { attributesOf, readingsOf } from './lookup.ts';
import { meant } from './near.ts';
import { Malformed, type Path, ScenarioFailure } from './problem.ts';
import { check, fieldsOf, listOf, type Plain, type PlainFields, type Shape, textOf } from './shape.ts';
import type { Table } from './table.ts';

const texts: Shape = { list: 'text' };
const inZone: Shape = { either: listShapes };
const value: Shape = { either: ['text', 'flag', ...listShapes] };
const made: Shape = {
  either: [
    'number',
    { fields: { is: 'number', base: 'number', by: { map: 'number', what: 'card' } }, required: ['is'] },
  ],
};

/** What may be expected in a scenario of this game with these players. */
export function expectShape(adapter: ScenarioGame, players: readonly string[]): Shape {
  type Of = 'table' | 'player' | 'card';
  const shapes = (names: readonly string[], shape: Shape): Record<string, Shape> =>
    Object.fromEntries(names.map((name) => [name, shape]));
  const read = (table: Of): Record<string, Shape> => ({
    ...Object.fromEntries(
      Object.entries(columnsFor(adapter, table, 'expect')).map(([name, c]) => [
        name,
        columnShape(adapter, c),
      ]),
    ),
    ...shapes(
      attributesOf(adapter, table).map(({ name }) => name),
      table === 'card' ? made : 'number',
    ),
    ...shapes(Object.keys(readingsOf(adapter, table)), value),
  });
  const zones = (per: string): Record<string, Shape> => shapes(zonesPer(adapter, per, 'expect'), inZone);
  const each = (map: Shape): Shape => ({ map, keys: players, what: 'player' });
  const groups = Object.entries(adapter.groups ?? {}).map(([kind, group]) => {
    const own = {
      ...shapes(Object.keys(group.readings), value),
      ...shapes(Object.keys(group.cards), inZone),
    };
    return [kind, { map: { fields: own }, what: group.table }] as const;
  });
  const refusal: Shape = {
    fields: { card: 'text', to: 'text', because: 'text', rule: 'text' },
    required: ['card'],
  };
  return {
    fields: {
      ...Object.fromEntries(groups),
      players: each({ fields: { ...read('player'), ...zones('player') } }),
      cards: { map: { fields: { ...read('card'), in: 'text' } }, what: 'card' },
      table: { fields: { ...read('table'), ...zones('game') } },
      effects: effectsExpected,
      mayChoose: each({ either: [texts, { fields: { exactly: texts, includes: texts, excludes: texts } }] }),
      mayNot: each({ list: refusal }),
      asked: { oneOf: [...players, 'nobody'], what: 'player' },
      at: 'text',
      pending: { oneOf: ['nothing'] },
      result: { either: [{ oneOf: ['undecided'] }, each({ oneOf: ['won', 'lost', 'drawn'] })] },
    },
  };
}

/** One step: a player's choice or several, everyone passing, or a look at what is true by now. It may have a name. */
function stepShape(adapter: ScenarioGame, players: readonly string[]): Shape {
  const choice: Shape = { either: ['text', 'number', { list: { either: ['text', 'number'] } }] };
  const fields: Record<string, Shape> = {
    as: 'text',
    everyone: { oneOf: ['passes'] },
    expect: expectShape(adapter, players),
  };
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
    if (typeof step !== 'string' && Object.keys(fieldsOf(step)).filter((name) => name !== 'as').length !== 1)
      throw new Malformed(['do', i], 'expected one player, or one "expect", in each step');
  const fields = wanted === undefined ? {} : check(wanted, expectShape(adapter, players), ['expect']);
  return { steps: checked, expect: fieldsOf(fields) };
}

/** How many steps are played: so many, or all up to the one of that name. */
export function stepsUntil({ steps }: Script, stopAfter: unknown, path: Path): number {
  const until = check(stopAfter, { either: ['number', 'text'] }, path);
  if (typeof until === 'number') {
    if (until >= 0 && until <= steps.length) return until;
    throw new Malformed(path, `there are ${steps.length} steps, so it can stop after 0 to ${steps.length}`);
  }
  const names = steps.map((step) => textOf(fieldsOf(step)['as'] ?? ''));
  const at = names.indexOf(textOf(until));
  if (at >= 0) return at + 1;
  const known = names.filter((name) => name !== '');
  throw new Malformed(
    path,
    known.length === 0
      ? `no step is called "${textOf(until)}": none has a name, which "as" gives it`
      : `no step is called "${textOf(until)}"${meant(textOf(until), known)}`,
  );
}

/** Plays the steps one after the other; all of them unless it is said how many, and then what is expected. */
export function play<S extends State>(
  table: Table<S>,
  script: Script,
  most = Number.POSITIVE_INFINITY,
): void {
  for (const [i, step] of script.steps.slice(0, most).entries()) playStep(table, step, ['do', i]);
  if (most === Number.POSITIVE_INFINITY) expectAll(table, script.expect, ['expect']);
}

function playStep<S extends State>(table: Table<S>, step: Plain, at: Path): void {
  if (typeof step === 'string') return table.everyonePasses(at);
  for (const [name, what] of Object.entries(fieldsOf(step))) {
    const path: Path = [...at, name];
    if (name === 'as') continue;
    if (name === 'everyone') table.everyonePasses(path);
    else if (name === 'expect') expectAll(table, fieldsOf(what), path);
    else if (Array.isArray(what))
      for (const [j, choice] of what.entries())
        table.choose(table.who.player(name), String(choice), [...path, j]);
    else table.choose(table.who.player(name), textOf(what), path);
  }
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
    else if (field === 'effects') expect.effects(wanted, at);
    else if (table.adapter.groups?.[field] !== undefined)
      for (const [name, own] of each) expect.group(field, name, fieldsOf(own), [...at, name]);
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
