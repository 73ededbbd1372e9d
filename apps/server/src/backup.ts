/**
 * Backups: a folder with the database and the engines that games began with, made while the server runs.
 *
 * Keeps  what was acknowledged before a backup began is in it; a backup is whole or it is not there; restoring never
 *        overwrites what was there: it is put aside, with the time in its name.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { prepareDataFolder } from './data-folder.ts';
import { causeOf, openingProblem, StorageProblem } from './store/problems.ts';
import { databaseFile } from './store/sqlite/database.ts';
import { lockFolder } from './store/sqlite/lock.ts';

export interface BackedUp {
  readonly folder: string;
  readonly tables: number;
  readonly events: number;
  readonly bytes: number;
}

/** Only what is needed to play on: the lock and the token belong to the machine. */
const ENGINES = 'engines';

export async function backUp(dataFolder: string, target: string): Promise<BackedUp> {
  if (!existsSync(databaseFile(dataFolder)))
    throw new StorageProblem(`There is no database in ${dataFolder}. Set WESTMARCH_DATA to the data folder.`);
  if (existsSync(target)) throw new StorageProblem(`${target} is there already. Name a folder that is not.`);
  const half = halfOf(target);
  try {
    const db = new DatabaseSync(databaseFile(dataFolder), { readOnly: true });
    try {
      await copyDatabase(db, databaseFile(half));
    } finally {
      db.close();
    }
    // After the database: every engine that a game in it began with was on the shelf before that game.
    const engines = join(dataFolder, ENGINES);
    if (existsSync(engines)) cpSync(engines, join(half, ENGINES), { recursive: true });
    const found = checked(databaseFile(half));
    renameSync(half, target);
    return { folder: target, ...found };
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    const cause = causeOf(error);
    throw cause === null ? error : new StorageProblem(`No backup was made: ${cause}. Nothing was changed.`);
  }
}
/** Where a backup is made before it is called one. */
function halfOf(target: string): string {
  try {
    mkdirSync(dirname(target), { recursive: true });
    return mkdtempSync(`${target}.half-`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageProblem(
      `No backup can be made at ${target}: ${reason}. Name a folder that this user may make.`,
    );
  }
}

/** Brings a backup back; where something was, the name under which it now lies. */
export function restore(
  source: string,
  dataFolder: string,
  now = new Date(),
): { aside: string | null } & Counted {
  const file = databaseFile(source);
  if (!existsSync(file)) throw new StorageProblem(`${source} is no backup: it has no ${basename(file)}.`);
  prepareDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  try {
    const found = checked(file);
    const aside = putAside(dataFolder, now);
    const half = `${databaseFile(dataFolder)}.half`;
    cpSync(file, half);
    renameSync(half, databaseFile(dataFolder));
    const engines = join(source, ENGINES);
    if (existsSync(engines)) cpSync(engines, join(dataFolder, ENGINES), { recursive: true });
    return { aside, ...found };
  } finally {
    lock.release();
  }
}

function putAside(dataFolder: string, now: Date): string | null {
  const names = readdirSync(dataFolder).filter((name) => name.startsWith('westmarch.sqlite'));
  if (names.length === 0) return null;
  const aside = join(dataFolder, `before-${now.toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside);
  for (const name of names) renameSync(join(dataFolder, name), join(aside, name));
  return aside;
}

type Counted = Pick<BackedUp, 'bytes' | 'events' | 'tables'>;

/** A backup that could not be brought back is none. */
function checked(file: string): Counted {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
      if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: 11 });
      const count = (table: string): number =>
        Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'] ?? 0);
      return { tables: count('game_table'), events: count('event'), bytes: statSync(file).size };
    } finally {
      db.close();
    }
  } catch (error) {
    throw openingProblem(error, file);
  }
}
