/** Two dice. ME-DICE */
import { die, EVERYONE, noun, say } from '@westmarch/kernel';
import { engine } from '../engine.ts';
import type { S } from '../state.ts';
import { settled } from './terms.ts';

/** Nothing in particular must be exceeded. */
const NOTHING = -1;
/** What is added to the dice, and what the sum must exceed, in one number for whoever is told of the dice. */
const weighing = (by: number, over: number): number => ((by + 128) << 9) | (over + 128);
export const weighed = (n: number): { readonly by: number; readonly over: number | null } => {
  const over = (n & 511) - 128;
  return { by: (n >> 9) - 128, over: over === NOTHING ? null : over };
};

/** Told to whoever listens, with both dice and what they are weighed against: the running procedure says what for. */
export const rolled = engine.event('rolled', noun('player'), (it) => say`${it} rolls`);

/** Two dice; `by` and `over` are told with them, and change nothing. What they are made of was said before (terms.ts). */
export function roll2d6(s: S, by = 0, over = NOTHING): number {
  const { sink } = s.side;
  if (sink === null) return throwOf(s, die(s, 6), die(s, 6));
  try {
    const first = die(s, 6);
    const second = die(s, 6);
    const total = throwOf(s, first, second);
    sink.tell(s, rolled.channel, first, second, weighing(by, over), EVERYONE);
    return total;
  } finally {
    // Where dice are fixed there may be none left: what was said of them is not for the next.
    settled();
  }
}

function throwOf(s: S, first: number, second: number): number {
  s.global.roll = first + second;
  return first + second;
}

/** Two dice and what is added to them come to more than a number. */
export const rollsOver = (s: S, by: number, number: number): boolean => roll2d6(s, by, number) + by > number;
