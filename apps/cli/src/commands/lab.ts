/**
 * `lab`: a deck in the laboratory: many games of bots with it against others, and what they say of it.
 *
 * Owns   the options, progress, Ctrl-C and where the results go. Not the games (packages/table) nor the workers (lab/).
 */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, extname } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { readUserFile } from '../files.ts';
import { chosenGames, type Game } from '../games.ts';
import { Problem } from '../problem.ts';
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
    .option('--against <list>', 'decks that it meets, as for "arena"; all without it')
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
    .option('--json', 'print {names, shares, games, about}')
    .option('--svg <file>', 'draw it')
    .action(async (options: MatrixOptions) => (await import('./lab-matrix.ts')).matrix(options));
}

function addImprove(lab: Command): void {
  lab
    .command('improve')
    .description('try swaps of a deck against each other, and hold the best against the deck as it was')
    .requiredOption('--game <name>', 'meccg or lotr-tcg')
    .requiredOption('--deck <file or key>', 'the deck that is to be improved')
    .option('--against <list>', 'decks that it meets, as for "arena"; all without it')
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

/** A deck by its key, or from a file. */
async function deckOf(
  game: Game,
  given: string,
): Promise<{ readonly name: string; readonly list: string | object }> {
  const { readDecks, withGamesAtNeed } = await import('@westmarch/table');
  const { playedList } = await import('@westmarch/protocol');
  if (!existsSync(given)) {
    const { decksNamed } = await import('../arena/decks.ts');
    const [deck, ...more] = decksNamed(game, given, '--deck');
    if (more.length > 0)
      throw new Problem(`--deck: "${given}" names several decks`, { hint: 'name one of them' });
    return { name: deck.name, list: deck.key === '' ? deck : deck.key };
  }
  const [read, ...others] = await withGamesAtNeed(() =>
    readDecks(game, readUserFile(given), basename(given, extname(given))),
  );
  if (others.length > 0)
    throw new Problem(`${given} holds ${others.length + 1} decks`, {
      hint: 'keep one of them in a file of its own',
    });
  if (read.faults.length > 0)
    throw new Problem(`${given}: ${read.faults[0].message}`, {
      hint: `line ${read.faults[0].line}; "westmarch deck check" tells everything`,
    });
  return { name: read.deck.name, list: playedList(read.deck) };
}

async function lab(options: LabOptions & { readonly game: string; readonly deck: string }): Promise<void> {
  const [game] = chosenGames(options.game);
  const [
    { RecordError },
    { loadGames, tallyOf, withGame },
    { decksNamed },
    { botNamed },
    { openJobs, watchedAndClosed },
    words,
    { page },
  ] = await Promise.all([
    import('@westmarch/kernel'),
    import('@westmarch/table'),
    import('../arena/decks.ts'),
    import('../arena/bots.ts'),
    import('../lab/working.ts'),
    import('../lab/words.ts'),
    import('../lab/page.ts'),
  ]);
  await loadGames([game]);
  const deck = await deckOf(game, options.deck);
  const against = decksNamed(game, options.against, '--against').map((other) => ({
    name: other.name,
    list: other.key === '' ? other : other.key,
  }));
  const switches = game === 'meccg' ? { length: options.length } : {};
  const study = { game, deck, against, seed: options.seed, switches };
  const about = `${options.bots} plays both decks; seed ${options.seed}${game === 'meccg' ? `; ${options.length} decks long` : ''}.`;
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
  const { counts, stopped } = await watchedAndClosed(jobs, { study, bot, games, size, resume });
  if (counts.games === 0) throw new Problem('no game was played to its end');
  const tally = tallyOf(study, counts);
  const names = withGame(game, ({ game: { engine } }) => engine.definitions);
  const byId = new Map(names.map(({ id, names: called }) => [id, called['en'] ?? id]));
  const nameOf = (id: string): string => byId.get(id) ?? id;
  process.stdout.write(`${words.inWords(tally, nameOf)}\n`);
  if (stopped) process.stdout.write('\nStopped: the same command with --resume goes on.\n');
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify({ about, ...tally }, null, 2)}\n`);
  if (options.csv !== undefined) writeFileSync(options.csv, words.inCsv(tally, nameOf));
  if (options.html !== undefined) writeFileSync(options.html, page(tally, nameOf, about));
}
