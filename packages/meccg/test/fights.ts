/** Fights that are fought to their end, for tests of what comes after them. */
import type { Table } from '@westmarch/testkit';
import type { S } from '../src/state.ts';

/** Nobody stays untapped, nothing is played and no trophy taken: strikes are assigned in turn, and each is fought in full; only of such prowess, where it is given. */
export function fight(t: Table<S>, prowess = 0): void {
  const goesOn = (a: number): boolean => a !== 0 && (prowess === 0 || t.state.attack.prowess[a] === prowess);
  for (let n = 0; n < 40 && goesOn(t.state.global.attack) && t.state.kernel.asked !== 0; n++) {
    const offered = t.offered();
    t.choose(
      t.state.kernel.asked,
      ['No', 'Pass', 'Nobody'].find((words) => offered.includes(words)) ?? offered[0],
    );
  }
}
/** Dice that win every strike of so many, and the body check after each; what is printed on a site has no body. */
export const sixes = (strikes: number, bodiless = 0): number[] =>
  Array.from({ length: 4 * strikes + 2 * bodiless }, () => 6);
