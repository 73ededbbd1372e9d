/** What can go wrong with storage, in words that say what to do. */

/** The data cannot be used as it is; the message says why and what to do. The server does not start. */
export class StorageProblem extends Error {}

/** Something could not be read or kept, for a reason that players can be told. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly why: string;
  /** It is not known whether it was kept. */
  readonly isOpen: boolean;
  constructor(why: string, cause: unknown, isOpen: boolean) {
    super(`${why}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.why = why;
    this.isOpen = isOpen;
  }
}

/** Data that a later version wrote. */
export const newerProblem = (found: number, known: number, otherwise: string): StorageProblem =>
  new StorageProblem(
    `The data was written by a newer Westmarch (schema ${found}; this one knows ${known}). Use that version, or ${otherwise}.`,
  );

/** SQLite's result codes, of which the extended ones keep the first in their lowest byte. */
const CAUSES: Readonly<Record<number, string>> = {
  8: 'the database may not be written',
  10: 'the disk does not work',
  11: 'the database is damaged',
  13: 'the disk is full',
  14: 'the database cannot be opened',
  26: 'the file is not a database',
};

/** The same from the system, where a file is written. */
const OF_FILES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk may not be written',
  EIO: 'the disk does not work',
};

/** Why storage failed, in words; null where it is no failure of storage. */
export function causeOf(error: unknown): string | null {
  if (error instanceof StorageFailure) return error.why;
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number')
    return CAUSES[error.errcode & 0xff] ?? error.message;
  return 'code' in error && typeof error.code === 'string' ? (OF_FILES[error.code] ?? null) : null;
}

/** A database that cannot be opened. */
export function openingProblem(error: unknown, file: string): unknown {
  const cause = causeOf(error);
  if (cause === null) return error;
  const detail = error instanceof Error ? error.message : '';
  return new StorageProblem(
    [
      `The database ${file} cannot be used: ${cause} (${detail}).`,
      'Nothing was changed. Keep a copy of the whole data folder before you try anything.',
      advice(error),
    ].join('\n'),
  );
}
function advice(error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (code === 11 || code === 26)
    return 'Then bring back the last backup: npx westmarch restore BACKUP. Or set WESTMARCH_DATA to an empty folder to begin anew.';
  if (code === 13) return 'Make room on the disk, and start again.';
  return 'See that it belongs to the user who runs the server, and that its folder can be written.';
}
