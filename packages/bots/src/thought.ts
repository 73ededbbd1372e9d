/** What a Novice has before him when he chooses, and the ways to settle on an option. */
import type { Options, State } from '@westmarch/kernel';

export interface Thought<S extends State> {
  /** What his player may know. */
  readonly s: S;
  readonly you: number;
  readonly o: Options;
  /** A number below n, for ties. */
  readonly pick: (n: number) => number;
}

/** One way of choosing: the index of an option, or −1 where it has no opinion. */
export type Policy<S extends State> = (t: Thought<S>) => number;
export type Policies<S extends State> = Readonly<Record<string, Readonly<Record<string, Policy<S>>>>>;

type Before = Pick<Thought<State>, 'o' | 'pick'>;

/** The option with the best score; `least` is what it must exceed. Equals are settled by chance. */
export function best(t: Before, score: (i: number) => number, least = -Infinity): number {
  let found = -1;
  let top = least;
  let equals = 0;
  for (let i = 0; i < t.o.count; i++) {
    const value = score(i);
    if (value > top) {
      found = i;
      top = value;
      equals = 1;
    } else if (value === top && found >= 0) {
      equals++;
      if (t.pick(equals) === 0) found = i;
    }
  }
  return found;
}

/** The first option of a kind, or −1. */
export function ofKind(t: Before, kind: number): number {
  for (let i = 0; i < t.o.count; i++) if (t.o.kind(i) === kind) return i;
  return -1;
}

/** The one of a kind if it is offered; otherwise the first option. */
export function orFirst(t: Before, kind: number): number {
  return Math.max(0, ofKind(t, kind));
}

/** Every decision that policies stand for, so that tests can hold them against the rules. */
export const decisionsOf = (
  policies: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): (readonly [procedure: string, step: string])[] =>
  Object.entries(policies).flatMap(([procedure, steps]) =>
    Object.keys(steps).map((step) => [procedure, step] as const),
  );
