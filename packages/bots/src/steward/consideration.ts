/**
 * A consideration: one thing that speaks for a choice or against it, with a weight, and in words.
 *
 * Owns   adding them up, and saying which of them made the difference.
 * Not    what is considered: each game has its own.
 */
import type { State } from '@westmarch/kernel';
import type { Weighted } from './weights.ts';

export interface Consideration<S extends State> extends Weighted {
  /** How well a player stands in this respect. */
  readonly value: (s: S, you: number) => number;
  /** What is said of a choice that does well by it, and of one that does badly. */
  readonly good: string;
  readonly bad: string;
}

/** How well a player stands in each respect, weighed, in the order of the considerations. */
export const weigh = <S extends State>(all: readonly Consideration<S>[], s: S, you: number): number[] =>
  all.map(({ weight, value }) => weight * value(s, you));
export const sum = (weighed: readonly number[]): number => weighed.reduce((total, one) => total + one, 0);

export interface Reason {
  readonly name: string;
  /** By how much it made this choice better than the other; below 0: worse. */
  readonly by: number;
  readonly sentence: string;
}

/** Less makes no difference that is worth a word. */
export const WORTH_A_WORD = 0.1;
/** Why one of two is better, what counted most first. */
export function reasonsFor<S extends State>(
  all: readonly Consideration<S>[],
  chosen: readonly number[],
  other: readonly number[],
): Reason[] {
  return all
    .map(({ name, good, bad }, i) => {
      const by = chosen[i] - other[i];
      return { name, by, sentence: by > 0 ? good : bad };
    })
    .filter(({ by }) => Math.abs(by) >= WORTH_A_WORD)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
