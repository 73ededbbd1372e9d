/**
 * The database file: opened so that what was committed survives `kill -9` and loss of power, and brought up to date.
 *
 * Not    what each version of the schema brings (migrations.ts), or the queries: they stand with what they are about.
 */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newerProblem, openingProblem, StorageProblem } from '../problems.ts';
import { MIGRATIONS } from './migrations.ts';

/** A larger database is not looked through before the server opens: that would take longer than people wait. */
const LOOKED_THROUGH = 200e6;

/** Pages of the log (16 MB) before they are brought into the database: everyone waits while that is done. */
const LOG_PAGES = 4000;

/** `version`: of the schema; tests make older ones. */
export function openDatabase(folder: string, version = MIGRATIONS.length): DatabaseSync {
  const file = databaseFile(folder);
  let db: DatabaseSync | null = null;
  try {
    ownedAlone(file);
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout = 5000;');
    if (statSync(file).size <= LOOKED_THROUGH) lookThrough(db, file);
    // The log is brought to the disk by log.ts before anything is acknowledged.
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${LOG_PAGES};`,
    );
    migrate(db, version);
    return db;
  } catch (error) {
    if (db?.isOpen) db.close();
    throw openingProblem(error, file);
  }
}
export const databaseFile = (folder: string): string => join(folder, 'westmarch.sqlite');

/** It holds everybody's hidden cards: nobody else on this machine reads it. Its companions take over its rights. */
function ownedAlone(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageProblem(
      `The database ${file} cannot be opened: ${reason}. See that it belongs to the user who runs the server.`,
    );
  }
}
function lookThrough(db: DatabaseSync, file: string): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (found !== 'ok') throw openingProblem(Object.assign(new Error(String(found)), { errcode: 11 }), file);
}

function migrate(db: DatabaseSync, wanted: number): void {
  const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (found > MIGRATIONS.length)
    throw newerProblem(found, MIGRATIONS.length, 'set WESTMARCH_DATA to another folder');
  for (let version = found; version < wanted; version++)
    db.exec(`BEGIN; ${MIGRATIONS[version]} PRAGMA user_version = ${version + 1}; COMMIT;`);
}
