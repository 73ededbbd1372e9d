/**
 * Causes: which ability speaks, whose it is, and whether it is being paid for or carried out. LR-EFFECT-001, LR-COST-007
 *
 * Owns   reading the cause of what happens off the frame of the ability, which stays below it as long as it lasts.
 * Keeps  the card whose text it is is the source, whoever exerted or was discarded for it (LR-EFFECT-001).
 */
import { At, type State } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

const isAbility = (s: S, base: number): boolean =>
  base !== 0 && engine.procedures[s.frames[base]].localNames[0] === 'ability';

/** The frame of the ability that speaks now; 0 where the rules themselves act. */
export const speaking = (s: S): number => (isAbility(s, s.kernel.top) ? s.kernel.top : 0);

/** The card whose text speaks now; 0 where the rules themselves act. LR-EFFECT-001 */
export const sourceOf = (s: S): number => {
  const base = speaking(s);
  return base === 0 ? 0 : s.frames[base + At.source];
};

/** It is being paid for: what happens is its price, and not its effect. */
export const isPrice = (s: S, base: number): boolean =>
  base !== 0 && engine.abilities[s.frames[base + At.ability]].declare === engine.procedures[s.frames[base]];

// An action is about no event, so where others keep the number of theirs it has room for this.
const UNPAID = -1;
/** Part of a price could not be paid after all: what it was for does nothing. LR-COST-007 */
export function leaveUnpaid(s: S, base: number): void {
  if (isPrice(s, base)) s.frames[base + At.n] = UNPAID;
}
/** The ability that speaks now cannot pay. */
export const cannotPay = (s: S): void => leaveUnpaid(s, speaking(s));
export const isUnpaid = (s: State, base: number): boolean => s.frames[base + At.n] === UNPAID;
