/**
 * `given`: the shape of a position, read off the game's schema and what its adapter adds; and the cards it names.
 *
 * Not    building the state (position.ts).
 */
import type { Schema } from '@westmarch/kernel';
import { columnShape, columnsOf } from './columns.ts';
import type { Field, PerTable, ScenarioGame } from './game.ts';
import { Malformed, type Path } from './problem.ts';
import { check, fieldsOf, listOf, type Plain, type PlainFields, type Shape, textOf } from './shape.ts';
import { defName } from './who.ts';

/** A card as `given` names it, before it has a row. */
export interface Placed {
  readonly id: string;
  readonly label: string | null;
  /** Seats; −1 stands for no player. */
  readonly owner: number;
  readonly controller: number;
  readonly zone: string;
  /** The seat it lies at, or −1. */
  readonly seat: number;
  /** Where in the list of all placed cards the card stands that it lies on, or −1. */
  readonly host: number;
  /** The row of the group it belongs to, or 0. */
  readonly group: number;
  readonly fields: PlainFields;
  readonly path: Path;
}

/** One of a player's groups, as `given` describes it. */
export interface GivenGroup {
  readonly field: string;
  readonly seat: number;
  readonly row: number;
  readonly label: string | null;
  readonly fields: PlainFields;
  readonly path: Path;
}

export interface Given {
  readonly players: readonly string[];
  readonly fields: PlainFields;
  readonly cards: readonly Placed[];
  readonly groups: readonly GivenGroup[];
}

const shapesOf = (fields: PerTable<Field>[keyof PerTable<Field>]): Record<string, Shape> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, field]) => [name, field.shape]));

/** The zones of a schema that belong to the game, to a player or to a card. */
export const zonesPer = (schema: Schema, per: string): string[] =>
  schema.zoneNames.filter((name) => schema.spec.zones[name].per === per);

/** Words of `given` that mean the same in every game: a single number of that name cannot be written. */
const GIVEN = new Set(['players', 'phase', 'active', 'dice', 'seed']);
/** The single numbers of the game that `given` may set by name; a field of the adapter goes before. */
export const globalsGiven = (adapter: ScenarioGame): string[] =>
  Object.keys(adapter.game.engine.schema.spec.global).filter(
    (name) => !GIVEN.has(name) && adapter.fields?.table?.[name] === undefined,
  );

/** Ids and names by which a card of the pool can be called. */
export function cardIds({ game: { engine }, invented }: ScenarioGame): Map<string, string> {
  const ids = new Map<string, string>();
  const printed = engine.definitions.filter(({ index, id }) => index > 0 && invented?.ids.has(id) !== true);
  for (const { index, id } of printed) {
    const name = defName(engine, index);
    // A name that several cards share names none of them.
    ids.set(name, ids.has(name) ? '' : id);
  }
  for (const { id } of printed) ids.set(id, id);
  for (const [name, id] of ids) if (id === '') ids.delete(name);
  for (const [name, id] of invented?.named ?? []) ids.set(name, id);
  return ids;
}

export function givenShape(adapter: ScenarioGame): Shape {
  const { schema, name } = adapter.game.engine;
  const known: Shape = { oneOf: [...cardIds(adapter).keys()], what: `card of ${name}` };
  const cardFields: Record<string, Shape> = {
    card: known,
    as: 'text',
    knownTo: { list: 'text' },
    ...Object.fromEntries(Object.entries(columnsOf(schema, 'card')).map(([n, c]) => [n, columnShape(c)])),
    ...shapesOf(adapter.fields?.card),
  };
  const cards: Shape = { list: { either: [known, { fields: cardFields, required: ['card'] }] } };
  for (const zone of zonesPer(schema, 'card')) cardFields[zone] = cards;
  const inZones = (per: string): Record<string, Shape> =>
    Object.fromEntries(zonesPer(schema, per).map((zone) => [zone, cards]));
  const playerFields: Record<string, Shape> = {
    ...inZones('player'),
    ...Object.fromEntries(Object.entries(columnsOf(schema, 'player')).map(([n, c]) => [n, columnShape(c)])),
    ...shapesOf(adapter.fields?.player),
  };
  for (const [name, group] of Object.entries(adapter.groups ?? {})) {
    const lists = Object.keys(group.cards).map((field) => [field, cards] as const);
    const fields: Record<string, Shape> = { as: 'text', ...Object.fromEntries(lists), ...group.fields };
    playerFields[name] = { list: { fields, required: group.required } };
  }
  return {
    fields: {
      ...Object.fromEntries(Object.entries(schema.spec.global).map(([n, c]) => [n, columnShape(c)])),
      players: { map: { fields: playerFields }, what: 'player' },
      phase: { oneOf: Object.keys(adapter.phases), what: 'phase to begin at' },
      active: 'text',
      dice: { list: 'number' },
      seed: 'text',
      ...inZones('game'),
      ...shapesOf(adapter.fields?.table),
    },
    required: ['players'],
  };
}

