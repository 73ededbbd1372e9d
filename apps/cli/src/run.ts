/**
 * Runs a commander program, and turns whatever happens into a message and an exit code.
 *
 * Keeps  bad input is one line with a hint; a stack trace is shown only where WESTMARCH_DEBUG is set.
 */
import { type Command, CommanderError } from 'commander';
import pico from 'picocolors';
import { EXIT, Problem } from './problem.ts';

/** What every program of ours has: no exit and no error output of its own. To be set before commands are added. */
export function plainErrors(command: Command): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({ outputError: () => {} });
}

export async function run(program: Command, args: readonly string[]): Promise<number> {
  // Output into `head` or a pager that was left ends early: that is no error.
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    if (args.length === 0 && program.commands.length > 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, asked(program, args));
  }
}

/** The name of the command that the words lead to, as far as there is one: its help has what went wrong. */
function asked(program: Command, args: readonly string[]): string {
  let command = program;
  let name = program.name();
  for (const word of args) {
    const next = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (next === undefined) break;
    command = next;
    name += ` ${next.name()}`;
  }
  return name;
}

function report(error: unknown, name: string): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    const hint = pico.dim(`; "${name} --help" says what there is`);
    // A group without its command, such as "rules", has printed its help already.
    if (error.code !== 'commander.help') process.stderr.write(`${oneLine(error.message)}${hint}\n`);
    return EXIT.badInput;
  }
  const debug = process.env['WESTMARCH_DEBUG'] ? `${error instanceof Error ? error.stack : ''}\n` : '';
  if (error instanceof Problem) {
    const hint = error.hint === undefined ? '' : pico.dim(`; ${error.hint}`);
    process.stderr.write(`${error.message}${hint}\n${debug}`);
    return error.exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`an error in Westmarch itself: ${message}; WESTMARCH_DEBUG=1 shows where\n${debug}`);
  return EXIT.bug;
}

/** Commander's "error: …\n(Did you mean …?)" in one line. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .replace(/\s*\n\s*/g, ' ');
}
