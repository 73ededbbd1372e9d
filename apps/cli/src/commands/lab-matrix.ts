/** `lab matrix`: every deck against every other, as a picture. Owns the options and the order; the games are jobs. */
import { writeFileSync } from 'node:fs';
import { type Deck, loadGames, mayMeet, tallyOf, withGame } from '@westmarch/table';
import { botNamed } from '../arena/bots.ts';
import { decksNamed } from '../arena/decks.ts';
import { chosenGames } from '../games.ts';
import { inOrder, meanOf, picture } from '../lab/matrix.ts';
import { openJobs, watched } from '../lab/working.ts';
import { Problem } from '../problem.ts';

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
  const { bots: bot, seed, games, length, resume = false } = options;
  await loadGames([game]);
  // What needs an optional rule cannot meet everybody.
  const decks = decksNamed(game, options.decks, '--decks').filter(
    (deck: Deck) => !('needs' in deck) || deck.needs === undefined,
  );
  if (decks.length < 2) throw new Problem('--decks: a matrix has two decks at least');
  withGame(game, (kind) => botNamed(kind.bots, bot));
  const switches = game === 'meccg' ? { length } : {};
  const shares: (number | null)[][] = decks.map(() => decks.map(() => null));
  const jobs = await openJobs(options.queue === true, options.workers);
  try {
    for (const [i, deck] of decks.entries()) {
      const later = decks.flatMap((other, j) => (j > i && mayMeet(deck, other) ? [{ j, other }] : []));
      if (later.length === 0) continue;
      const study = {
        game,
        deck: { name: deck.name, list: deck.key },
        against: later.map(({ other }) => ({ name: other.name, list: other.key })),
        seed: `${seed}/${deck.key}`,
        switches,
      };
      const { counts, stopped } = await watched(jobs, { study, bot, games: games * later.length, resume });
      if (stopped) throw new Problem('stopped', { hint: 'the same command with --resume goes on' });
      for (const [at, { share }] of tallyOf(study, counts).matchups.entries()) {
        const { j } = later[at];
        shares[i][j] = share.value;
        shares[j][i] = 1 - share.value;
      }
    }
  } finally {
    await jobs.close();
  }
  const about = `${withGame(game, ({ title }) => title)}: ${decks.length} decks, ${games} games of each pair, ${bot} leads both${game === 'meccg' ? `, ${length} decks long` : ''}`;
  const found = { names: decks.map(({ name }) => name), shares, games, about };
  if (options.svg !== undefined) writeFileSync(options.svg, picture(found));
  if (options.json === true) process.stdout.write(`${JSON.stringify(found)}\n`);
  else {
    const { names, shares: sorted } = inOrder(found);
    const lines = names.map((name, i) => `${(meanOf(sorted[i]) * 100).toFixed(1).padStart(5)} %  ${name}`);
    process.stdout.write(`${[about, ...lines].join('\n')}\n`);
  }
}
