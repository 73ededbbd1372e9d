/** `lab matrix`: every deck against every other, as a picture. Owns the options and the order; the games are jobs. */
import type { Interval } from '@westmarch/bots';
import { type Deck, loadGames, mayMeet, tallyOf, withGame } from '@westmarch/table';
import { botNamed } from '../arena/bots.ts';
import { decksNamed, studied } from '../arena/decks.ts';
import { checkWritable, writeUserFile } from '../files.ts';
import { chosenGames, decksLong } from '../games.ts';
import { doubtInWords, inOrder, meanOf, picture, type Share, turned } from '../lab/matrix.ts';
import { bounds } from '../lab/words.ts';
import { openJobs, watched } from '../lab/working.ts';
import { Problem, stopped } from '../problem.ts';
import { table } from '../table.ts';

export interface MatrixOptions {
  readonly game: string;
  readonly decks?: string;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
  readonly length: number;
  readonly workers: number;
  readonly queue?: true;
  readonly resume?: true;
  readonly json?: true;
  readonly svg?: string;
}

export async function matrix(options: MatrixOptions): Promise<void> {
  const [game] = chosenGames(options.game);
  checkWritable(options.svg);
  const { bots: bot, seed, games, length, resume = false } = options;
  await loadGames([game]);
  // What needs an optional rule cannot meet everybody; what was made for want of a printed deck is for the arena alone.
  const decks = [...new Set(decksNamed(game, options.decks, '--decks'))].filter(
    (deck: Deck) => (!('needs' in deck) || deck.needs === undefined) && deck.key !== '',
  );
  if (decks.length < 2) throw new Problem('--decks: a matrix has two printed decks at least');
  withGame(game, (kind) => botNamed(kind.bots, bot));
  const switches = game === 'meccg' ? { length } : {};
  const shares: Share[][] = decks.map(() => decks.map(() => null));
  const jobs = await openJobs(options.queue === true, options.workers);
  try {
    for (const [i, deck] of decks.entries()) {
      const later = decks.flatMap((other, j) => (j > i && mayMeet(deck, other) ? [{ j, other }] : []));
      if (later.length === 0) continue;
      const study = {
        game,
        deck: studied(deck),
        against: later.map(({ other }) => studied(other)),
        seed: `${seed}/${deck.key}`,
        switches,
      };
      const ordered = { study, bot, games: games * later.length, resume };
      const { counts, stopped: early } = await watched(jobs, ordered, `deck ${i + 1} of ${decks.length}: `);
      if (early) throw stopped();
      for (const [at, { share }] of tallyOf(study, counts).matchups.entries()) {
        const { j } = later[at];
        shares[i][j] = share;
        shares[j][i] = turned(share);
      }
    }
  } finally {
    await jobs.close();
  }
  const about = `${withGame(game, ({ title }) => title)}: ${decks.length} decks, ${games} games of each pair, ${bot} leads both${game === 'meccg' ? `, ${decksLong(length)}` : ''}`;
  const found = { names: decks.map(({ name }) => name), shares, games, about };
  if (options.svg !== undefined) writeUserFile(options.svg, picture(found));
  if (options.json === true) {
    const of = (part: keyof Interval) => shares.map((row) => row.map((share) => share?.[part] ?? null));
    const told = { ...found, shares: of('value'), low: of('low'), high: of('high') };
    process.stdout.write(`${JSON.stringify(told)}\n`);
    return;
  }
  const { names, shares: sorted } = inOrder(found);
  const rows = names.map((name, i) => [name, bounds(meanOf(sorted[i]))]);
  process.stdout.write(`${[about, doubtInWords(found), '', table(['deck', 'points'], rows)].join('\n')}\n`);
}
