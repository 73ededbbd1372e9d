/**
 * What the games of a study say together: shares with their bounds, against each deck, and of each card.
 *
 * Keeps  it hangs on the counts alone, not on the order or the parts in which the games were played.
 */
import { type Interval, type Pair, shareOf, wilson } from '@westmarch/bots';
import { addMatchup, type CardCounts, type Counts, type MatchupCounts, noGames } from './counts.ts';
import type { Study } from './study.ts';

export interface Matchup {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly share: Interval;
}
export interface CardTally {
  readonly id: string;
  /** In how many games it came to hand; how many copies did on average, were played and went unplayed. */
  readonly seen: number;
  readonly drawn: number;
  readonly played: number;
  readonly discarded: number;
  /** The share of points in games with it in hand at some time, and in those without. */
  readonly withIt: Interval | null;
  readonly without: Interval | null;
  /** By how much it is better to have drawn it, and how far that may be wrong; null where one of both never was. */
  readonly effect: Interval | null;
}
export interface Tally {
  readonly deck: string;
  readonly games: number;
  readonly all: Matchup;
  readonly matchups: readonly Matchup[];
  readonly turns: number;
  readonly choices: number;
  /** What the deck and the others had at the end, on average. */
  readonly own: Readonly<Record<string, number>>;
  readonly theirs: Readonly<Record<string, number>>;
  readonly cards: readonly CardTally[];
}

/** Pairs of games as points, from how many there were of each kind. */
function pairsOf({ pairs, single }: MatchupCounts): Pair[] {
  const all: Pair[] = [];
  for (const [halves, n] of pairs.entries()) for (let i = 0; i < n; i++) all.push([halves / 4, halves / 4]);
  for (const [halves, n] of single.entries()) for (let i = 0; i < n; i++) all.push([halves / 2]);
  return all;
}

function matchupOf(name: string, counts: MatchupCounts): Matchup {
  const { won, drawn, lost } = counts;
  const games = won + drawn + lost;
  const share = games === 0 ? { value: 0.5, low: 0, high: 1 } : shareOf(pairsOf(counts));
  return { name, games, won, drawn, lost, share };
}

const Z = 1.959964;
const shareIn = (halves: number, games: number): Interval | null =>
  games === 0 ? null : wilson(halves / 2 / games, games);

/** The difference of two shares, with the bounds that those of each lead to (Newcombe's). */
const difference = (one: Interval | null, other: Interval | null): Interval | null =>
  one === null || other === null ? null : deckDifference(one, other);
export function deckDifference(one: Interval, other: Interval): Interval {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

function cardOf(
  id: string,
  { games, halves, drawn, played, discarded }: CardCounts,
  all: Counted,
): CardTally {
  const withIt = shareIn(halves, games);
  const without = shareIn(all.halves - halves, all.games - games);
  return {
    id,
    seen: games,
    drawn: drawn / all.games,
    played: played / all.games,
    discarded: discarded / all.games,
    withIt,
    without,
    effect: difference(withIt, without),
  };
}
interface Counted {
  readonly games: number;
  readonly halves: number;
}

const averages = (sums: Readonly<Record<string, number>>, games: number): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / games]));

export function tallyOf({ deck, against }: Pick<Study, 'deck' | 'against'>, counts: Counts): Tally {
  const { games, turns, choices, matchups, own, theirs, cards } = counts;
  const [all] = noGames(1).matchups;
  for (const matchup of matchups) addMatchup(all, matchup);
  const counted = { games, halves: 2 * all.won + all.drawn };
  return {
    deck: deck.name,
    games,
    all: matchupOf('all', all),
    matchups: against.map(({ name }, i) => matchupOf(name, matchups[i])),
    turns: turns / games,
    choices: choices / games,
    own: averages(own, games),
    theirs: averages(theirs, games),
    cards: Object.entries(cards)
      .map(([id, card]) => cardOf(id, card, counted))
      .toSorted((a, b) => (b.effect?.value ?? -Z) - (a.effect?.value ?? -Z) || (a.id < b.id ? -1 : 1)),
  };
}
