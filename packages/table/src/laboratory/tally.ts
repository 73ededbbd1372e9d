/**
 * What the games of a study say together: shares with their bounds, against each deck, and of each card.
 *
 * Keeps  it hangs on the games alone, not on the order in which they were played.
 */
import { type Interval, shareOf, wilson } from '@westmarch/bots';
import type { Noted, Study } from './study.ts';

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

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

function matchupOf(name: string, games: readonly Noted[]): Matchup {
  const pairs = new Map<number, number[]>();
  for (const { game, result } of games) {
    const pair = Math.floor(game / 2);
    pairs.set(pair, [...(pairs.get(pair) ?? []), POINTS[result]]);
  }
  const count = (wanted: Noted['result']): number => games.filter(({ result }) => result === wanted).length;
  return {
    name,
    games: games.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    share: games.length === 0 ? { value: 0.5, low: 0, high: 1 } : shareOf([...pairs.values()]),
  };
}

const Z = 1.959964;
const shareIn = (games: readonly Noted[]): Interval | null =>
  games.length === 0 ? null : wilson(mean(games.map(({ result }) => POINTS[result])), games.length);

/** The difference of two shares, with the bounds that those of each lead to (Newcombe's). */
function difference(one: Interval | null, other: Interval | null): Interval | null {
  if (one === null || other === null) return null;
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

function cardOf(id: string, games: readonly Noted[]): CardTally {
  const drew = games.filter(({ cards }) => (cards[id]?.drawn ?? 0) > 0);
  const withIt = shareIn(drew);
  const without = shareIn(games.filter(({ cards }) => (cards[id]?.drawn ?? 0) === 0));
  const average = (fate: 'drawn' | 'played' | 'discarded'): number =>
    mean(games.map(({ cards }) => cards[id]?.[fate] ?? 0));
  return {
    id,
    seen: drew.length,
    drawn: average('drawn'),
    played: average('played'),
    discarded: average('discarded'),
    withIt,
    without,
    effect: difference(withIt, without),
  };
}

function averages(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(names.map((name) => [name, mean(all.map((one) => one[name] ?? 0))]));
}

export function tallyOf(study: Pick<Study, 'deck' | 'against'>, noted: readonly Noted[]): Tally {
  const games = noted.toSorted((a, b) => a.game - b.game);
  const ids = [...new Set(games.flatMap(({ cards }) => Object.keys(cards)))].toSorted();
  return {
    deck: study.deck.name,
    games: games.length,
    all: matchupOf('all', games),
    matchups: study.against.map(({ name }, i) =>
      matchupOf(
        name,
        games.filter(({ against }) => against === i),
      ),
    ),
    turns: mean(games.map(({ turns }) => turns)),
    choices: mean(games.map(({ choices }) => choices)),
    own: averages(games.map(({ own }) => own)),
    theirs: averages(games.map(({ theirs }) => theirs)),
    cards: ids
      .map((id) => cardOf(id, games))
      .toSorted((a, b) => (b.effect?.value ?? -Z) - (a.effect?.value ?? -Z) || (a.id < b.id ? -1 : 1)),
  };
}
