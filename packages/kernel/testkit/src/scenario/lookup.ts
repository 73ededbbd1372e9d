/** Looking things up by name: columns, attributes and readings of a card, a player or the table. */
import { type Attribute, cardAt, type State, valueOf } from '@westmarch/kernel';
import { cellsOf, columnsOf, decode, globalsOf } from './columns.ts';
import type { PerTable, Reading, ScenarioGame } from './game.ts';
import { meant } from './near.ts';
import type { Plain } from './shape.ts';
import { NoSuchName, type Who } from './who.ts';

export type Table = keyof PerTable<Reading>;

/** Every name that can be looked up of a kind of thing. */
export function namesIn(adapter: ScenarioGame, table: Table): string[] {
  const { schema, attributes } = adapter.game.engine;
  const own = Object.keys(adapter.readings?.[table] ?? {});
  if (table === 'table') return [...own, ...Object.keys(schema.spec.global)];
  const more = table === 'card' ? attributes.map(({ name }) => name) : [];
  return [...own, ...more, ...Object.keys(columnsOf(schema, table))];
}

export const attributeNamed = (adapter: ScenarioGame, name: string): Attribute | undefined =>
  adapter.game.engine.attributes.find((other) => other.name === name);

export function lookUp<S extends State>(
  adapter: ScenarioGame<S>,
  s: S,
  who: Who,
  table: Table,
  row: number,
  name: string,
): Plain {
  const reading = adapter.readings?.[table]?.[name];
  if (reading !== undefined) return reading.read(s, row);
  const { schema } = s.layout;
  if (table === 'table') {
    const column = schema.spec.global[name];
    if (column !== undefined) return decode(globalsOf(s)[name], column, who);
  } else {
    const attribute = table === 'card' ? attributeNamed(adapter, name) : undefined;
    if (attribute !== undefined) return valueOf(s, attribute, row);
    const column = columnsOf(schema, table)[name];
    if (column !== undefined) return decode(cellsOf(s, table, name)[row], column, who);
  }
  throw new NoSuchName(`there is no "${name}" to look up${meant(name, namesIn(adapter, table))}`);
}

/** The cards that lie in a place, by name, from the first. */
export function cardsIn(s: State, who: Who, at: number): string[] {
  return Array.from({ length: s.place.size[at] }, (_x, i) => who.cardName(cardAt(s, at, i)));
}
