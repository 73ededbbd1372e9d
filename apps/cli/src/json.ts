/**
 * Reading JSON that may be wrong: the only place where unknown values become typed ones.
 *
 * Keeps  every complaint says where (file and line or entry), which field, and what was expected.
 */
import { Problem } from './problem.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${where}: not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** One JSON value a line; empty lines do not count. Each comes with its place, "file:line". */
export function parseJsonLines(text: string, file: string): { where: string; value: JsonObject }[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const where = `${file}:${index + 1}`;
    return [{ where, value: asObject(parseJson(line, where), where) }];
  });
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown, where: string): JsonObject {
  if (!isObject(value)) throw wrong(where, 'an object');
  return value;
}

export function asObjects(value: unknown, where: string): JsonObject[] {
  if (!Array.isArray(value)) throw wrong(where, 'a list');
  return value.map((item, index) => asObject(item, `${where}[${index}]`));
}

export function textField(object: JsonObject, field: string, where: string): string {
  const value = object[field];
  if (typeof value !== 'string' || value === '') throw wrong(`${where}: field "${field}"`, 'a text');
  return value;
}

/** A number, or a text that is one: both games call their sets by such a word. */
export function wordField(object: JsonObject, field: string, where: string): string {
  const value = object[field];
  return typeof value === 'number' ? String(value) : textField(object, field, where);
}

export function numberField(object: JsonObject, field: string, where: string): number {
  const value = object[field];
  if (typeof value !== 'number') throw wrong(`${where}: field "${field}"`, 'a number');
  return value;
}

export function optionalText(object: JsonObject, field: string, where: string): string | undefined {
  return object[field] === undefined ? undefined : textField(object, field, where);
}

export function textsField(object: JsonObject, field: string, where: string): string[] {
  const value = object[field];
  if (!Array.isArray(value)) throw wrong(`${where}: field "${field}"`, 'a list of texts');
  return value.map((item, index) => {
    if (typeof item !== 'string') throw wrong(`${where}: field "${field}[${index}]"`, 'a text');
    return item;
  });
}

function wrong(where: string, expected: string): Problem {
  return new Problem(`${where}: expected ${expected}`);
}
