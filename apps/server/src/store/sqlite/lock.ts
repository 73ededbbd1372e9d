/**
 * One server to a data folder: two would number the same events, and lose some.
 *
 * Keeps  held by the system, not by a file that could be left behind: it is free again the moment its process ends,
 *        however that ends. SQLite takes it, on every system that it runs on.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageProblem } from '../problems.ts';

export interface Lock {
  release(): void;
}

export function lockFolder(folder: string): Lock {
  const db = new DatabaseSync(join(folder, 'westmarch.lock'));
  const note = join(folder, 'westmarch.pid');
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new StorageProblem(
      `The data folder ${folder} is in use by another Westmarch${holder(note)}. End that one first, or set WESTMARCH_DATA to another folder.`,
    );
  }
  writeFileSync(note, `${process.pid} ${new Date().toISOString()}\n`, { mode: 0o600 });
  return { release: () => db.close() };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

/** Who wrote the note last is who holds the lock now. */
function holder(note: string): string {
  try {
    const [pid, since] = readFileSync(note, 'utf8').trim().split(' ');
    return ` (process ${pid}, since ${since})`;
  } catch {
    return '';
  }
}
