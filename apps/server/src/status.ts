/**
 * The state of the project, read from its own files.
 *
 * Owns   what belongs to the status. Each part is read in its own file under status/.
 * Keeps  a missing or damaged file, or an engine that does not answer, makes its part absent, never the whole status.
 */
import { join } from 'node:path';
import type { GameName } from '@westmarch/protocol';
import type { CardStanding } from './engine/requests.ts';
import { type Absent, absent } from './status/absent.ts';
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

interface Game extends Pick<GameStatus, 'name' | 'publisher'> {
  readonly game: GameName;
}

const GAMES: readonly Game[] = [
  { game: 'meccg', name: 'Middle-earth Collectible Card Game', publisher: 'Iron Crown Enterprises, 1995' },
  { game: 'lotr-tcg', name: 'The Lord of the Rings Trading Card Game', publisher: 'Decipher, 2001' },
];

/** Who knows which cards are written: an engine worker. */
type StandingOf = (game: GameName, cards: readonly string[]) => Promise<readonly CardStanding[]>;

export async function readStatus(root: string, standingOf: StandingOf): Promise<Status> {
  const [games, benchmarks] = await Promise.all([
    Promise.all(GAMES.map((game) => readGame(root, game, standingOf))),
    readBenchmarks(root),
  ]);
  return { project: 'Westmarch', games, benchmarks };
}

async function readGame(root: string, about: Game, standingOf: StandingOf): Promise<GameStatus> {
  const { game } = about;
  const folder = join(root, 'packages', game);
  const [cards, rules] = await Promise.all([
    readCards(folder, (ids) => standingOf(game, ids)).catch(() =>
      absent('The engine that knows which cards are written does not answer just now.'),
    ),
    readRules(folder),
  ]);
  return { ...about, cards, rules };
}
