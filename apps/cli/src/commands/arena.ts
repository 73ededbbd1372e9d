/**
 * `arena`: bots against each other, in pairs of games with one seed and changed seats.
 *
 * Owns   the options of the command, and what Ctrl-C does: the game that is on ends, and what was played is told.
 */
import { type Command, InvalidArgumentError } from 'commander';
import { chosenGames } from '../games.ts';
import { Problem, stopped } from '../problem.ts';

interface ArenaOptions {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly decks?: string;
  readonly against?: string;
  readonly length: number;
  readonly patience: number;
  readonly json?: true;
  readonly keep?: true;
  readonly resume?: true;
}

const AFTER = `
Decks are named as for "westmarch play"; "all" are those that are offered. Of meccg a kind of player stands for all of
its decks: wizard, ringwraith, sauron, fallen-wizard, balrog, dragon. For Sauron and for Dragons none are printed: they
have those of Ringwraiths with another avatar. A bot may be a program of its own, by the command that starts it
(docs/bots.md): program:./bot.py

With --against itself each deck meets itself: what is left is how well it is played. Otherwise a strong deck that meets a
weak one wins with either bot, and the better bot wins one game of the two.

After each game what was played is kept in .cache/arena/, so that it may be stopped at any time: the same words with
--resume go on from there, also with more games, as long as rules, cards and bots are the same.

  westmarch arena --game meccg --bots novice,random --decks balrog --against all --games 200`;

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('let bots play each other, and say how much stronger one is')
    .requiredOption('--game <name>', 'meccg or lotr-tcg')
    .requiredOption('--bots <two>', 'two bots, as novice,random')
    .option('--games <number>', 'how many games; both seats with each seed', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same games', 'arena')
    .option('--decks <list>', 'decks of both, or with --against of the first bot; all without it')
    .option('--against <list>', 'decks of the second bot, each then keeps his own; or "itself"')
    .option('--length <decks>', 'meccg: game length, 1 to 4 decks', wholeNumber(1, 4), 2)
    .option('--patience <seconds>', 'that a program may take for an answer', wholeNumber(1, 3600), 10)
    .option('--json', 'print {bots, games, won, drawn, lost, share, elo, …}')
    .option('--keep', 'write the result into bench/arena.md')
    .option('--resume', 'go on with what was played of this before')
    .addHelpText('after', AFTER)
    .action((options: ArenaOptions) => arena(options));
}

export const wholeNumber =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new InvalidArgumentError(`It should be a whole number from ${least} to ${most}.`);
    return number;
  };

function twoBots(given: string): readonly [string, string] {
  const [one, other, ...more] = given.split(',').map((name) => name.trim());
  if (one === undefined || other === undefined || other === '' || more.length > 0)
    throw new Problem(`--bots: expected two names, found "${given}"`, { hint: 'as in --bots novice,random' });
  return [one, other];
}

async function arena(options: ArenaOptions): Promise<void> {
  const [game] = chosenGames(options.game);
  const bots = twoBots(options.bots);
  const { games, seed, decks, against, length } = options;
  const patience = options.patience * 1000;
  // Loaded only when it is needed: other commands should start at once.
  const [{ fight }, { inWords, reportOf }, { keep }, { keepProgress, readProgress }] = await Promise.all([
    import('../arena/fight.ts'),
    import('../arena/report.ts'),
    import('../arena/keep.ts'),
    import('../arena/progress.ts'),
  ]);
  let early = false;
  const stop = (): void => {
    // Who asks twice does not want to wait for the game that is on.
    if (early) process.exit(130);
    early = true;
  };
  process.on('SIGINT', stop);
  try {
    const order = { game, bots, games, seed, decks, against, length, patience };
    const report = reportOf(
      order,
      await fight(
        order,
        (done, fought) => {
          keepProgress(order, fought);
          if (process.stderr.isTTY)
            process.stderr.write(`\r${done} of ${games}${done === games ? '\n' : ''}`);
          return early;
        },
        options.resume === true ? readProgress(order) : undefined,
        (text) => void process.stderr.write(`${text}\n`),
      ),
    );
    // What ended early is no result to lean on.
    const isWhole = report.games >= games;
    if (options.keep === true && isWhole) keep(report);
    process.stdout.write(`${options.json === true ? JSON.stringify(report) : inWords(report)}\n`);
    if (!isWhole) throw stopped();
  } finally {
    process.off('SIGINT', stop);
  }
}
