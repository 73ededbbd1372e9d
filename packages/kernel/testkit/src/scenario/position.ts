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
import { cellsOf, columnsFor, encode, globalsOf } from './columns.ts';
import { placeEffects } from './effects.ts';
import type { Building, ScenarioGame, Spot } from './game.ts';
import { type Given, globalsGiven, type Placed, readGiven } from './given.ts';
import { GroupNames } from './groups.ts';
import { haltOf } from './halt.ts';
import { meant } from './near.ts';
import { inField, Malformed, NoSuchName, type Path, pathText } from './problem.ts';
import { fieldsOf, listOf, type Plain, textOf } from './shape.ts';
import { Who } from './who.ts';

export interface Position<S extends State> {
  readonly s: S;
  readonly who: Who;
  readonly given: Given;
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

/** `laid` is shown the position as it was laid out, before anything happens by itself. */
export function buildPosition<S extends State>(
  adapter: ScenarioGame<S>,
  value: unknown,
  path: Path,
  laid: (position: Position<S>) => void = () => undefined,
): Position<S> {
  const given = readGiven(adapter, value, path);
  const { players, cards, fields } = given;
  if (cards.length === 0)
    throw new Malformed([...path, 'players'], 'expected at least one card on the table');
  const decks = players.map((_name, seat) => cards.filter((c) => c.owner === seat).map((c) => c.id));
  const s = adapter.game.blank(adapter.setup(decks, fields));
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
  const build = building(adapter, s, given, rows, who, path);
  fillTable(adapter, s, given, rows, build, path);
  for (const [i, card] of cards.entries()) fillCard(adapter, s, card, rows[i], build);
  s.side.fate = new Fate(listOf(fields['dice']).map(Number));
  inField(path, () => adapter.check?.(s, build));
  const phase = textOf(fields['phase'] ?? Object.keys(adapter.phases)[0]);
  inField([...path, 'phase'], () => adapter.phases[phase].start(s, build));
  placeEffects(adapter, s, who, fields['effects'], [...path, 'effects']);
  laid({ s, who, given });
  run(s);
  return { s, who, given };
}

/** The names of groups, by table and row. */
function groupNames(adapter: ScenarioGame, { groups, players }: Given): GroupNames {
  const named = groups.flatMap(({ field, row, label }) =>
    label === null ? [] : [{ table: adapter.groups?.[field].table ?? '', row, label }],
  );
  return new GroupNames(adapter, players, named);
}

/** Where in `given` a spot is; undefined where it came from nowhere there. */
function pathOf(
  adapter: ScenarioGame,
  { cards, groups, players }: Given,
  rows: readonly number[],
  path: Path,
  { card, group, player, field }: Spot,
): Path | undefined {
  const placed = card === undefined ? undefined : cards[rows.indexOf(card)];
  const grouped = groups.find(
    ({ field: of, row }) => adapter.groups?.[of].table === group?.[0] && row === group?.[1],
  );
  const own = player === undefined ? undefined : [...path, 'players', players[player - 1]];
  const at = placed?.path ?? grouped?.path ?? own ?? (field === undefined ? undefined : path);
  return at === undefined || field === undefined ? at : [...at, field];
}

function building(
  adapter: ScenarioGame,
  s: State,
  given: Given,
  rows: readonly number[],
  who: Who,
  path: Path,
): Building {
  const { active } = given.fields;
  return {
    given: given.fields,
    names: who.naming,
    group: (table, name) => who.group(table, name),
    refuse: (message, at = {}) => {
      const where = pathOf(adapter, given, rows, path, at);
      throw where === undefined ? new NoSuchName(message) : new Malformed(where, message);
    },
    players: given.players.length,
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
  if (card.zone === '') return;
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
  { players, fields, groups, cards }: Given,
  rows: readonly number[],
  build: Building,
  path: Path,
): void {
  const globals = globalsOf(s);
  for (const [name, value] of Object.entries(adapter.usual?.table ?? {})) globals[name] = value;
  for (const [name, column] of Object.entries(globalsGiven(adapter)))
    if (name in fields) globals[name] = inField([...path, name], () => encode(fields[name], column, build));
  for (const [name, field] of Object.entries(adapter.fields?.table ?? {}))
    if (name in fields) inField([...path, name], () => field.place(s, 0, fields[name], build));
  for (const [seat, player] of players.entries()) {
    const own = fieldsOf(fieldsOf(fields['players'])[player]);
    const at = (name: string): Path => [...path, 'players', player, name];
    for (const [name, value] of Object.entries(adapter.usual?.player ?? {}))
      cellsOf(s, 'player', name)[seat + 1] = value;
    for (const [name, column] of Object.entries(columnsFor(adapter, 'player', 'given')))
      if (name in own)
        cellsOf(s, 'player', name)[seat + 1] = inField(at(name), () => encode(own[name], column, build));
    for (const [name, field] of Object.entries(adapter.fields?.player ?? {}))
      if (name in own) inField(at(name), () => field.place(s, seat + 1, own[name], build));
  }
  for (const { field, seat, row, fields: own, path: at } of groups) {
    const group = adapter.groups?.[field];
    const heldIn = (list: string): number[] => {
      const here = pathText([...at, list]);
      return cards.flatMap(({ zone, path: of }, i) =>
        zone === '' && pathText(of.slice(0, -1)) === here ? [rows[i]] : [],
      );
    };
    const held = Object.fromEntries((group?.held ?? []).map((list) => [list, heldIn(list)]));
    inField(at, () => group?.place(s, row, seat + 1, own, build, held));
  }
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
  for (const [name, column] of Object.entries(columnsFor(adapter, 'card', 'given')))
    if (name in s.layout.schema.spec.card)
      write(name, (value) => {
        cellsOf(s, 'card', name)[row] = encode(value, column, build);
      });
  for (const [name, field] of Object.entries(adapter.fields?.card ?? {}))
    write(name, (value) => field.place(s, row, value, build));
}
