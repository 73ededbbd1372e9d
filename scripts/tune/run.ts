/**
 * One tuning: rounds of candidates, each of which plays the same games; then the check with games of its own.
 *
 * Owns   who plays whom with which decks in a round.
 * Not    what is learnt from it (the search of the bots package), nor files.
 * Keeps  the same order gives the same weights, whether it was stopped in between or not: what a round needs is in its
 *        progress.
 */
import {
  begin,
  candidates,
  found,
  type Interval,
  learn,
  pairsOf,
  type Search,
  scoreOf,
  shareOf,
  type Weights,
} from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import type { Tunable } from './games.ts';

export interface Round {
  /** Points of the mean of the candidates against Novice, with the same games in every round. */
  readonly curve: number;
  /** Points of the candidates against the pool: the best, and all. */
  readonly best: number;
  readonly all: number;
  readonly step: number;
}

export interface Progress {
  readonly games: number;
  readonly search: Search;
  /** The best of some rounds ago, who is an opponent too. */
  readonly earlier: Weights;
  readonly rounds: readonly Round[];
}

export interface Checked {
  readonly games: number;
  readonly againstNovice: Interval;
  readonly startAgainstNovice: Interval;
  readonly againstStart: Interval;
}

/** So many rounds later the mean of the candidates becomes an opponent. */
const GENERATION = 5;

export const beginning = (start: Weights, seed: string, games: number): Progress => ({
  games,
  search: begin(start, seed),
  earlier: start,
  rounds: [],
});

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** From a place on, and round again: so that few games of many rounds see all of them. */
const from = <T>(all: readonly T[], at: number): T[] => [
  ...all.slice(at % all.length),
  ...all.slice(0, at % all.length),
];

/** One round more. */
export function nextRound<S extends State, Setup>(
  { game, novice, steward, setups }: Tunable<S, Setup>,
  { games, search, earlier, rounds }: Progress,
): Progress {
  const { round, seed, start } = search;
  const trial = {
    game,
    games,
    seed: `${seed}/${round}`,
    setups: from(setups, (round * games) / 2),
    // Half of the games against Novice: he is the measure.
    opponents: [novice('novice'), steward('start', start), novice('novice'), steward('earlier', earlier)],
  };
  const scores = candidates(search).map((weights) => scoreOf(steward('tried', weights), trial));
  const next = learn(search, scores);
  const curve = scoreOf(steward('tried', found(next)), {
    ...trial,
    seed: `${seed}/curve`,
    setups,
    opponents: [novice('novice')],
  });
  return {
    games,
    search: next,
    earlier: next.round % GENERATION === 0 ? found(next) : earlier,
    rounds: [...rounds, { curve, best: Math.max(...scores), all: mean(scores), step: next.step }],
  };
}

/** What was found, to three digits. */
export const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toPrecision(3))]));

/** Old and new weights in games that no round has seen. */
export function check<S extends State, Setup>(
  { game, novice, steward, setups }: Tunable<S, Setup>,
  start: Weights,
  tuned: Weights,
  seed: string,
  games: number,
): Checked {
  const one = steward('new', tuned);
  const other = steward('start', start);
  const trial = { game, setups, seed: `${seed}/check`, games };
  return {
    games,
    againstNovice: shareOf(pairsOf(one, { ...trial, opponents: [novice('novice')] })),
    startAgainstNovice: shareOf(pairsOf(other, { ...trial, opponents: [novice('novice')] })),
    againstStart: shareOf(pairsOf(one, { ...trial, opponents: [other] })),
  };
}

/** Better against those he was before, and not worse against Novice. */
export const isBetter = ({ againstNovice, startAgainstNovice, againstStart }: Checked): boolean =>
  againstNovice.value >= startAgainstNovice.value && againstStart.value > 0.5;
