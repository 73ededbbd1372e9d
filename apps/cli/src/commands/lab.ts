/**
 * `lab`: a deck in the laboratory: many games of bots with it against others, and what they say of it.
 *
 * Owns   the options, progress, Ctrl-C and where the results go. Not the games (packages/table) nor the workers (lab/).
 */
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { checkWritable, writeUserFile } from '../files.ts';
import { chosenGames, decksLong } from '../games.ts';
import { Problem, stopped } from '../problem.ts';
import { wholeNumber } from './arena.ts';
import type { ImproveOptions } from './lab-improve.ts';
import type { MatrixOptions } from './lab-matrix.ts';

interface LabOptions {
  readonly game?: string;
  readonly deck?: string;
  readonly against?: string;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
  readonly length: number;
  readonly workers: number;
  readonly queue?: true;
  readonly piece?: number;
  readonly resume?: true;
  readonly json?: string;
  readonly csv?: string;
  readonly html?: string;
}

const AFTER = `
A deck is a file with its list (any form that "westmarch deck check" reads) or the key of one that is offered. What was
played is kept: Ctrl-C ends it, and the same words with --resume go on from there.

With --queue the games are played by whoever runs "westmarch worker" with the same DATABASE_URL, on any machine. What comes
out is the same to the digit, however many play.

  westmarch lab --game meccg --deck mine.txt --against A,B,wizard --games 1000
  westmarch lab --game lotr-tcg --deck fotr-aragorn --games 400 --html aragorn.html`;

export function addLab(program: Command): void {
  const command = program
    .command('lab')
    .description('let bots play a deck many times, and say how it fares and which cards help')
    .option('--game <name>', 'meccg or lotr-tcg')
    .option('--deck <file or key>', 'the deck that is studied')
    .option('--against <list>', 'decks that it meets, as for "arena", or files; all without it')
    .option('--games <number>', 'how many games in all', wholeNumber(2, 10_000_000), 200)
    .option('--bots <name>', 'who leads both decks: novice, steward, loremaster@50 …', 'novice')
    .option('--seed <text>', 'the same seed gives the same games', 'lab')
    .option('--length <decks>', 'meccg: game length, 1 to 4 decks', wholeNumber(1, 4), 2)
    .option('--workers <number>', 'threads that play', wholeNumber(1, 64), availableParallelism())
    .option('--queue', 'let the workers at DATABASE_URL play, on any machine')
    .option('--piece <games>', 'games that a worker takes at a time', evenNumber)
    .option('--resume', 'go on with what was played before')
    .option('--json <file>', 'write everything for programs')
    .option('--csv <file>', 'write the cards as a table')
    .option('--html <file>', 'write a page with plots')
    .addHelpText('after', AFTER)
    .action(({ game, deck, ...options }: LabOptions) => {
      // Commands below this one have options of their own: commander would want these for them too.
      if (game === undefined || deck === undefined)
        throw new Problem(`lab: option --${game === undefined ? 'game' : 'deck'} is missing`);
      return lab({ ...options, game, deck });
    });
  addImprove(command);
  addMatrix(command);
}

function addMatrix(lab: Command): void {
  lab
    .command('matrix')
    .description('let every deck play every other, and draw who beats whom')
    .requiredOption('--game <name>', 'meccg or lotr-tcg')
    .option('--decks <list>', 'decks that meet, as for "arena"; all without it')
    .option('--games <number>', 'games of each pair of decks', evenNumber, 20)
    .option('--bots <name>', 'who leads all decks', 'novice')
    .option('--seed <text>', 'the same seed gives the same games', 'matrix')
    .option('--length <decks>', 'meccg: game length, 1 to 4 decks', wholeNumber(1, 4), 2)
    .option('--workers <number>', 'threads that play', wholeNumber(1, 64), availableParallelism())
    .option('--queue', 'let the workers at DATABASE_URL play, on any machine')
    .option('--resume', 'go on with what was played before')
    .option('--json', 'print {names, shares, low, high, games, about}')
    .option('--svg <file>', 'draw it')
    .action(async (options: MatrixOptions) => (await import('./lab-matrix.ts')).matrix(options));
}

