/**
 * Builds the state that `given` describes: cards in their places, columns, then the procedures of the phase, run to
 * their first decision.
 *
 * Keeps  everything is done with the kernel's own means (moves, calls), so that a built position is as sound as a
 *        played one: live lists, effects and knowledge come out of the moves.
 */
import {
  call,
  Fate,
  move,
  moveFaceDown,
  type Procedure,
  place,
  run,
  type State,
  seedChance,
  show,
} from '@westmarch/kernel';
import { cellsOf, columnsOf, encode, globalsOf } from './columns.ts';
import type { Building, ScenarioGame } from './game.ts';
import { type Given, globalsGiven, type Placed, readGiven } from './given.ts';
import { haltOf } from './halt.ts';
import { meant } from './near.ts';
import { Malformed, type Path } from './problem.ts';
import { fieldsOf, listOf, type Plain, textOf } from './shape.ts';
import { NoSuchName, Who } from './who.ts';

export interface Position<S extends State> {
  readonly s: S;
  readonly who: Who;
  readonly given: Given;
}

/** Runs `act`, and says of a name that is not there in which field it stands. */
export function inField<T>(path: Path, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof NoSuchName) throw new Malformed(path, error.message);
    throw error;
  }
}

/** Puts a procedure on the stack at one of its steps. */
function enter(s: State, name: string, locals: Readonly<Record<string, number>>, step?: string): void {
  const p = s.engine.procedures.find((other: Procedure) => other.name === name);
  if (p === undefined) throw new Error(`This game has no procedure "${name}".`);
  call(s, p);
  const base = s.kernel.top;
  for (const [local, value] of Object.entries(locals)) {
    const at = p.localNames.indexOf(local);
    if (at < 0) throw new Error(`"${name}" has no local "${local}"${meant(local, p.localNames)}`);
    s.frames[s.kernel.sp - p.localNames.length + at] = value;
  }
  if (step === undefined) return;
  const at = p.steps.findIndex((other) => other.name === step);
  if (at < 0)
    throw new Error(
      `"${name}" has no step "${step}"${meant(
        step,
        p.steps.map((other) => other.name),
      )}`,
    );
  s.frames[base + 1] = at;
}

/** Every card gets its row: those of the first player first. */
function rowsOf(cards: readonly Placed[], players: number): number[] {
  const rows: number[] = [];
  let row = 0;
  for (let seat = 0; seat < players; seat++)
    for (const [i, card] of cards.entries()) if (card.owner === seat) rows[i] = ++row;
  return rows;
}

export function buildPosition<S extends State>(
  adapter: ScenarioGame<S>,
  value: unknown,
  path: Path,
): Position<S> {
  const given = readGiven(adapter, value, path);
  const { players, cards, fields } = given;
  if (cards.length === 0)
    throw new Malformed([...path, 'players'], 'expected at least one card on the table');
  const decks = players.map((_name, seat) => cards.filter((c) => c.owner === seat).map((c) => c.id));
  const s = adapter.game.blank(adapter.setup(decks));
  const rows = rowsOf(cards, players.length);
  const labels = new Map(
    cards.flatMap(({ label }, i) => (label === null ? [] : [[rows[i], label] as const])),
  );
  const who = new Who(players, labels, groupNames(adapter, given));
  who.at(s);
  seedChance(s.chance, textOf(fields['seed'] ?? 'scenario'));
  s.kernel.sp = 1;
  for (const [i, card] of cards.entries())
    placeCard(s, card, rows[i], card.host < 0 ? 0 : rows[card.host], who);
  const build = building(s, given, who, path);
  fillTable(adapter, s, given, build, path);
  for (const [i, card] of cards.entries()) fillCard(adapter, s, card, rows[i], build);
  s.side.fate = new Fate(listOf(fields['dice']).map(Number));
  const phase = textOf(fields['phase'] ?? Object.keys(adapter.phases)[0]);
  inField([...path, 'phase'], () => adapter.phases[phase].start(s, build));
  run(s);
  return { s, who, given };
}

