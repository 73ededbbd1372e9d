/**
 * Positions of a game that are kept as bytes, so that going back plays few choices again.
 *
 * Keeps  close together near the end, where choices are taken back, and ever farther apart before it: their number
 *        grows with the logarithm of the game.
 */
import { fromBytes, type State, toBytes } from '@westmarch/kernel';

/** The most choices that are played again near the end of a game. */
const STEP = 8;
/** How many lie at each distance before it doubles. */
const EACH = 4;

interface Checkpoint {
  readonly choices: number;
  readonly bytes: Uint8Array;
}

export class Checkpoints {
  #kept: Checkpoint[] = [];

  get count(): number {
    return this.#kept.length;
  }

  /** After so many choices the state is this: kept if it is time for it. */
  offer(choices: number, s: State): void {
    if (choices === 0 || choices % STEP !== 0) return;
    this.#kept.push({ choices, bytes: toBytes(s) });
    this.#kept = this.#kept.filter(({ choices: at }) => at % spacing(choices - at) === 0);
  }

  /** Takes the state to the last checkpoint that has at most so many choices; how many it has, 0 for none. */
  restore(choices: number, s: State): number {
    while ((this.#kept.at(-1)?.choices ?? 0) > choices) this.#kept.pop();
    const last = this.#kept.at(-1);
    if (last === undefined) return 0;
    fromBytes(s, last.bytes);
    return last.choices;
  }
}

/** How far apart checkpoints lie that are so far back: powers of two, so that a wider grid is part of a closer one. */
function spacing(back: number): number {
  let step = STEP;
  while (back > step * EACH) step *= 2;
  return step;
}
