/**
 * What building a position needs of whoever reads scenarios: the shape of its helper, and plain values.
 *
 * Why here: a game imports nothing of the testkit; an object of this form is enough.
 */

/** A value as JSON and YAML know them. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };
export type PlainFields = { readonly [field: string]: Plain };

/** Names of rows as the scenario calls them. */
export interface Names {
  card(card: number): string;
  player(player: number): string;
  group(table: string, row: number): string;
}

/** Where in `given` something stands that cannot be. */
export interface Spot {
  readonly card?: number;
  readonly group?: readonly [table: string, row: number];
  readonly player?: number;
  readonly field?: string;
}

export interface Build {
  readonly players: number;
  readonly active: number;
  readonly given: PlainFields;
  readonly names: Names;
  player(name: Plain | undefined): number;
  card(name: Plain | undefined): number;
  group(table: string, name: Plain | undefined): number;
  refuse(message: string, at?: Spot): never;
  stopAfter(): void;
  enter(procedure: string, locals?: Readonly<Record<string, number>>, step?: string): void;
}

const isFields = (value: Plain | undefined): value is PlainFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: Plain | undefined): PlainFields => (isFields(value) ? value : {});
export const listOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);
export const textOf = (value: Plain | undefined): string => (typeof value === 'string' ? value : '');
export const numberOf = (value: Plain | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

export const textsOf = (value: Plain | undefined): readonly string[] => listOf(value).map(textOf);
