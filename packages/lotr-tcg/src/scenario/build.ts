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
}

/** Where in `given` something stands that cannot be. */
export interface Spot {
  readonly card?: number;
  readonly player?: number;
  readonly field?: string;
}

export interface Build {
  readonly players: number;
  readonly active: number;
  readonly given: PlainFields;
  readonly names: Names;
  card(name: Plain | undefined): number;
  refuse(message: string, at?: Spot): never;
  stopAfter(): void;
  enter(procedure: string, locals?: Readonly<Record<string, number>>, step?: string): void;
}
