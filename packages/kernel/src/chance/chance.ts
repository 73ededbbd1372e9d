/** Dice, coins and random picks of a game: from its generator, or from outcomes fixed by a test. */
import type { State } from '../arena/state.ts';
import { below } from './chacha.ts';

/** A number from 1 to `sides`. */
export function die(s: State, sides: number): number {
  const fate = s.side.fate;
  return fate === null ? below(s.chance, sides) + 1 : fate.take(1, sides);
}

/** A number from 0 to n − 1. A pick among one is no chance, and uses none up. */
export function pick(s: State, n: number): number {
  if (n <= 1) return 0;
  const fate = s.side.fate;
  return fate === null ? below(s.chance, n) : fate.take(0, n - 1);
}