/** Checks `given` and lists its cards in the order in which they get their rows. */
export function readGiven(adapter: ScenarioGame, value: unknown, path: Path): Given {
  const fields = fieldsOf(check(value, givenShape(adapter), path));
  const byPlayer = fieldsOf(fields['players']);
  const players = Object.keys(byPlayer);
  const ids = cardIds(adapter);
  const { schema } = adapter.game.engine;
  const cards: Placed[] = [];

  const seatOf = (name: Plain | undefined, otherwise: number, at: Path): number => {
    if (name === undefined) return otherwise;
    const seat = players.indexOf(textOf(name));
    if (seat < 0) throw new Malformed(at, `"${textOf(name)}" is no player; there are ${players.join(', ')}`);
    return seat;
  };
  const groups: GivenGroup[] = [];
  const add = (
    list: Plain | undefined,
    zone: string,
    seat: number,
    host: number,
    group: number,
    at: Path,
  ): void => {
    for (const [i, entry] of listOf(list).entries()) {
      const own = typeof entry === 'string' ? { card: entry } : fieldsOf(entry);
      const here = [...at, i];
      const owner = seatOf(own['owner'], host >= 0 ? cards[host].owner : Math.max(0, seat), [
        ...here,
        'owner',
      ]);
      const controller = seatOf(own['controller'], seat >= 0 ? seat : owner, [...here, 'controller']);
      const label = own['as'] === undefined ? null : textOf(own['as']);
      const id = ids.get(textOf(own['card'])) ?? '';
      const number =
        cards.push({ id, label, owner, controller, zone, seat, host, group, fields: own, path: here }) - 1;
      for (const inner of zonesPer(schema, 'card')) add(own[inner], inner, seat, number, 0, [...here, inner]);
    }
  };
  const addGroups = (seat: number, name: string, own: PlainFields): void => {
    for (const [field, group] of Object.entries(adapter.groups ?? {}))
      for (const [n, entry] of listOf(own[field]).entries()) {
        const here = [...path, 'players', name, field, n];
        const fields = fieldsOf(entry);
        const label = fields['as'] === undefined ? null : textOf(fields['as']);
        if (n >= group.most) throw new Malformed(here, `a player has ${group.most} of these at most`);
        if (label !== null && groups.some((other) => other.label === label))
          throw new Malformed([...here, 'as'], `another is called "${label}" already`);
        const row = group.row(seat + 1, n);
        groups.push({ field, seat, row, label, fields, path: here });
        for (const [list, zone] of Object.entries(group.cards))
          add(fields[list], zone, seat, -1, row, [...here, list]);
      }
  };
  for (const [seat, name] of players.entries()) {
    const own = fieldsOf(byPlayer[name]);
    for (const zone of zonesPer(schema, 'player'))
      add(own[zone], zone, seat, -1, 0, [...path, 'players', name, zone]);
    addGroups(seat, name, own);
  }
  for (const zone of zonesPer(schema, 'game')) add(fields[zone], zone, -1, -1, 0, [...path, zone]);
  return { players, fields, cards, groups };
}
