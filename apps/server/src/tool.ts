/**
 * The programs beside the server: `westmarch admin`, `westmarch backup`, `westmarch restore`.
 *
 * Keeps  exit code 0 fine, 1 refused by the server, 2 bad input; a message, no stack trace.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminCommand } from './admin/command.ts';
import { backUp, restore } from './backup.ts';
import { readSettings, SetupProblem } from './settings.ts';
import { StorageProblem } from './store/problems.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const USAGE = `usage:
  westmarch backup [FOLDER]     a copy of all games, made while the server runs
  westmarch restore FOLDER      brings a copy back; what was there is put aside. The server must not run
  westmarch admin …             what is going on, and setting it right; "westmarch admin help" says what there is
All of them use the data folder that WESTMARCH_DATA names (unless set: .data).`;

const IN_POSTGRES =
  'DATABASE_URL is set, so everything is kept in PostgreSQL: back it up and bring it back with pg_dump and pg_restore.';

async function main([command, ...args]: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, root);
  const { dataFolder } = settings;
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  switch (command) {
    case 'backup': {
      if (settings.database !== null) throw new SetupProblem(IN_POSTGRES);
      const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      const target = resolve(args[0] ?? `westmarch-backup-${time}`);
      const { folder, tables, events, bytes } = await backUp(dataFolder, target);
      say(`Kept in ${folder}: ${tables} tables, ${events} events, ${(bytes / 1e6).toFixed(1)} MB.`);
      return 0;
    }
    case 'restore': {
      if (settings.database !== null) throw new SetupProblem(IN_POSTGRES);
      if (args[0] === undefined) throw new SetupProblem(USAGE);
      const { tables, events, aside } = restore(resolve(args[0]), dataFolder);
      say(`Brought back into ${dataFolder}: ${tables} tables, ${events} events.`);
      if (aside !== null) say(`What was there lies in ${aside}.`);
      return 0;
    }
    case 'admin':
      return adminCommand(args, settings, say);
    default:
      throw new SetupProblem(USAGE);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupProblem || error instanceof StorageProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
