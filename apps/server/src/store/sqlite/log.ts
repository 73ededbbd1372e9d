/**
 * SQLite's write-ahead log, brought to the disk beside the thread that writes it.
 *
 * With `synchronous = NORMAL` SQLite writes what is committed into the log and lets the system bring it to the disk when
 * it likes; before a checkpoint it sees to both files itself. We see to the log after each group of commits, and wait
 * for that before anything is acknowledged: what `FULL` does, but without standing still meanwhile.
 */
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Sync } from './commits.ts';

export interface Log {
  readonly sync: Sync;
  /** Brings the rest to the disk at once. */
  close(): void;
}

/** `file`: a database that was read. Its log is there then, and stays the same file while it is open. */
export function openLog(file: string): Log {
  const handle = openSync(`${file}-wal`, 'r+');
  keepName(dirname(file));
  let atWork = 0;
  let isClosed = false;
  const left = (): void => {
    if (isClosed && atWork === 0) closeSync(handle);
  };
  return {
    sync: (done) => {
      if (isClosed) return done(null); // everything was brought there when it was closed
      atWork += 1;
      fdatasync(handle, (error) => {
        atWork -= 1;
        left();
        done(error);
      });
      return undefined;
    },
    close: () => {
      fsyncSync(handle);
      isClosed = true;
      left();
    },
  };
}

/** A file is found again after loss of power once its folder is on the disk too. */
function keepName(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
