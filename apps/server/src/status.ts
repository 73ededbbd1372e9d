/**
 * The state of the project, read from its own files.
 *
 * Owns   what belongs to the status. Each part is read in its own file under status/.
 * Keeps  a missing or damaged file makes its part absent, never the whole status.
 */
import { join } from 'node:path';
import { cardStatus as lotrTcgStatus } from '@westmarch/lotr-tcg';
import { cardStatus as meccgStatus } from '@westmarch/meccg';
import type { Absent } from './status/absent.ts';
import { type Benchmark, readBenchmarks } from './status/benchmarks.ts';
import { type CardFigures, readCards } from './status/cards.ts';
import { type RuleFigures, readRules } from './status/rules.ts';

export interface GameStatus {
  readonly game: string;
  readonly name: string;
  readonly publisher: string;
  readonly cards: CardFigures | Absent;
  readonly rules: RuleFigures | Absent;
}

export interface Status {
  readonly project: 'Westmarch';
  readonly games: readonly GameStatus[];
  readonly benchmarks: readonly Benchmark[] | Absent;
}

const GAMES = [
  {
    about: {
      game: 'meccg',
      name: 'Middle-earth Collectible Card Game',
      publisher: 'Iron Crown Enterprises, 1995',
    },
    statusOf: meccgStatus,
  },
  {
    about: { game: 'lotr-tcg', name: 'The Lord of the Rings Trading Card Game', publisher: 'Decipher, 2001' },
    statusOf: lotrTcgStatus,
  },
];

export async function readStatus(root: string): Promise<Status> {
  const [games, benchmarks] = await Promise.all([
    Promise.all(GAMES.map((game) => readGame(root, game))),
    readBenchmarks(root),
  ]);
  return { project: 'Westmarch', games, benchmarks };
}

async function readGame(root: string, { about, statusOf }: (typeof GAMES)[number]): Promise<GameStatus> {
  const folder = join(root, 'packages', about.game);
  const [cards, rules] = await Promise.all([readCards(folder, statusOf), readRules(folder)]);
  return { ...about, cards, rules };
}
