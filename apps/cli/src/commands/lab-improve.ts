/**
 * `lab improve`: swaps for a deck are proposed, raced against each other, and the best is held against the deck as it was,
 * on games that no round has seen.
 *
 * Owns   the order of it and the words. Not the games (packages/jobs), the proposals (packages/table) nor the race (lab/).
 */
import type { Interval } from '@westmarch/bots';
import type { Jobs } from '@westmarch/jobs';
import { below, CHANCE_WORDS, seedChance } from '@westmarch/kernel';
import { type Deck, playedList } from '@westmarch/protocol';
import {
  deckDifference,
  libraryOf,
  loadGames,
  poolOf,
  proposals,
  type Swap,
  tallyOf,
  usualPool,
  withGame,
  writeDeck,
} from '@westmarch/table';
import { botNamed } from '../arena/bots.ts';
import { checkWritable, writeUserFile } from '../files.ts';
import { chosenGames } from '../games.ts';
import { listedDeck, studiedDecks } from '../lab/decks.ts';
import { race } from '../lab/race.ts';
import { bounds, signed } from '../lab/words.ts';
import { openJobs, watched } from '../lab/working.ts';
import { Problem, stopped } from '../problem.ts';

export interface ImproveOptions {
  readonly game: string;
  readonly deck: string;
  readonly against?: string;
  readonly pool?: string;
  readonly swaps: number;
  readonly games: number;
  readonly final: number;
  readonly bots: string;
  readonly seed: string;
  readonly length: number;
  readonly workers: number;
  readonly queue?: true;
  readonly resume?: true;
  readonly json?: true;
  readonly out?: string;
}

export async function improve(options: ImproveOptions): Promise<void> {
  const jobs = await openJobs(options.queue === true, options.workers);
  try {
    await improved(options, jobs);
  } finally {
    await jobs.close();
  }
}

async function improved(options: ImproveOptions, jobs: Jobs): Promise<void> {
  const [game] = chosenGames(options.game);
  const { seed, bots: bot, resume = false } = options;
  checkWritable(options.out);
  await loadGames([game]);
  const deck = await listedDeck(game, options.deck, '--deck');
  const pool =
    options.pool === undefined
      ? usualPool(game)
      : poolOf(await Promise.all(options.pool.split(',').map((one) => listedDeck(game, one, '--pool'))));
  const against = await studiedDecks(game, options.against, '--against');
  const switches = game === 'meccg' ? { length: options.length } : {};
  withGame(game, (kind) => {
    botNamed(kind.bots, bot);
    for (const { list } of against) kind.setup([playedList(deck), list], switches);
  });
  const say = (text: string): void => {
    if (options.json !== true) process.stdout.write(`${text}\n`);
  };
  const { writing } = libraryOf(game);
  const nameOf = (id: string): string => writing.namesOf(id)[0] ?? id;
  const inWords = (swap: Swap | null): string =>
    swap === null ? 'as it is' : `${swap.copies} ${nameOf(swap.out)} → ${nameOf(swap.into)}`;

  /** A study of a deck; null where it was stopped. */
  const study = async (of: Deck, part: string, games: number, about: string) => {
    const wanted = { game, deck: { name: deck.name, list: playedList(of) }, against, switches };
    const ordered = { study: { ...wanted, seed: `${seed}/${part}` }, bot, games, resume };
    const done = await watched(jobs, ordered, `${about}: `);
    return done.stopped ? null : tallyOf(ordered.study, done.counts);
  };

  const first = await study(deck, 'first', options.games * 2, 'as it is');
  if (first === null) throw stopped();
  say(`${deck.name}: ${bounds(first.all.share)} of the points in ${first.games} games`);
  const chance = new Int32Array(CHANCE_WORDS);
  seedChance(chance, `${seed}/swaps`);
  const swaps = proposals({
    deck,
    pool,
    cards: first.cards,
    count: options.swaps,
    pick: (n) => below(chance, n),
  });
  if (swaps.length === 0)
    throw new Problem('no swap keeps the deck legal', { hint: 'name other decks with --pool' });

  // The deck as it is runs too: who does not even beat it should not win.
  const entries: readonly (Swap | null)[] = [null, ...swaps];
  const rounds = await race(
    entries,
    options.games,
    async (entry, round, games) =>
      (await study(entry?.deck ?? deck, `round ${round}`, games, `round ${round + 1}, ${inWords(entry)}`))
        ?.all.share ?? null,
    ({ games, racers }, number) => {
      say(`\nRound ${number + 1}: ${racers.length} decks, ${games} games each`);
      for (const { entry, share } of racers.slice(0, 5)) say(`  ${bounds(share)}  ${inWords(entry)}`);
    },
  );
  const winner = rounds.at(-1)?.racers[0]?.entry;
  if (winner === undefined || (rounds.at(-1)?.racers.length ?? 0) > 2) throw stopped();
  if (winner === null) {
    say('\nNo swap beat the deck as it is.');
    if (options.json === true) process.stdout.write(`${JSON.stringify({ winner: null })}\n`);
    return;
  }
  // Who won a race was lucky too: only games that nobody has seen say how good it is.
  const [after, before] = [
    await study(winner.deck, 'final', options.final, 'fresh games with it'),
    await study(deck, 'final', options.final, 'fresh games without it'),
  ];
  if (after === null || before === null) throw stopped();
  const gain: Interval = deckDifference(after.all.share, before.all.share);
  say(
    [
      `\nThe winner: ${inWords(winner)}`,
      `  with it     ${bounds(after.all.share)} of ${after.games} fresh games`,
      `  without it  ${bounds(before.all.share)} of the same`,
      `  gain        ${signed(gain)} points of 100: ${gain.low > 0 ? 'better' : 'not surely better'}`,
    ].join('\n'),
  );
  if (options.json === true) {
    const { out, into, copies } = winner;
    process.stdout.write(
      `${JSON.stringify({ winner: { out, into, copies }, after: after.all.share, before: before.all.share, gain })}\n`,
    );
  }
  if (options.out !== undefined) {
    const [plain] = writeDeck(winner.deck);
    writeUserFile(options.out, plain.text);
    say(`Written: ${options.out}`);
  }
}
