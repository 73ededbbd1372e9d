/**
 * `play`: a whole game in the terminal against a bot.
 *
 * Owns   the options of the command. The table itself is in table/.
 */
import { randomBytes } from 'node:crypto';
import type { Switches } from '@westmarch/table';
import { type Command, InvalidArgumentError, Option } from 'commander';
import pico from 'picocolors';
import { GAMES, type Game } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

interface PlayOptions {
  readonly deck?: string;
  readonly against: readonly string[];
  readonly bot: string;
  readonly seed?: string;
  readonly length?: number;
  readonly rounds?: number;
  readonly starter?: true | string;
  readonly avatarLoss?: string;
  readonly tieRoll?: true;
  readonly method?: string;
  readonly option: readonly string[];
  readonly solitaire?: true;
  readonly format?: string;
  readonly resume?: string;
  readonly color: boolean;
  readonly plain?: true;
  readonly botOnly?: true;
}

/** The decks that are played with where none are named. */
const DECKS: Record<Game, readonly [string, string]> = {
  meccg: ['A', 'B'],
  'lotr-tcg': ['fotr-aragorn', 'fotr-gandalf'],
};

const AFTER = `
Decks are Challenge Decks by their letters (meccg: A against B without options) or starters and constructed decks by their
names (lotr-tcg: fotr-aragorn against fotr-gandalf); "--deck list" tells which there are. Some need an optional rule:

  westmarch play meccg --deck smaug --against scatha --option here-be-dragons
  westmarch play meccg --deck saruman-falls --against F --option wizards-may-fall

At the table, type the number of a choice, or "help" for everything else: explanations, undo, save.
docs/playing-in-the-terminal.md shows a game of each.`;

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a whole game in the terminal, against a bot')
    .argument('<game>', GAMES.join(' or '))
    .option('--deck <deck>', 'your deck; "list" tells which there are')
    .addOption(
      new Option('--against <deck>', "an opponent's deck; again for each further opponent, up to four")
        .argParser((deck: string, decks: readonly string[]) => [...decks, deck])
        .default([], 'one opponent'),
    )
    .option('--bot <name>', 'who plays against you: novice, steward, one in a style, loremaster', 'novice')
    .option('--seed <text>', 'the same seed and choices give the same game')
    .option('--length <decks>', 'meccg: game length, 1 to 4 decks; 2 without it', gameLength)
    .option(
      '--rounds <turns>',
      'meccg: time is called in that turn of each; when all have had it, the Council is held',
      numberOfTurns,
    )
    .option(
      '--starter [how]',
      'the starter rules; meccg: "rules", or "deck" where somebody has only a starter deck',
    )
    .option(
      '--avatar-loss <how>',
      'meccg: who loses his Wizard does "lose", counts "minus5", or is "eliminated"',
    )
    .option('--tie-roll', 'meccg: whoever tie at the Council roll for it')
    .option(
      '--method <how>',
      'meccg: starting companies by "draft", or chosen whole and shown at once: "reveal"',
    )
    .option(
      '--solitaire',
      'meccg: you alone, against the hazards of your own deck, or of the one after --against',
    )
    .addOption(
      new Option(
        '--option <name>',
        'meccg: an optional rule that is in force, again for each further one; "list" tells which there are',
      )
        .argParser((name: string, names: readonly string[]) => [...names, name])
        .default([], 'none'),
    )
    .option(
      '--format <name>',
      'lotr-tcg: the format that the decks must be legal in, which also says how the path is laid',
    )
    .option('--resume <file>', 'go on with a saved game')
    .option('--no-color', 'without colour')
    .option('--plain', 'plain sentences, for screen readers')
    .option('--bot-only', 'watch Novice play all sides')
    .addHelpText('after', AFTER)
    .action((game: string, options: PlayOptions) => start(game, options));
}

function gameLength(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 4)
    throw new InvalidArgumentError('It should be a number of decks, 1 to 4.');
  return number;
}

function numberOfTurns(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It should be a number of turns, 1 or more.');
  return number;
}

/** The switches of the set-up that were given. */
function switchesOf(game: Game, options: PlayOptions): Switches {
  const { length, rounds, starter, avatarLoss, tieRoll, method, format, option } = options;
  // Without a word the starter rules are meant as such.
  const how = starter === true && game === 'meccg' ? 'rules' : starter;
  const all = options.solitaire === true ? ['solitaire', ...option] : option;
  const chosen = all.length === 0 ? undefined : all;
  const given = { length, rounds, starter: how, avatarLoss, tieRoll, method, format, options: chosen };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

async function start(name: string, options: PlayOptions): Promise<void> {
  const game = GAMES.find((one) => one === name);
  if (game === undefined)
    throw new Problem(`"${name}" cannot be played here`, {
      hint: hintFor(name, GAMES, `${GAMES.join(' and ')} can`),
    });
  // Loaded only when it is needed: other commands should start at once.
  const [{ listDecks, listOptions, openTable }, { lookOf }] = await Promise.all([
    import('../table/open.ts'),
    import('../table/look.ts'),
  ]);
  const look = lookOf({
    plain: options.plain === true,
    color: options.color && pico.isColorSupported && process.stdout.isTTY,
  });
  if (options.option.includes('list')) return listOptions(game);
  if (options.deck === 'list') return listDecks(game);
  const [own, other] = DECKS[game];
  const mine = options.deck ?? own;
  const theirs = options.solitaire === true ? mine : other;
  await openTable({
    game,
    decks: [mine, ...(options.against.length === 0 ? [theirs] : options.against)],
    switches: switchesOf(game, options),
    seed: options.seed ?? randomBytes(6).toString('hex'),
    resume: options.resume,
    botOnly: options.botOnly === true,
    bot: options.bot,
    look,
  });
}
