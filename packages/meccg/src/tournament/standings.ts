/**
 * Who stands where: by tournament points, and by what breaks ties. ME-TOURN-4020, 4024
 *
 * Keeps  players whom nothing tells apart share a place; what they do about it (another game, or the prize in two) is theirs.
 */
import { gamesOf, type Played, type TournamentEvent, totalOf } from './event.ts';

export interface Standing {
  readonly place: number;
  readonly player: string;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  /** What all his opponents have together. */
  readonly opponents: number;
}

/** A game of so many points counts as a win. */
const WIN = 3.5;
const isWin = ({ points }: Played): boolean => points >= WIN;
/** A bye is none: it is worth more than the nothing of nobody. */
const isLoss = ({ points, theirs }: Played): boolean => points < theirs;

/** Ties are broken by, in order: losses against each other, wins, what the opponents have. */
const measures = (
  event: TournamentEvent,
  player: string,
  tied: readonly string[],
): readonly [number, number, number] => {
  const games = gamesOf(event, player);
  const among = games.filter(({ against }) => against !== null && tied.includes(against));
  return [-among.filter(isLoss).length, games.filter(isWin).length, opponentsOf(event, games)];
};
const opponentsOf = (event: TournamentEvent, games: readonly Played[]): number =>
  games.reduce((sum, { against }) => sum + (against === null ? 0 : totalOf(event, against)), 0);

function better(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return (b[i] ?? 0) - value;
  return 0;
}

export function standings(event: TournamentEvent): readonly Standing[] {
  const totals = new Map(event.players.map((player) => [player, totalOf(event, player)]));
  const keyOf = (player: string): readonly number[] => {
    const points = totals.get(player) ?? 0;
    const tied = event.players.filter((other) => totals.get(other) === points);
    return [points, ...measures(event, player, tied)];
  };
  const keys = new Map(event.players.map((player) => [player, keyOf(player)]));
  const key = (player: string): readonly number[] => keys.get(player) ?? [];
  const line = [...event.players].sort((a, b) => better(key(a), key(b)));
  return line.map((player) => {
    const games = gamesOf(event, player);
    return {
      place: 1 + line.findIndex((other) => better(key(other), key(player)) === 0),
      player,
      points: totals.get(player) ?? 0,
      wins: games.filter(isWin).length,
      losses: games.filter(isLoss).length,
      opponents: opponentsOf(event, games),
    };
  });
}
