/**
 * A figure that may not be there: every file that the status is read from can be missing or damaged,
 * and the page then says so instead of showing a number.
 */
import { readdir, readFile } from 'node:fs/promises';

export interface Absent {
  /** Why there is nothing to show, as a sentence for people. */
  readonly absent: string;
}

export function absent(why: string): Absent {
  return { absent: why };
}

export function isAbsent(value: unknown): value is Absent {
  return typeof value === 'object' && value !== null && 'absent' in value;
}

/** The content of a JSON file, still to be checked by whoever asked. */
export async function readJson(file: string, nameForPeople: string): Promise<{ content: unknown } | Absent> {
  const text = await readText(file);
  if (text === undefined) return absent(`${nameForPeople} does not exist yet.`);
  try {
    const content: unknown = JSON.parse(text);
    return { content };
  } catch {
    return absent(`${nameForPeople} is damaged: it is not valid JSON.`);
  }
}

export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

export async function filesIn(folder: string, suffix: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(suffix)).sort();
  } catch {
    return [];
  }
}

/** A field of something that came out of a file. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
