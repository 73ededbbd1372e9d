/**
 * The programs beside the server: `westmarch admin`, `westmarch backup`, `westmarch restore`, `westmarch move`,
 * `westmarch worker`.
 *
 * Keeps  exit code 0 fine, 1 refused by the server, 2 bad input; a message, no stack trace.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminCommand } from './admin/command.ts';
import { backUp, restore } from './backup.ts';
import { workerCommand } from './jobs/worker-command.ts';
import { databaseFrom, readSettings, type Settings, SetupProblem } from './settings.ts';
import { move } from './store/moving/move.ts';
import { StorageProblem } from './store/problems.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const USAGE = `usage:
  westmarch backup [FOLDER]     a copy of all games, made while the server runs
  westmarch restore FOLDER      brings a copy back; what was there is put aside. The server must not run
  westmarch move --to WHERE     moves all games to a PostgreSQL (postgres://…) or from there to a folder;
                                no server may run
  westmarch worker              takes jobs from DATABASE_URL: studies of decks, analyses, on any machine
  westmarch admin …             what is going on, and setting it right; "westmarch admin help" says what there is
All of them use the data folder that WESTMARCH_DATA names (unless set: .data).`;

const IN_POSTGRES =
  'DATABASE_URL is set, so everything is kept in PostgreSQL: back it up and bring it back with pg_dump and pg_restore.';

/** What was moved, in words. */
async function moved({ database, dataFolder }: Settings, where: string): Promise<string> {
  const target = /^postgres(ql)?:/.test(where) ? databaseFrom(where, 1, '--to') : null;
  const to = target === null ? { folder: resolve(where) } : { url: target.url };
  const counts = await move(
    database === null ? { folder: dataFolder } : { url: database.url },
    to,
    dataFolder,
  );
  const set =
    'folder' in to ? `WESTMARCH_DATA=${to.folder} and no DATABASE_URL` : 'DATABASE_URL to that address';
  return [
    `Moved: ${counts.guest} guests, ${counts.game_table} tables, ${counts.event} events, ${counts.replay} replays, ${counts.deck} decks.`,
    `Set ${set}, and start the server. What was moved also stays where it was; do not use both.`,
  ].join('\n');
}

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
    case 'move': {
      if (args.length !== 2 || args[0] !== '--to') throw new SetupProblem(USAGE);
      say(await moved(settings, args[1]));
      return 0;
    }
    case 'worker':
      return workerCommand(args, settings, say);
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
