/** Two dice. ME-DICE */
import { die } from '@westmarch/kernel';
import type { S } from '../state.ts';

export function roll2d6(s: S): number {
  const total = die(s, 6) + die(s, 6);
  s.global.roll = total;
  return total;
}
