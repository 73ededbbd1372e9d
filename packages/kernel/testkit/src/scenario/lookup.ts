/** Looking things up by name: columns, attributes and readings of a card, a player or the table. */
import { type Attribute, cardAt, type State, sizeOf, valueOf } from '@westmarch/kernel';
import { cellsOf, columnsFor, decode, globalsOf } from './columns.ts';
import type { Field, PerTable, Reading, ScenarioGame } from './game.ts';
import { meant } from './near.ts';
import { NoSuchName } from './problem.ts';
import type { Plain } from './shape.ts';
import type { Who } from './who.ts';

export type Table = keyof PerTable<Reading>;

/** The attributes whose rows are cards, players, or the table itself. */
export const attributesOf = (adapter: ScenarioGame, table: Table): readonly Attribute[] =>
  adapter.game.engine.attributes.filter(({ name }) => (adapter.attributes?.rows?.[name] ?? 'card') === table);

/** What the adapter can read by a name: a reading of its own, or a field that can also be read. */
export function readingsOf<S extends State>(
  adapter: ScenarioGame<S>,
  table: Table,
): Readonly<Record<string, Reading<S>>> {
  return { ...readableFields(adapter, table), ...adapter.readings?.[table] };
}

const isReadable = <S extends State>(field: Field<S>): field is Field<S> & Reading<S> => 'read' in field;

/** The fields that can be said and read again. */
export function readableFields<S extends State>(
  adapter: ScenarioGame<S>,
  table: Table,
): Readonly<Record<string, Reading<S>>> {
  const found: Record<string, Reading<S>> = {};
  for (const [name, field] of Object.entries(adapter.fields?.[table] ?? {}))
    if (isReadable(field)) found[name] = field;
  return found;
}

/** Every name that can be looked up of a kind of thing. */
export const namesIn = (adapter: ScenarioGame, table: Table): string[] => [
  ...Object.keys(readingsOf(adapter, table)),
  ...attributesOf(adapter, table).map(({ name }) => name),
  ...Object.keys(columnsFor(adapter, table, 'expect')),
];

export function lookUp<S extends State>(
  adapter: ScenarioGame<S>,
  s: S,
  who: Who,
  table: Table,
  row: number,
  name: string,
): Plain {
  const reading = readingsOf(adapter, table)[name];
  if (reading !== undefined) return reading.read(s, row, who.naming);
  const attribute = attributesOf(adapter, table).find((other) => other.name === name);
  if (attribute !== undefined) return valueOf(s, attribute, row);
  const column = columnsFor(adapter, table, 'expect')[name];
  if (column !== undefined) {
    const cell = table === 'table' ? globalsOf(s)[name] : cellsOf(s, table, name)[row];
    return decode(cell, adapter, column, who.naming);
  }
  throw new NoSuchName(`there is no "${name}" to look up${meant(name, namesIn(adapter, table))}`);
}

/** The cards that lie in a place, by name, from the first. */
export function cardsIn(s: State, who: Who, at: number): string[] {
  return Array.from({ length: sizeOf(s, at) }, (_x, i) => who.cardName(cardAt(s, at, i)));
}
