/** The data folder: made when it is missing, and proved writable before the server opens its port. */
import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupProblem } from './settings.ts';

/** Permission bits do not tell the whole truth (root, read-only mounts): only writing does. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.probe-')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupProblem(
      `The data folder ${folder} cannot be written: ${reason}. Set WESTMARCH_DATA to another.`,
    );
  }
}

/** Not `mkdirSync` with `recursive`: Node never returns from it where folders cannot be made at all, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
