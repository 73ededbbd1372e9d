/**
 * Paying for a reaction: it pays and acts in one procedure, so its frame remembers whether it is paying now, and
 * whether part of the price could not be paid after all. An action pays in a procedure of its own.
 *
 * Keeps  where part of the price was left unpaid, the rest is still paid, and the effect does not come.
 */
import type { State } from '../../arena/state.ts';
import { At } from '../compile/builder.ts';

/** The name of the slot, which no card can use. */
export const PRICE = ' price';
export const PAYING = 1;
export const UNPAID = 2;

const at = (s: State, base: number): number => s.engine.abilities[s.frames[base + At.ability]].price;

/** The frame at `base` is that of a reaction whose price is being paid. */
export const isPayingReaction = (s: State, base: number): boolean => {
  const price = at(s, base);
  return price !== 0 && s.frames[base + price] !== 0;
};
/** Part of the price that it pays cannot be paid: its effect will not come. */
export function leaveReactionUnpaid(s: State, base: number): void {
  s.frames[base + at(s, base)] = UNPAID;
}