/** The names of groups, by table and row. */
function groupNames(adapter: ScenarioGame, { groups }: Given): Map<string, Map<number, string>> {
  const names = new Map<string, Map<number, string>>();
  for (const { field, row, label } of groups) {
    const table = adapter.groups?.[field].table ?? '';
    const known = names.get(table) ?? new Map<number, string>();
    if (label !== null) known.set(row, label);
    names.set(table, known);
  }
  return names;
}

function building(s: State, { players, fields }: Given, who: Who, path: Path): Building {
  const { active } = fields;
  return {
    given: fields,
    group: (table, name) => who.group(table, textOf(name)),
    refuse: (message) => {
      throw new NoSuchName(message);
    },
    players: players.length,
    active: active === undefined ? 1 : inField([...path, 'active'], () => who.player(active)),
    player: (name) => who.player(name),
    card: (name) => who.card(name),
    stopAfter: () => call(s, haltOf(s.engine)),
    enter: (name, locals = {}, step) => enter(s, name, locals, step),
  };
}

function placeCard(s: State, card: Placed, row: number, host: number, who: Who): void {
  const { schema } = s.layout;
  s.card.def[row] = s.engine.index(card.id);
  s.card.owner[row] = card.owner + 1;
  s.card.controller[row] = card.controller + 1;
  const zones: Readonly<Record<string, number>> = schema.zone;
  const of = card.group > 0 ? card.group : host > 0 ? host : card.seat + 1;
  const at = place(s, zones[card.zone], of);
  let players = 0;
  for (const [i, name] of listOf(card.fields['knownTo']).entries())
    players |= 1 << inField([...card.path, 'knownTo', i], () => who.player(name));
  // In an open zone, "known to" says that the card lies face down; elsewhere, who has seen it besides its player.
  if (schema.spec.zones[card.zone].seenBy === 'all' && 'knownTo' in card.fields) {
    s.card.knownTo[row] = players;
    moveFaceDown(s, row, at, players);
  } else {
    move(s, row, at);
    show(s, row, players);
  }
}

function fillTable<S extends State>(
  adapter: ScenarioGame<S>,
  s: S,
  { players, fields, groups }: Given,
  build: Building,
  path: Path,
): void {
  const { schema } = s.layout;
  const globals = globalsOf(s);
  for (const [name, value] of Object.entries(adapter.usual?.table ?? {})) globals[name] = value;
  for (const name of globalsGiven(adapter))
    if (name in fields)
      globals[name] = inField([...path, name], () => encode(fields[name], schema.spec.global[name], build));
  for (const [name, field] of Object.entries(adapter.fields?.table ?? {}))
    if (name in fields) inField([...path, name], () => field.place(s, 0, fields[name], build));
  for (const [seat, player] of players.entries()) {
    const own = fieldsOf(fieldsOf(fields['players'])[player]);
    const at = (name: string): Path => [...path, 'players', player, name];
    for (const [name, value] of Object.entries(adapter.usual?.player ?? {}))
      cellsOf(s, 'player', name)[seat + 1] = value;
    for (const [name, column] of Object.entries(columnsOf(schema, 'player')))
      if (name in own)
        cellsOf(s, 'player', name)[seat + 1] = inField(at(name), () => encode(own[name], column, build));
    for (const [name, field] of Object.entries(adapter.fields?.player ?? {}))
      if (name in own) inField(at(name), () => field.place(s, seat + 1, own[name], build));
  }
  for (const { field, seat, row, fields: own, path: at } of groups)
    inField(at, () => adapter.groups?.[field].place(s, row, seat + 1, own, build));
}

/** Columns of a card come last: moving it would clear them. */
function fillCard<S extends State>(
  adapter: ScenarioGame<S>,
  s: S,
  { fields, path }: Placed,
  row: number,
  build: Building,
): void {
  const write = (name: string, act: (value: Plain) => void): void => {
    if (name in fields) inField([...path, name], () => act(fields[name]));
  };
  for (const [name, column] of Object.entries(s.layout.schema.spec.card))
    write(name, (value) => {
      cellsOf(s, 'card', name)[row] = encode(value, column, build);
    });
  for (const [name, field] of Object.entries(adapter.fields?.card ?? {}))
    write(name, (value) => field.place(s, row, value, build));
}
