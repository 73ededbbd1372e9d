/** Narrow reading of the fact files: each value is checked once, where it comes in. */

type Json = Readonly<Record<string, unknown>>;

export const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);

export function objects(file: unknown): readonly Json[] {
  if (!Array.isArray(file)) throw new Error('A fact file is not a list.');
  return file.filter(isObject);
}

export function text(from: Json, field: string): string {
  const value = from[field];
  return typeof value === 'string' ? value : '';
}

export function texts(from: Json, field: string): readonly string[] {
  const value = from[field];
  return Array.isArray(value) ? value.filter((x) => typeof x === 'string') : [];
}

export function number(from: Json, field: string): number {
  const value = from[field];
  return typeof value === 'number' ? value : 0;
}

export function flag(from: Json, field: string): boolean {
  return from[field] === true;
}

/** The first whole number in a printed value such as "3(5)", "+2" or "-"; 0 where there is none. */
export function printed(value: string): number {
  const found = /[-+]?\d+/.exec(value);
  return found === null ? 0 : Number(found[0]);
}
