/**
 * Excess strikes: what those that are spent on somebody cost him. ME-STRIKE-516
 */
import { say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { ofAttack } from './attack-numbers.ts';

/** Of an attack: what the first excess strike against a character does to his prowess; each further one is −1. */
export const firstExcess = engine.attribute('first excess strike', () => -1, {
  reads: (whose, _by, n) =>
    say`the first excess strike of ${whose} assigned to each character modifies his prowess by ${n - 1} instead of ${-1}`,
});
export function excessModifier(s: S, strike: number): number {
  const n = s.strike.excess[strike];
  return n === 0 ? 0 : ofAttack(s, firstExcess, s.strike.attack[strike]) - (n - 1);
}
