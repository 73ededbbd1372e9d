/**
 * What every card may do in the standing positions, as it is kept: a file for each set, and how a difference is told.
 *
 * Not    the lines, which the testkit makes; nor the positions, which stand beside what is kept.
 * Keeps  lines stand in the order of ids: two people who add cards touch different lines.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** "TW-102" is of TW, and "1_9" of set 1, whose name has two digits. */
const setOf = (id: string): string => id.split(/[-_]/)[0].toLowerCase().padStart(2, '0');

/** The cards of each set, in the order of their ids as a person counts. */
export function bySet(ids: readonly string[]): Map<string, string[]> {
  const sets = new Map<string, string[]>();
  for (const id of ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const known = sets.get(setOf(id));
    if (known === undefined) sets.set(setOf(id), [id]);
    else known.push(id);
  }
  return sets;
}

/** What a set's file would hold. */
export const textOf = (ids: readonly string[], linesOf: (id: string) => readonly string[]): string =>
  ids
    .flatMap(linesOf)
    .map((line) => `${line}\n`)
    .join('');

const fileOf = (folder: string, set: string): string => join(folder, `${set}.txt`);

/** The sets that are kept. */
export const keptSets = (folder: string): string[] =>
  existsSync(folder)
    ? globSync('*.txt', { cwd: folder })
        .map((name) => name.replace('.txt', ''))
        .sort()
    : [];
export const readSet = (folder: string, set: string): string =>
  existsSync(fileOf(folder, set)) ? readFileSync(fileOf(folder, set), 'utf8') : '';
export function writeSets(folder: string, sets: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const set of keptSets(folder)) if (!sets.has(set)) rmSync(fileOf(folder, set));
  for (const [set, text] of sets) writeFileSync(fileOf(folder, set), text);
}

/** Lines by what they are about: "TD-102 borne, 1". */
function byTopic(text: string): Map<string, string[]> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf(': ');
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2).split(' | ')] as const];
    }),
  );
}

/** For each line that is otherwise: the card, where it lies, and of what is so there only what differs. */
export function differences(kept: string, now: string): string[] {
  const [before, after] = [byTopic(kept), byTopic(now)];
  const told = (own: readonly string[], others: readonly string[]): string =>
    own.filter((one) => !others.includes(one)).join('\n    ') || '(nothing)';
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((topic) => {
    const [was, is] = [before.get(topic) ?? [], after.get(topic) ?? []];
    if (was.join() === is.join()) return [];
    return [`${topic}:\n    ${told(is, was)}\n  kept:\n    ${told(was, is)}`];
  });
}

/** So many differences are told. */
const TOLD = 10;
export const inShort = (found: readonly string[]): string =>
  [
    ...found.slice(0, TOLD),
    ...(found.length > TOLD ? [`and ${found.length - TOLD} more`] : []),
    'Meant so? `npm run standing` keeps what is so now: read its diff before you commit.',
  ].join('\n');
