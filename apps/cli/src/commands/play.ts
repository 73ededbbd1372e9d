/**
 * `play`: a whole game in the terminal against Novice.
 *
 * Owns   the options of the command. The table itself is in table/.
 */
import { randomBytes } from 'node:crypto';
import { type Command, InvalidArgumentError } from 'commander';
import pico from 'picocolors';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

interface PlayOptions {
  readonly deck: string;
  readonly against: string;
  readonly seed?: string;
  readonly length: number;
  readonly resume?: string;
  readonly color: boolean;
  readonly plain?: true;
  readonly botOnly?: true;
}

const AFTER = `
At the table, type the number of a choice, or "help" for everything else: explanations, undo, save.
docs/playing-in-the-terminal.md shows a game.`;

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a whole game in the terminal, against Novice')
    .argument('<game>', 'meccg')
    .option('--deck <letter>', 'your Challenge Deck', 'A')
    .option('--against <letter>', "your opponent's deck", 'B')
    .option('--seed <text>', 'the same seed and choices give the same game')
    .option('--length <decks>', 'game length, 1 to 4 decks', gameLength, 2)
    .option('--resume <file>', 'go on with a saved game')
    .option('--no-color', 'without colour')
    .option('--plain', 'plain sentences, for screen readers')
    .option('--bot-only', 'watch Novice play both sides')
    .addHelpText('after', AFTER)
    .action((game: string, options: PlayOptions) => start(game, options));
}

function gameLength(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 4)
    throw new InvalidArgumentError('It should be a number of decks, 1 to 4.');
  return number;
}

async function start(game: string, options: PlayOptions): Promise<void> {
  if (game !== 'meccg')
    throw new Problem(`"${game}" cannot be played here`, { hint: hintFor(game, ['meccg'], 'meccg can') });
  // Loaded only when it is needed: other commands should start at once.
  const [{ openTable }, { lookOf }] = await Promise.all([
    import('../table/open.ts'),
    import('../table/look.ts'),
  ]);
  const look = lookOf({
    plain: options.plain === true,
    color: options.color && pico.isColorSupported && process.stdout.isTTY,
  });
  await openTable({
    decks: [options.deck, options.against],
    length: options.length,
    seed: options.seed ?? randomBytes(6).toString('hex'),
    resume: options.resume,
    botOnly: options.botOnly === true,
    look,
  });
}
