/**
 * What is counted of the games of a study: sums that can be put together, whoever counted which part.
 *
 * Keeps  every count is a whole number, so that the same games come to the same counts in whatever order and in however
 *        many parts they were played. Only a pair of games must not be cut in two: what varies is the pair.
 */
import type { Noted } from './study.ts';

/** Games against one deck. */
export interface MatchupCounts {
  won: number;
  drawn: number;
  lost: number;
  /** Pairs by the points of both games, in halves: from 0 to 4. */
  readonly pairs: number[];
  /** Games without their pair, by their points in halves. */
  readonly single: number[];
}
/** Games in which a card came to hand: how many, their points in halves, and what became of its copies. */
export interface CardCounts {
  games: number;
  halves: number;
  drawn: number;
  played: number;
  discarded: number;
}
export interface Counts {
  games: number;
  turns: number;
  choices: number;
  readonly matchups: MatchupCounts[];
  readonly own: Record<string, number>;
  readonly theirs: Record<string, number>;
  readonly cards: Record<string, CardCounts>;
}

const HALVES = { won: 2, drawn: 1, lost: 0 } as const;

export const noGames = (decks: number): Counts => ({
  games: 0,
  turns: 0,
  choices: 0,
  matchups: Array.from({ length: decks }, () => ({
    won: 0,
    drawn: 0,
    lost: 0,
    pairs: [0, 0, 0, 0, 0],
    single: [0, 0, 0],
  })),
  own: {},
  theirs: {},
  cards: {},
});

/** Counts games: both of a pair, or the last one alone. */
export function countOf(decks: number, games: readonly Noted[]): Counts {
  const counts = noGames(decks);
  const pairs = new Map<number, Noted[]>();
  for (const noted of games) {
    countGame(counts, noted);
    const pair = Math.floor(noted.game / 2);
    pairs.set(pair, [...(pairs.get(pair) ?? []), noted]);
  }
  for (const pair of pairs.values()) {
    const { pairs: both, single } = counts.matchups[pair[0].against];
    const halves = pair.reduce((sum, { result }) => sum + HALVES[result], 0);
    if (pair.length === 2) both[halves]++;
    else single[halves]++;
  }
  return counts;
}

function countGame(counts: Counts, { against, result, turns, choices, own, theirs, cards }: Noted): void {
  counts.games++;
  counts.turns += turns;
  counts.choices += choices;
  counts.matchups[against][result]++;
  for (const [name, n] of Object.entries(own)) counts.own[name] = (counts.own[name] ?? 0) + n;
  for (const [name, n] of Object.entries(theirs)) counts.theirs[name] = (counts.theirs[name] ?? 0) + n;
  for (const [id, { drawn, played, discarded }] of Object.entries(cards)) {
    const card = (counts.cards[id] ??= noCard());
    if (drawn > 0) {
      card.games++;
      card.halves += HALVES[result];
    }
    card.drawn += drawn;
    card.played += played;
    card.discarded += discarded;
  }
}
const noCard = (): CardCounts => ({ games: 0, halves: 0, drawn: 0, played: 0, discarded: 0 });

/** Adds what another has counted. */
export function addCounts(to: Counts, more: Counts): void {
  to.games += more.games;
  to.turns += more.turns;
  to.choices += more.choices;
  for (const [i, from] of more.matchups.entries()) addMatchup(to.matchups[i], from);
  for (const [name, n] of Object.entries(more.own)) to.own[name] = (to.own[name] ?? 0) + n;
  for (const [name, n] of Object.entries(more.theirs)) to.theirs[name] = (to.theirs[name] ?? 0) + n;
  for (const [id, from] of Object.entries(more.cards)) {
    const card = (to.cards[id] ??= noCard());
    card.games += from.games;
    card.halves += from.halves;
    card.drawn += from.drawn;
    card.played += from.played;
    card.discarded += from.discarded;
  }
}

export function addMatchup(to: MatchupCounts, from: MatchupCounts): void {
  to.won += from.won;
  to.drawn += from.drawn;
  to.lost += from.lost;
  for (const [halves, n] of from.pairs.entries()) to.pairs[halves] += n;
  for (const [halves, n] of from.single.entries()) to.single[halves] += n;
}
