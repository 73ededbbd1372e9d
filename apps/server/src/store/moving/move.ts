/**
 * Moving everything from one storage to another: from a data folder to PostgreSQL, or back.
 *
 * Keeps  where it goes to holds all of it or nothing, and must have been empty; where it comes from is left as it is.
 *        No server may use either meanwhile.
 */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf, StorageProblem } from '../problems.ts';
import { databaseFile } from '../sqlite/database.ts';
import { type From, TABLES, type To } from './ends.ts';
import { PostgresEnd } from './postgres-end.ts';
import { SqliteEnd } from './sqlite-end.ts';

/** A data folder, or the address of a database. */
export type Where = { readonly folder: string } | { readonly url: URL };
/** How many rows of each table were moved. */
export type Moved = Readonly<Record<(typeof TABLES)[number], number>>;

/** What games began with lies in the data folder, and goes along. */
const ENGINES = 'engines';

/** `engines`: the folder that holds the engines now. */
export async function move(from: Where, to: Where, engines: string): Promise<Moved> {
  if ('folder' in from && !existsSync(databaseFile(from.folder)))
    throw new StorageProblem(
      `There is no database in ${from.folder}. Set WESTMARCH_DATA to the data folder.`,
    );
  if ('folder' in from && 'folder' in to)
    throw new StorageProblem(
      'From a folder to a folder it is moved by westmarch backup and westmarch restore.',
    );
  const source: From = await opened(from);
  try {
    const target: To = await opened(to);
    try {
      if (!(await target.isEmpty()))
        throw new StorageProblem('Where it shall go to, something is kept already. Name an empty one.');
      const moved = await copied(source, target);
      // Before it counts: a game must find the engine that it began with.
      if ('folder' in to && existsSync(join(engines, ENGINES)))
        cpSync(join(engines, ENGINES), join(to.folder, ENGINES), { recursive: true });
      await target.keep();
      return moved;
    } finally {
      await target.close();
    }
  } catch (error) {
    const cause = causeOf(error);
    throw cause === null ? error : new StorageProblem(`Nothing was moved: ${cause}. Nothing was changed.`);
  } finally {
    await source.close();
  }
}

const opened = async (where: Where): Promise<SqliteEnd | PostgresEnd> =>
  'folder' in where ? new SqliteEnd(where.folder) : PostgresEnd.at(where.url);

async function copied(source: From, target: To): Promise<Moved> {
  const moved: Record<string, number> = {};
  for (const table of TABLES) {
    let rows = 0;
    for await (const some of source.rows(table)) {
      await target.add(table, some);
      rows += some.length;
    }
    if ((await target.count(table)) !== rows)
      throw new StorageProblem(`Not everything of ${table} arrived. Nothing was changed.`);
    moved[table] = rows;
  }
  return moved as Moved;
}
