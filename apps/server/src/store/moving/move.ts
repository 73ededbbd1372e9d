/**
 * Moving everything from one storage to another: from a data folder to PostgreSQL, or back.
 *
 * Keeps  where it goes to holds all of it or nothing, and must have been empty; where it comes from is left as it is.
 *        No server may use either meanwhile.
 */
import { existsSync } from 'node:fs';
import { enginesIn, putEngineIn } from '../../engine/shelf.ts';
import { packEngine, unpackEngine } from '../engine-store.ts';
import { causeOf, StorageProblem } from '../problems.ts';
import { databaseFile } from '../sqlite/database.ts';
import { type From, TABLES, type To } from './ends.ts';
import { PostgresEnd } from './postgres-end.ts';
import { SqliteEnd } from './sqlite-end.ts';

/** A data folder, or the address of a database. */
export type Where = { readonly folder: string } | { readonly url: URL };
/** How many rows of each table were moved. */
export type Moved = Readonly<Record<(typeof TABLES)[number], number>>;

/** `engines`: the data folder that holds engines now, beside those of the database. */
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
      await moveEngines(source, target, to, engines);
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

/** What games began with goes along: in a folder as files, in a database as rows. */
async function moveEngines(source: From, target: To, to: Where, engines: string): Promise<void> {
  if ('url' in to) {
    for (const { hash, bytes, since } of enginesIn(engines)) {
      const at = since.toISOString();
      await target.add('engine', [{ hash, packed: packEngine(bytes), created: at, used: at }]);
    }
    return;
  }
  for (const { hash, bytes, since } of enginesIn(engines)) putEngineIn(to.folder, hash, bytes, since);
  for await (const rows of source.rows('engine'))
    for (const { hash, packed, created } of rows)
      if (packed instanceof Uint8Array)
        putEngineIn(to.folder, String(hash), unpackEngine(packed), new Date(String(created)));
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
