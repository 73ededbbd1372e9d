/** Games in files: the kernel's record, with who sits where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { novice } from '@westmarch/bots';
import { RecordError, readRecord } from '@westmarch/kernel';
import { meccg } from '@westmarch/meccg';
import { readUserFile, root } from '../files.ts';
import { isObject, parseJson } from '../json.ts';
import { Problem } from '../problem.ts';
import { type Players, Session } from './session.ts';

export const YOU = 'you';

/** The bot's chance hangs on the game's seed alone, so that a saved game goes on as it would have. */
export const opponents = (seed: string): Players => {
  const bot = novice(`novice of ${seed}`);
  return { you: 1, names: [YOU, bot.name], bots: [null, bot] };
};

/** Writes the record; returns the name of the file as it is best typed. */
export function save(session: Session, name: string): string {
  const path = resolve(name);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(session.record())}\n`);
  } catch (error) {
    throw new Problem(`cannot write ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return name;
}

/** Where a game goes that is left without a word. */
export function keptFile(session: Session): string {
  const folder = process.env['WESTMARCH_DATA'] ?? join(root, '.data');
  const name = session.seed.replace(/[^\w-]+/g, '_').slice(0, 60);
  return relative('.', join(folder, `meccg-${name}.json`)) || '.';
}

/** A session that goes on where the record ends. */
export function load(file: string): Session {
  const value = parseJson(readUserFile(file), file);
  try {
    const record = readRecord(value);
    const setup = meccg.check(record);
    if (setup.decks.length !== 2) throw new RecordError('setup.decks', 'the table seats two players');
    const table = isObject(value) ? value['table'] : undefined;
    if (table !== undefined && !isObject(table)) throw new RecordError('table', 'expected an object');
    meccg.replay(record);
    return new Session(setup, record.seed, opponents(record.seed), record.choices);
  } catch (error) {
    if (error instanceof RecordError) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}
