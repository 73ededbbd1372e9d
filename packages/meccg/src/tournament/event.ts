/**
 * An event as it is kept: who plays, and what came of every round so far. ME-TOURN-4007, 4018
 *
 * Keeps  a round is a list of pairs and at most one bye; totals are worked out anew from it each time.
 */

import type { EventEntry, EventRules } from './entering.ts';
import { type Format, formatNamed, formats } from './formats.ts';
import { type Ending, pointsOfBye, tournamentPoints } from './points.ts';

export interface Pair {
  readonly one: string;
  readonly other: string;
  /** Null while they play. */
  readonly ending: Ending | null;
  /** Of a scenario event: both have said which they play for. ME-TOURN-4034 */
  readonly announced?: true;
}
export interface Round {
  readonly pairs: readonly Pair[];
  /** Who sits out; null with an even number of players. */
  readonly bye: string | null;
}
export interface TournamentEvent {
  readonly format: Format;
  /** Whoever knows it can draw the pairs again. */
  readonly seed: string;
  readonly players: readonly string[];
  readonly rounds: readonly Round[];
  /** Those who left between rounds. ME-TOURN-4013 */
  readonly left: readonly string[];
  /** What may be entered; absent: nobody enters anything here. */
  readonly rules?: EventRules;
  readonly entries?: Readonly<Record<string, EventEntry>>;
}

/** What a player had of a round: points, and against whom; null for a bye. */
export interface Played {
  readonly against: string | null;
  readonly points: number;
  readonly theirs: number;
}

export function gamesOf(event: TournamentEvent, player: string): readonly Played[] {
  return event.rounds.flatMap(({ pairs, bye }, i): Played[] => {
    if (bye === player) return [{ against: null, points: pointsOfBye(i + 1), theirs: 0 }];
    const pair = pairs.find(({ one, other }) => one === player || other === player);
    if (pair === undefined || pair.ending === null) return [];
    const { own, other } = tournamentPoints(event.format, pair.ending);
    return pair.one === player
      ? [{ against: pair.other, points: own, theirs: other }]
      : [{ against: pair.one, points: other, theirs: own }];
  });
}
export const totalOf = (event: TournamentEvent, player: string): number =>
  gamesOf(event, player).reduce((sum, { points }) => sum + points, 0);

/** So many rounds for so many players, by the Swiss system. ME-TOURN-4017 */
const ROUNDS: readonly (readonly [most: number, rounds: number])[] = [
  [1, 0],
  [2, 1],
  [4, 2],
  [8, 3],
  [16, 4],
  [32, 5],
  [64, 6],
];
const MOST_ROUNDS = 7;
export const roundsFor = (players: number): number =>
  ROUNDS.find(([most]) => players <= most)?.[1] ?? MOST_ROUNDS;

export function newEvent(
  format: string,
  seed: string,
  players: readonly string[],
  rules?: EventRules,
): TournamentEvent {
  const found = formatNamed(format);
  if (found === undefined)
    throw new Error(`"${format}" is no format: there are ${formats.map(({ name }) => name).join(', ')}`);
  const twice = players.find((name, i) => players.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`"${twice}" is named twice`);
  if (players.length < 2) throw new Error('an event needs two players or more');
  return {
    format: found,
    seed,
    players,
    rounds: [],
    left: [],
    ...(rules === undefined ? {} : { rules, entries: {} }),
  };
}
