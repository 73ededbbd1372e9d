/** Two dice. ME-DICE */
import { die, EVERYONE, noun, say } from '@westmarch/kernel';
import { engine } from '../engine.ts';
import type { S } from '../state.ts';

/** Told to whoever listens, with both dice and their sum: the running procedure says what they are for. */
export const rolled = engine.event('rolled', noun('player'), (it) => say`${it} rolls`);

export function roll2d6(s: S): number {
  const first = die(s, 6);
  const second = die(s, 6);
  const total = first + second;
  s.global.roll = total;
  if (s.side.sink !== null) s.side.sink.tell(s, rolled.channel, first, second, total, EVERYONE);
  return total;
}
