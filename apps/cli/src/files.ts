/** The project's files by their short names, and a clear word when one is missing. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.ts';

/** The folder that holds the whole project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project, named from its root, which is also how messages name it. */
export function readProjectFile(name: string): string {
  const path = join(root, name);
  if (!existsSync(path)) throw new Problem(`${name} is missing`, { hint: 'is this checkout complete?' });
  return readFileSync(path, 'utf8');
}

/** A file that the user named. */
export function readUserFile(name: string, hint?: string): string {
  const path = resolve(name);
  if (!existsSync(path)) throw new Problem(`there is no file ${name}`, hint === undefined ? {} : { hint });
  if (statSync(path).isDirectory()) throw new Problem(`${name} is a folder, not a file`);
  return readFileSync(path, 'utf8');
}
