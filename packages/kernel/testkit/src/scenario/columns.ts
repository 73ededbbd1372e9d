/** Columns of a game's state as fields: their shapes, and their values in words. */
import { type Cells, type Column, kernelColumns, type State } from '@westmarch/kernel';
import { type Plain, type Shape, textOf } from './shape.ts';

const isFlag = (column: Column): boolean => column.names?.length === 2 && column.names[0] === 'no';

/** Where names of rows come from. */
export interface RowNames {
  cardName(card: number): string;
  playerName(player: number): string;
}
export interface RowNumbers {
  card(name: Plain | undefined): number;
  player(name: Plain | undefined): number;
}

export function columnShape(column: Column): Shape {
  if (isFlag(column)) return 'flag';
  if (column.names !== undefined) return { oneOf: column.names };
  return column.table === 'card' || column.table === 'player' ? 'text' : 'number';
}

export function encode(value: Plain, column: Column, rows: RowNumbers): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  if (column.names !== undefined) return column.names.indexOf(textOf(value));
  if (value === 'none') return 0;
  return column.table === 'card' ? rows.card(value) : rows.player(value);
}

export function decode(cell: number, column: Column, rows: RowNames): Plain {
  if (isFlag(column)) return cell !== 0;
  if (column.names !== undefined) return column.names[cell] ?? cell;
  if (column.table === 'card') return cell === 0 ? 'none' : rows.cardName(cell);
  if (column.table === 'player') return cell === 0 ? 'none' : rows.playerName(cell);
  return cell;
}

/** Columns of the kernel that a scenario may name besides the game's own. */
const KERNEL = {
  player: kernelColumns.player,
  card: { owner: kernelColumns.card.owner, controller: kernelColumns.card.controller },
};

export function columnsOf(
  s: State['layout']['schema'],
  table: 'player' | 'card',
): Readonly<Record<string, Column>> {
  return { ...KERNEL[table], ...s.spec[table] };
}

/** The cells of a column of players or cards. */
export function cellsOf(s: State, table: 'player' | 'card', column: string): Cells {
  const columns: Readonly<Record<string, Cells>> = s[table];
  return columns[column];
}

/** The game's single numbers: every state has them, though only a game's own type names them. */
export function globalsOf(s: State): Record<string, number> {
  return (s as State & { readonly global: Record<string, number> }).global;
}