function addImprove(lab: Command): void {
  lab
    .command('improve')
    .description('try swaps of a deck against each other, and hold the best against the deck as it was')
    .requiredOption('--game <name>', 'meccg or lotr-tcg')
    .requiredOption('--deck <file or key>', 'the deck that is to be improved')
    .option('--against <list>', 'decks that it meets, as for "arena", or files; all without it')
    .option(
      '--pool <list>',
      'files or keys of decks whose cards may come in; all that are offered without it',
    )
    .option('--swaps <number>', 'swaps that are tried', wholeNumber(1, 1000), 16)
    .option(
      '--games <number>',
      'games of each deck in the first round; doubled in each',
      wholeNumber(2, 1_000_000),
      40,
    )
    .option(
      '--final <number>',
      'fresh games of the winner and of the deck as it was',
      wholeNumber(2, 1_000_000),
      400,
    )
    .option('--bots <name>', 'who leads all decks', 'novice')
    .option('--seed <text>', 'the same seed gives the same swaps and games', 'improve')
    .option('--length <decks>', 'meccg: game length, 1 to 4 decks', wholeNumber(1, 4), 2)
    .option('--workers <number>', 'threads that play', wholeNumber(1, 64), availableParallelism())
    .option('--queue', 'let the workers at DATABASE_URL play, on any machine')
    .option('--resume', 'go on with what was played before')
    .option('--json', 'print {winner, after, before, gain}')
    .option('--out <file>', 'write the winning deck as a list')
    .action(async (options: ImproveOptions) => (await import('./lab-improve.ts')).improve(options));
}

function evenNumber(value: string): number {
  const number = wholeNumber(2, 10_000)(value);
  if (number % 2 !== 0)
    throw new InvalidArgumentError('It should be even: pairs of games are not cut in two.');
  return number;
}

async function lab(options: LabOptions & { readonly game: string; readonly deck: string }): Promise<void> {
  const [game] = chosenGames(options.game);
  const [
    { RecordError },
    { libraryOf, loadGames, tallyOf, withGame },
    { studiedDeck, studiedDecks },
    { botNamed },
    { openJobs, watchedAndClosed },
    words,
    { page },
  ] = await Promise.all([
    import('@westmarch/kernel'),
    import('@westmarch/table'),
    import('../lab/decks.ts'),
    import('../arena/bots.ts'),
    import('../lab/working.ts'),
    import('../lab/words.ts'),
    import('../lab/page.ts'),
  ]);
  checkWritable(options.json, options.csv, options.html);
  await loadGames([game]);
  const deck = await studiedDeck(game, options.deck, '--deck');
  const against = await studiedDecks(game, options.against, '--against');
  const switches = game === 'meccg' ? { length: options.length } : {};
  const study = { game, deck, against, seed: options.seed, switches };
  const about = `${options.bots} plays both decks; seed ${options.seed}${game === 'meccg' ? `; ${decksLong(options.length)}` : ''}.`;
  // What cannot be played is said before anything is.
  withGame(game, (kind) => {
    botNamed(kind.bots, options.bots);
    try {
      for (const { list } of against) kind.setup([deck.list, list], switches);
    } catch (error) {
      if (error instanceof RecordError) throw new Problem(`--deck: ${error.message}`);
      throw error;
    }
  });
  const jobs = await openJobs(options.queue === true, options.workers);
  const { games, bots: bot, piece: size, resume = false } = options;
  const { counts, stopped: early } = await watchedAndClosed(jobs, { study, bot, games, size, resume });
  if (counts.games === 0) throw early ? stopped() : new Problem('no game was played to its end');
  const tally = tallyOf(study, counts);
  const { writing } = libraryOf(game);
  const nameOf = (id: string): string => writing.namesOf(id)[0] ?? id;
  process.stdout.write(`${words.inWords(tally, nameOf)}\n`);
  if (options.json !== undefined)
    writeUserFile(options.json, `${JSON.stringify({ about, ...tally }, null, 2)}\n`);
  if (options.csv !== undefined) writeUserFile(options.csv, words.inCsv(tally, nameOf));
  if (options.html !== undefined) writeUserFile(options.html, page(tally, nameOf, about));
  if (early) throw stopped();
}
