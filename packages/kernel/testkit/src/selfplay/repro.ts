/**
 * A failed game as a record that can be played again: `westmarch replay FILE`.
 *
 * Owns   where it is written, and the words that tell how to come back to the failure.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@westmarch/kernel';

/** Below the folder from which the tests are run. */
export const REPRO_FOLDER = join('.cache', 'repro');

/** Writes the record and returns the file's name; null where nothing can be written. */
export function keepRepro(record: GameRecord, name: string, folder: string = REPRO_FOLDER): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name.replace(/[^\w.-]+/g, '-')}.json`);
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    return file;
  } catch {
    return null;
  }
}
