/**
 * Shapes: what may stand in a field, as plain data, so that a game can describe its fields without importing anything.
 *
 * Owns   checking a value against a shape, with messages that name the field and what was expected.
 * Not    where the value comes from: a YAML file and a TypeScript test are checked alike.
 */
import { fold, listed, meant } from './near.ts';
import { Malformed, type Path } from './problem.ts';

/** A value as JSON and YAML know them. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };
export type PlainFields = { readonly [field: string]: Plain };

export type Shape =
  | 'text'
  /** A whole number. */
  | 'number'
  | 'flag'
  /** A text that names such a thing; whoever reads it looks it up. */
  | { readonly name: string }
  /** Nothing may stand there, and why. */
  | { readonly never: string }
  /** One of these words; `what` they are, for messages. */
  | { readonly oneOf: readonly string[]; readonly what?: string }
  | { readonly list: Shape }
  /** Fields of any name, or of these names, all of one shape. */
  | { readonly map: Shape; readonly keys?: readonly string[]; readonly what?: string }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly required?: readonly string[] }
  /** Told apart by what they are outside: a text, a number, a flag, a list, or fields. */
  | { readonly either: readonly Shape[] };

type Outer = 'text' | 'number' | 'flag' | 'list' | 'fields' | 'nothing';

function outerOf(value: unknown): Outer {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'fields' : 'nothing';
}

function outerShape(shape: Shape): Outer {
  if (typeof shape === 'string') return shape;
  if ('oneOf' in shape || 'name' in shape) return 'text';
  if ('never' in shape) return 'nothing';
  return 'list' in shape ? 'list' : 'fields';
}

const WORDS: Record<Outer, string> = {
  text: 'a text',
  number: 'a whole number',
  flag: 'true or false',
  list: 'a list',
  fields: 'fields',
  nothing: 'nothing',
};

/** What a shape asks for, in words. */
export function expected(shape: Shape): string {
  if (typeof shape === 'string') return WORDS[shape];
  if ('either' in shape) return shape.either.map(expected).join(', or ');
  if ('name' in shape) return `a ${shape.name}`;
  if ('never' in shape) return WORDS.nothing;
  if ('oneOf' in shape) return shape.what === undefined ? `one of ${listed(shape.oneOf)}` : `a ${shape.what}`;
  if ('list' in shape) return 'a list';
  if ('map' in shape) return `fields named by a ${shape.what ?? 'name'}`;
  return `fields (${listed(openFields(shape.fields))})`;
}

const isNever = (shape: Shape): boolean => typeof shape === 'object' && 'never' in shape;
/** The fields that something may stand in. */
const openFields = (fields: Readonly<Record<string, Shape>>): string[] =>
  Object.entries(fields).flatMap(([name, shape]) => (isNever(shape) ? [] : [name]));

const found = (value: unknown): string =>
  value === null || value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);

const isFields = (value: unknown): value is PlainFields => outerOf(value) === 'fields';

/** Checks a value; throws a Malformed that names the field. */
export function check(value: unknown, shape: Shape, path: Path): Plain {
  if (typeof shape === 'object' && 'either' in shape) return checkEither(value, shape.either, path);
  if (typeof shape === 'object' && 'never' in shape) throw new Malformed(path, shape.never, true);
  if (outerOf(value) !== outerShape(shape))
    throw new Malformed(path, `expected ${expected(shape)}, found ${found(value)}`);
  if (typeof shape === 'object') {
    if ('oneOf' in shape) return checkWord(value, shape.oneOf, shape.what, path);
    if ('name' in shape) return String(value);
    if ('list' in shape) return (value as unknown[]).map((item, i) => check(item, shape.list, [...path, i]));
    if ('map' in shape) return checkMap(value, shape.map, shape.keys, shape.what ?? 'name', path);
    return checkFields(value, shape.fields, shape.required ?? [], path);
  }
  if (shape === 'number' && !Number.isInteger(value))
    throw new Malformed(path, `expected a whole number, found ${found(value)}`);
  return value as Plain;
}

function checkEither(value: unknown, shapes: readonly Shape[], path: Path): Plain {
  const fitting = shapes.find((shape) => outerShape(shape) === outerOf(value));
  if (fitting === undefined)
    throw new Malformed(path, `expected ${expected({ either: shapes })}, found ${found(value)}`);
  return check(value, fitting, path);
}

function checkWord(value: unknown, words: readonly string[], what: string | undefined, path: Path): string {
  const word = String(value);
  if (words.includes(word)) return word;
  const near = words.filter((other) => fold(other) === fold(word));
  if (near.length === 1) return near[0];
  if (what === undefined) throw new Malformed(path, `expected one of ${listed(words)}, found "${word}"`);
  throw new Malformed(path, `"${word}" is no ${what}${meant(word, words)}`);
}

function checkMap(
  value: unknown,
  shape: Shape,
  keys: readonly string[] | undefined,
  what: string,
  path: Path,
): PlainFields {
  const checked: Record<string, Plain> = {};
  for (const [name, item] of Object.entries(isFields(value) ? value : {})) {
    if (keys !== undefined && !keys.includes(name))
      throw new Malformed([...path, name], `"${name}" is no ${what}${meant(name, keys)}`, true);
    checked[name] = check(item, shape, [...path, name]);
  }
  return checked;
}

function checkFields(
  value: unknown,
  fields: Readonly<Record<string, Shape>>,
  required: readonly string[],
  path: Path,
): PlainFields {
  const names = Object.keys(fields);
  const checked: Record<string, Plain> = {};
  for (const [name, item] of Object.entries(isFields(value) ? value : {})) {
    if (!names.includes(name))
      throw new Malformed(
        [...path, name],
        `there is no field "${name}" here${meant(name, openFields(fields))}`,
        true,
      );
    checked[name] = check(item, fields[name], [...path, name]);
  }
  for (const name of required)
    if (!(name in checked))
      throw new Malformed([...path, name], `expected ${expected(fields[name])}, found nothing`);
  return checked;
}

/** A value as a text: itself where it is one. */
export const textOf = (value: Plain | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);

/** The fields of a checked value; none where it was left out. */
export const fieldsOf = (value: Plain | undefined): PlainFields => (isFields(value) ? value : {});
export const listOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);
