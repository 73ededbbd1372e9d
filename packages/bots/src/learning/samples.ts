/**
 * Positions of whole games between bots, and what became of them: what a network learns from.
 *
 * Keeps  now and then a choice is made by chance, so that positions are seen that good players avoid; the result is that
 *        of the game as it was played. Games are told apart by their seeds. Each position knows the next one of its player
 *        at which a search breaks off.
 */
import type { Decision, Game, State } from '@westmarch/kernel';
import type { Bot } from '../bot.ts';
import { luck } from '../luck.ts';
import type { Features } from './network.ts';
import { NONE, type Samples } from './training.ts';

export interface Lessons<S extends State, Setup> {
  readonly game: Game<S, Setup>;
  readonly features: Features<S>;
  /** Both seats of a game. */
  readonly bots: (number: number) => readonly Bot<S>[];
  readonly setup: (number: number) => Setup;
  /** Where this has grown a position is kept for certain: a search that breaks off there asks for its value. */
  readonly time: (s: S) => number;
  /** One of so many other positions is kept. */
  readonly every: number;
  /** One of so many choices is made by chance; another number where good players all do the same. */
  readonly astray: (decision: Decision) => number;
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** So many games, from a number on. */
export function samplesOf<S extends State, Setup>(
  { game, features, bots, setup, time, astray, every }: Lessons<S, Setup>,
  seed: string,
  from: number,
  games: number,
  done: (games: number) => void = () => {},
): Samples {
  const n = features.names.length;
  const rows: Float32Array[] = [];
  const results: number[] = [];
  const after: number[] = [];
  const inputs = new Float64Array(n);
  for (let number = from; number < from + games; number++) {
    const name = `${seed}/${number}`;
    const seats = bots(number);
    const state = game.create(setup(number), name);
    const view = game.clone(state);
    const kept: { readonly player: number; readonly at: number }[] = [];
    /** For each player the first of his positions that waits for the next break. */
    const waiting = seats.map(() => 0);
    let moment = 0;
    let last = -1;
    for (let d = game.pending(state); d !== null; d = game.pending(state), moment++) {
      const begins = time(state) !== last;
      last = time(state);
      if (begins || luck(`${name}/kept`, moment, every) === 0)
        for (let player = 1; player <= seats.length; player++) {
          inputs.fill(0);
          features.write(state, player, inputs);
          const at = rows.push(Float32Array.from(inputs)) - 1;
          if (begins) {
            for (let i = waiting[player - 1]; i < kept.length; i++)
              if (kept[i].player === player) after[kept[i].at] = at;
            waiting[player - 1] = kept.length;
          }
          after[at] = NONE;
          kept.push({ player, at });
        }
      game.view(state, d.player, view);
      const options = game.options(view);
      const choice =
        luck(`${name}/astray`, moment, astray(d)) === 0
          ? luck(`${name}/where`, moment, options.count)
          : seats[d.player - 1].choose(view, d, options, moment);
      game.apply(state, choice);
    }
    const result = game.result(state) ?? [];
    for (const { player, at } of kept) results[at] = POINTS[result[player - 1]];
    done(number - from + 1);
  }
  const all = new Float32Array(rows.length * n);
  for (const [i, row] of rows.entries()) all.set(row, i * n);
  return {
    names: features.names,
    rows: all,
    results: Float32Array.from(results),
    after: Int32Array.from(after),
  };
}
