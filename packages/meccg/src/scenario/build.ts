/**
 * What building a position needs of whoever reads scenarios: the shape of its helper, and plain values.
 *
 * Why here: a game imports nothing of the testkit; an object of this form is enough.
 */

/** A value as JSON and YAML know them. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };
export type PlainFields = { readonly [field: string]: Plain };

export interface Build {
  readonly players: number;
  readonly active: number;
  readonly given: PlainFields;
  player(name: Plain | undefined): number;
  card(name: Plain | undefined): number;
  group(table: string, name: Plain | undefined): number;
  refuse(message: string): never;
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

/** The name of a card, for messages. */
export const nameOf = (
  s: {
    readonly card: { readonly def: ArrayLike<number> };
    readonly engine: {
      readonly definitions: readonly { readonly names: Readonly<Record<string, string>> }[];
    };
  },
  card: number,
): string => s.engine.definitions[s.card.def[card]]?.names['en'] ?? 'a card';
