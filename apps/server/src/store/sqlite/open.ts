/** A data folder as a storage: locked for this process, its database opened and brought up to date. */
import { mkdirSync } from 'node:fs';
import type { Storage } from '../storage.ts';
import { databaseFile, openDatabase } from './database.ts';
import { lockFolder } from './lock.ts';
import { openLog } from './log.ts';
import { SqliteStorage } from './sqlite-storage.ts';

/** `pages`: how many the file may have at most. */
export function openSqlite(folder: string, pages?: number): Storage {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  try {
    const db = openDatabase(folder);
    if (pages !== undefined) db.exec(`PRAGMA max_page_count = ${pages}`);
    return new SqliteStorage(db, openLog(databaseFile(folder)), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}
