/**
 * `given`: the shape of a position, read off the game's schema and what its adapter adds; and the cards it names.
 *
 * Not    building the state (position.ts).
 */
import type { Column } from '@westmarch/kernel';
import { cardId } from './cards.ts';
import { columnShape, columnsFor, readOnly } from './columns.ts';
import { effectsShape } from './effects.ts';
import type { ScenarioGame } from './game.ts';
import { inField, Malformed, type Path } from './problem.ts';
import { check, fieldsOf, listOf, type Plain, type PlainFields, type Shape, textOf } from './shape.ts';

export const EVERYONE_PASSES = 'everyone passes';

/** A card as `given` names it, before it has a row. */
export interface Placed {
  readonly id: string;
  readonly label: string | null;
  /** Seats; −1 stands for no player. */
  readonly owner: number;
  readonly controller: number;
  /** Empty: its group lays it. */
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

const ONCE = 'another card is called that already: names given by "as" are for one card each';

/** The zones that belong to the game, to a player or to a card, and may be given or expected. */
export function zonesPer(adapter: ScenarioGame, per: string, use: 'given' | 'expect'): string[] {
  const { zoneNames, spec } = adapter.game.engine.schema;
  return zoneNames.filter((name) => {
    const marked = adapter.zones?.[name];
    return spec.zones[name].per === per && (marked === undefined || (marked === 'read' && use === 'expect'));
  });
}

/** Words of `given` that mean the same in every game: a single number of that name cannot be written. */
const GIVEN = new Set(['players', 'phase', 'active', 'dice', 'seed', 'effects']);
/** Words of a step or a card's fields: nobody can be called so. */
const TAKEN = new Set(['expect', 'as', 'everyone', 'nobody']);

/** The single numbers of the game that `given` may set by name. */
export const globalsGiven = (adapter: ScenarioGame): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    Object.entries(columnsFor(adapter, 'table', 'given')).filter(([name]) => !GIVEN.has(name)),
  );

/** Columns and fields of the table, a player or a card, as `given` may have them. */
function shapesOf(adapter: ScenarioGame, table: 'table' | 'player' | 'card'): Record<string, Shape> {
  const columns = Object.entries(columnsFor(adapter, table, 'given'));
  const fields = Object.entries(adapter.fields?.[table] ?? {});
  return {
    ...Object.fromEntries(
      readOnly(adapter, table).map((name) => [
        name,
        { never: `"${name}" follows from the rest of the position: it can be expected, not given` },
      ]),
    ),
    ...Object.fromEntries(columns.map(([name, column]) => [name, columnShape(adapter, column)])),
    ...Object.fromEntries(fields.map(([name, field]) => [name, field.shape])),
  };
}

function givenShape(adapter: ScenarioGame): Shape {
  const { name } = adapter.game.engine;
  const known: Shape = { name: `card of ${adapter.allCards?.of ?? name}` };
  const cardFields: Record<string, Shape> = {
    ...shapesOf(adapter, 'card'),
    card: known,
    as: 'text',
    knownTo: { list: 'text' },
  };
  const cards: Shape = { list: { either: [known, { fields: cardFields, required: ['card'] }] } };
  for (const zone of zonesPer(adapter, 'card', 'given')) cardFields[zone] = cards;
  const inZones = (per: string): Record<string, Shape> =>
    Object.fromEntries(zonesPer(adapter, per, 'given').map((zone) => [zone, cards]));
  const playerFields: Record<string, Shape> = { ...inZones('player'), ...shapesOf(adapter, 'player') };
  for (const [name, group] of Object.entries(adapter.groups ?? {})) {
    const lists = [...Object.keys(group.cards), ...(group.held ?? [])].map(
      (field) => [field, cards] as const,
    );
    const fields: Record<string, Shape> = { as: 'text', ...Object.fromEntries(lists), ...group.fields };
    playerFields[name] = { list: { fields, required: group.required } };
  }
  return {
    fields: {
      ...inZones('game'),
      ...shapesOf(adapter, 'table'),
      players: { map: { fields: playerFields }, what: 'player' },
      phase: { oneOf: Object.keys(adapter.phases), what: 'phase to begin at' },
      active: 'text',
      dice: { list: 'number' },
      seed: 'text',
      effects: effectsShape,
    },
    required: ['players'],
  };
}

/** A player cannot be called by a word that means something else where his name stands. */
function checkNames(players: readonly string[], path: Path): void {
  for (const name of players)
    if (TAKEN.has(name))
      throw new Malformed([...path, 'players', name], `a player cannot be called "${name}"`, true);
}

/** Checks `given` and lists its cards in the order in which they get their rows. */
export function readGiven(adapter: ScenarioGame, value: unknown, path: Path): Given {
  const fields = fieldsOf(check(value, givenShape(adapter), path));
  const byPlayer = fieldsOf(fields['players']);
  const players = Object.keys(byPlayer);
  checkNames(players, path);
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
      if (label !== null && cards.some((other) => other.label === label))
        throw new Malformed([...here, 'as'], ONCE);
      const named = typeof entry === 'string' ? here : [...here, 'card'];
      const id = inField(named, () =>
        cardId(adapter, textOf(own['card']), fieldsOf(byPlayer[players[owner]])),
      );
      const number =
        cards.push({ id, label, owner, controller, zone, seat, host, group, fields: own, path: here }) - 1;
      for (const inner of zonesPer(adapter, 'card', 'given'))
        add(own[inner], inner, seat, number, 0, [...here, inner]);
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
        for (const list of group.held ?? []) add(fields[list], '', seat, -1, row, [...here, list]);
      }
  };
  for (const [seat, name] of players.entries()) {
    const own = fieldsOf(byPlayer[name]);
    for (const zone of zonesPer(adapter, 'player', 'given'))
      add(own[zone], zone, seat, -1, 0, [...path, 'players', name, zone]);
    addGroups(seat, name, own);
  }
  for (const zone of zonesPer(adapter, 'game', 'given')) add(fields[zone], zone, -1, -1, 0, [...path, zone]);
  return { players, fields, cards, groups };
}
