/**
 * How well a bot does: points in pairs of games, against opponents by turns.
 *
 * Keeps  whoever is scored with the same seed meets the same opponents with the same decks and the same luck: what
 *        differs is the bot. (Common random numbers.) Whoever does not bring a game to its end has lost it.
 */
import type { Game, State } from '@westmarch/kernel';
import type { Bot } from '../bot.ts';
import { playWithin } from '../match.ts';

export interface Trial<S extends State, Setup> {
  readonly game: Game<S, Setup>;
  /** Set-ups to go through, one for each pair. */
  readonly setups: readonly Setup[];
  readonly opponents: readonly Bot<S>[];
  readonly seed: string;
  readonly games: number;
  /** What has not ended after so many choices is given up: several times as many as a game has. */
  readonly longest?: number;
}
const LONGEST = 8_000;

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** The points of a bot in each pair of games: both with one seed, once from each seat. */
export function pairsOf<S extends State, Setup>(bot: Bot<S>, trial: Trial<S, Setup>): number[][] {
  const { game, setups, opponents, seed, games, longest = LONGEST } = trial;
  return Array.from({ length: Math.ceil(games / 2) }, (_, pair) => {
    const setup = setups[pair % setups.length];
    const opponent = opponents[pair % opponents.length];
    return [0, 1].map((seat) => {
      const bots = seat === 0 ? [bot, opponent] : [opponent, bot];
      const played = playWithin(longest, game, setup, `${seed}-${pair}`, bots);
      return played === null ? POINTS.lost : POINTS[played.result[seat]];
    });
  });
}

/** The share of the points that a bot wins. */
export function scoreOf<S extends State, Setup>(bot: Bot<S>, trial: Trial<S, Setup>): number {
  const points = pairsOf(bot, trial).flat();
  return points.reduce((sum, one) => sum + one, 0) / points.length;
}
