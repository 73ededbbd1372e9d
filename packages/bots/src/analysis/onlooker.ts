/**
 * Somebody who looks on: what he can say of a game from a view, of whichever seat.
 *
 * Owns   the chance of a player as the view has it, and whole games that could be behind it.
 * Keeps  nothing is read but the view: whoever sees the same is told the same.
 */
import type { State } from '@westmarch/kernel';
import type { Searched } from '../search/searched.ts';

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

export class Onlooker<S extends State> {
  readonly #searched: Searched<S>;
  #world: S | null = null;

  constructor(searched: Searched<S>) {
    this.#searched = searched;
  }

  /** A game that could be behind what a viewer sees, another for each number; the next call writes over it. */
  world(view: S, viewer: number, number: number): S {
    const world = (this.#world ??= this.#searched.rules.clone(view));
    this.#searched.guess(view, viewer, number, world);
    return world;
  }

  /** The share of a win that a player may expect, as it looks to whoever has this view: the mean of so many worlds. */
  chance(view: S, viewer: number, player: number, worlds: number): number {
    const result = this.#searched.rules.result(view);
    if (result !== null) return POINTS[result[player - 1]];
    let sum = 0;
    for (let w = 0; w < worlds; w++) sum += this.#shareOf(this.world(view, viewer, w), player);
    return sum / worlds;
  }
  #shareOf(world: S, player: number): number {
    const { players } = world.layout.sizes;
    const into = new Float64Array(players + 1);
    this.#searched.value(world, into);
    // Of two the one wins what the other loses, though each is judged by himself.
    const share = players === 2 ? (into[player] + 1 - into[3 - player]) / 2 : into[player];
    return Math.min(1, Math.max(0, share));
  }
}
