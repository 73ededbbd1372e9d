/**
 * Puts skeletons into the files where they belong.
 *
 * Keeps  what is there stays: a card that is defined or tested already is left alone; cards stand in the order of their
 *        numbers.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../files.ts';

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** Before the first card of a higher number, or at the end. */
function inserted(text: string, id: string, skeleton: string): string {
  const later = [...text.matchAll(/^card\(\s*'([^']+)'/gm)].find(
    ([, other = '']) => numberOf(other) > numberOf(id),
  );
  if (later === undefined) return `${text.trimEnd()}\n\n${skeleton}`;
  // What stands directly above that card belongs to it.
  const before = text.slice(0, later.index);
  const at = before.lastIndexOf('\n\n') + 2;
  return `${text.slice(0, at)}${skeleton}\n${text.slice(at)}`;
}

function save(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const read = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** No card of its set is written yet. */
export const isNewSet = (file: string, base = root): boolean => !existsSync(join(base, dirname(file)));

/** Adds the card to its file; a new file begins with the head. `base`: the folder of the project. */
export function writeSource(file: string, head: string, id: string, skeleton: string, base = root): void {
  const path = join(base, file);
  save(path, inserted(read(path) ?? head, id, skeleton));
}

/** Some test of the game has the id of the card in its title. */
function isTested(id: string, folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .some((name) => readFileSync(join(folder, name), 'utf8').match(new RegExp(`\\[${id}[\\]/ ]`)) !== null);
}

/** Adds the tests of the card at the end of their file, unless its game has some of it; says whether it did. */
export function writeTest(file: string, head: string, id: string, skeleton: string, base = root): boolean {
  const path = join(base, file);
  const tests = join(base, file.slice(0, file.indexOf('/test/')), 'test');
  if (skeleton === '' || isTested(id, tests)) return false;
  save(path, `${(read(path) ?? head).trimEnd()}\n\n${skeleton}`);
  return true;
}
