/**
 * Changes that no test can notice, because nothing differs: named with the reason in bench/mutation-equivalent.jsonl.
 *
 * Keeps  an entry names a line that is still there; one whose line is gone is a complaint.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Usage } from './args.ts';
import type { Mutant } from './draw.ts';

export const EQUIVALENT = 'bench/mutation-equivalent.jsonl';

export interface Equivalent {
  readonly file: string;
  /** The whole line without indentation. */
  readonly at: string;
  readonly before: string;
  /** What may stand there without any difference; '*' for whatever can. */
  readonly after: string;
  readonly reason: string;
  /** Where in that line, from 0, if the same thing stands there twice. */
  readonly column?: number;
}

const FIELDS = ['file', 'at', 'before', 'after', 'reason'] as const;

export function parseEquivalents(text: string): Equivalent[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    const where = `${EQUIVALENT}:${i + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new Usage(`${where}: expected a JSON object`);
    }
    const field = (name: (typeof FIELDS)[number]): string => {
      const found: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
      if (typeof found !== 'string') throw new Usage(`${where}: field "${name}": expected a text`);
      return found;
    };
    const column: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, 'column') : undefined;
    if (column !== undefined && typeof column !== 'number')
      throw new Usage(`${where}: field "column": expected a number`);
    if (field('reason').trim() === '') throw new Usage(`${where}: field "reason": expected a reason`);
    return [
      {
        file: field('file'),
        at: field('at'),
        before: field('before'),
        after: field('after'),
        reason: field('reason'),
        ...(column === undefined ? {} : { column }),
      },
    ];
  });
}

export function readEquivalents(root: string): Equivalent[] {
  const file = join(root, EQUIVALENT);
  return existsSync(file) ? parseEquivalents(readFileSync(file, 'utf8')) : [];
}

export const reasonFor = (list: readonly Equivalent[], mutant: Mutant): string | undefined =>
  list.find(
    ({ file, at, before, after, column }) =>
      (column === undefined || column === mutant.column) &&
      file === mutant.file &&
      at === mutant.at &&
      before === mutant.before &&
      (after === '*' || after === mutant.after),
  )?.reason;

/** Entries whose line is no longer in their file. */
export function stale(root: string, list: readonly Equivalent[]): string[] {
  return list.flatMap(({ file, at }) => {
    const lines = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : [];
    return lines.some((line) => line.trim() === at)
      ? []
      : [`${EQUIVALENT}: ${file} has no line "${at}" any more`];
  });
}
