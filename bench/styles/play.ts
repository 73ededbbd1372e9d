/**
 * Games of a style against the plain Steward, each deck against itself, both seats with each seed: the games of
 * `westmarch arena --against itself`. The points of each pair, and how often in it either did what is counted.
 */
import type { Bot, Pair } from '@westmarch/bots';
import type { Game, Option, State } from '@westmarch/kernel';
import { ALL_DECKS, mirrors, type TableGame } from '@westmarch/table';
import type { Count } from './counts.ts';

export interface Ordered<S extends State, Setup> {
  readonly table: Pick<TableGame<S, Setup>, 'meets'> & { readonly game: Game<S, Setup> };
  readonly length: number;
  readonly turnOf: (s: S) => { readonly turn: number; readonly active: number };
  readonly counts: readonly Count<S>[];
  readonly one: (seed: string) => Bot<S>;
  readonly other: (seed: string) => Bot<S>;
  readonly seed: string;
}

/** Of a pair of games: the points of the first bot, and what either did a turn, in the order of the counts. */
export interface Counted {
  readonly points: Pair;
  readonly one: readonly number[];
  readonly other: readonly number[];
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

export function pairOf<S extends State, Setup>(order: Ordered<S, Setup>, pair: number): Counted {
  const { meets } = order.table;
  const all = mirrors(meets.groups.get(ALL_DECKS) ?? []);
  const { own, other } = all[pair % all.length];
  const setup = meets.setup([own, other], order.length);
  const sums = [order.counts.map(() => 0), order.counts.map(() => 0)];
  const points = [1, 2].map((seat) => {
    const bots = [order.one('one'), order.other('other')];
    if (seat === 2) bots.reverse();
    const { result, rates } = counted(order, setup, `${order.seed}-${pair}`, bots);
    for (const [i, player] of [seat, 3 - seat].entries())
      for (const [n, rate] of rates[player - 1].entries()) sums[i][n] += rate / 2;
    return POINTS[result[seat - 1]];
  });
  return { points, one: sums[0], other: sums[1] };
}

/** One game of two, and what each player did a turn. */
function counted<S extends State, Setup>(
  { table: { game }, turnOf, counts }: Ordered<S, Setup>,
  setup: Setup,
  seed: string,
  bots: readonly Bot<S>[],
) {
  const state = game.create(setup, seed);
  const was = game.clone(state);
  const view = game.clone(state);
  const sums = [0, 1].map(() => counts.map(() => 0));
  /** Of each seat, from 1. */
  const turns = [0, 0, 0];
  let last = -1;
  let moment = 0;
  for (let d = game.pending(state); d !== null; d = game.pending(state)) {
    const { turn, active } = turnOf(state);
    // A turn of either has a number of its own, or both have one: who is at it tells them apart.
    if (turn * 8 + active !== last) turns[active]++;
    last = turn * 8 + active;
    const { player, procedure, step } = d;
    game.view(state, player, view);
    const options = game.options(view);
    const index = bots[player - 1].choose(view, d, options, moment++);
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    options.read(index, option);
    game.copy(state, was);
    game.apply(state, index);
    for (const [i, all] of sums.entries())
      for (const [n, { of }] of counts.entries())
        all[n] += of({ was, now: state, player, procedure, step, option }, i + 1);
  }
  const rates = sums.map((all, i) =>
    all.map((sum, n) => sum / Math.max(1, turns[counts[n].per === 'turn of his own' ? i + 1 : 2 - i])),
  );
  return { result: game.result(state) ?? [], rates };
}
