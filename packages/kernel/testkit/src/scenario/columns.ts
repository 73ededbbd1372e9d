/**
 * Columns of a game's state as fields: their shapes, their values in words, and which of them a scenario may use.
 *
 * Keeps  a number is written only where it fits: no value is cut off without a word.
 */
import { type Cell, type Cells, type Column, kernelColumns, type State } from '@westmarch/kernel';
import type { Naming, PerTable, ScenarioGame } from './game.ts';
import { NoSuchName } from './problem.ts';
import { type Plain, type Shape, textOf } from './shape.ts';

const isFlag = (column: Column): boolean => column.names?.length === 2 && column.names[0] === 'no';

/** Where rows are found by their names. */
export interface RowNumbers {
  card(name: Plain | undefined): number;
  player(name: Plain | undefined): number;
  group(table: string, name: Plain | undefined): number;
}

/** The tables whose rows a scenario can name. */
const groupTables = (adapter: ScenarioGame): string[] =>
  Object.values(adapter.groups ?? {}).map(({ table }) => table);

function isNamed(adapter: ScenarioGame, { table }: Column): boolean {
  return table !== undefined && ['card', 'player', ...groupTables(adapter)].includes(table);
}

export function columnShape(adapter: ScenarioGame, column: Column): Shape {
  if (isFlag(column)) return 'flag';
  if (column.names !== undefined) return { oneOf: column.names };
  return isNamed(adapter, column) ? 'text' : 'number';
}

const RANGE: Record<Cell, readonly [least: number, most: number]> = {
  u8: [0, 255],
  u16: [0, 65_535],
  i16: [-32_768, 32_767],
  i32: [-2_147_483_648, 2_147_483_647],
};

export function encode(value: Plain, column: Column, rows: RowNumbers): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') {
    const [least, most] = RANGE[column.cell];
    if (value < least || value > most)
      throw new NoSuchName(`expected a number from ${least} to ${most}, found ${value}`);
    return value;
  }
  if (column.names !== undefined) return column.names.indexOf(textOf(value));
  if (value === 'none') return 0;
  if (column.table === 'card') return rows.card(value);
  if (column.table === 'player' || column.table === undefined) return rows.player(value);
  const row = rows.group(column.table, value);
  if (row === 0) throw new NoSuchName(`"${textOf(value)}" is no ${column.table} here`);
  return row;
}

export function decode(cell: number, adapter: ScenarioGame, column: Column, names: Naming): Plain {
  if (isFlag(column)) return cell !== 0;
  if (column.names !== undefined) return column.names[cell] ?? cell;
  const { table } = column;
  if (table === undefined || !isNamed(adapter, column)) return cell;
  if (cell === 0) return 'none';
  if (table === 'card') return names.card(cell);
  return table === 'player' ? names.player(cell) : names.group(table, cell);
}

/** Columns of the kernel that a scenario may name besides the game's own. */
const KERNEL = {
  player: kernelColumns.player,
  card: { owner: kernelColumns.card.owner, controller: kernelColumns.card.controller },
};

type Which = keyof PerTable<unknown>;

function allColumns({ game }: ScenarioGame, table: Which): Readonly<Record<string, Column>> {
  const { spec } = game.engine.schema;
  return table === 'table' ? spec.global : { ...KERNEL[table], ...spec[table] };
}

/** The columns that `given` may set by name, or that `expect` may read. A field of the adapter goes before a column. */
export function columnsFor(
  adapter: ScenarioGame,
  table: Which,
  use: 'given' | 'expect',
): Readonly<Record<string, Column>> {
  const marked = adapter.columns?.[table] ?? {};
  const fields = adapter.fields?.[table] ?? {};
  return Object.fromEntries(
    Object.entries(allColumns(adapter, table)).filter(([name]) => {
      if (marked[name] === 'inner') return false;
      if (use === 'given') return marked[name] === undefined && fields[name] === undefined;
      return fields[name] === undefined || !('read' in fields[name]);
    }),
  );
}

/** Columns that can be expected and not given, for the message that says so. */
export const readOnly = (adapter: ScenarioGame, table: Which): string[] =>
  Object.entries(adapter.columns?.[table] ?? {}).flatMap(([name, use]) => (use === 'read' ? [name] : []));

/** The cells of a column of players or cards. */
export function cellsOf(s: State, table: 'player' | 'card', column: string): Cells {
  const columns: Readonly<Record<string, Cells>> = s[table];
  return columns[column];
}

/** The game's single numbers: every state has them, though only a game's own type names them. */
export function globalsOf(s: State): Record<string, number> {
  return (s as State & { readonly global: Record<string, number> }).global;
}
