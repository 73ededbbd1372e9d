/** The project's files by their short names, and a clear word when one is missing. */
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

/** Says at once that something cannot be written there, before anybody works for it; what is not given is no file. */
export function checkWritable(...names: readonly (string | undefined)[]): void {
  for (const name of names) {
    if (name === undefined) continue;
    const path = resolve(name);
    const folder = dirname(path);
    if (!existsSync(folder)) throw new Problem(`${name} cannot be written: there is no folder ${folder}`);
    if (existsSync(path) && statSync(path).isDirectory())
      throw new Problem(`${name} cannot be written: it is a folder`);
    try {
      accessSync(existsSync(path) ? path : folder, constants.W_OK);
    } catch {
      throw new Problem(`${name} cannot be written: it may not be changed by you`);
    }
  }
}

/** Writes where the user wants it. */
export function writeUserFile(name: string, text: string): void {
  checkWritable(name);
  writeFileSync(resolve(name), text);
}
