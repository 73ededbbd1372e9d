/**
 * Who is in the skirmish that is on, and how it ends before its time. LR-SKIRM-012..017
 *
 * Not    the order of a skirmish (turn/skirmish.ts).
 */
import { valueOf } from '@westmarch/kernel';
import { damage, strength } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isRingBearer } from '../cards/cards.ts';

/** A character is skirmishing only during the skirmish phase to which it is assigned. LR-SKIRM-014 */
export const isSkirmishing = (s: S, card: number): boolean =>
  s.global.skirmish !== 0 && (card === s.global.skirmish || s.card.against[card] === s.global.skirmish);

/** The minion of that skirmish with the next row number, or 0. */
export function nextAttacker(s: S, character: number, after: number): number {
  let next = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === character && c > after && (next === 0 || c < next)) next = c;
  return next;
}
/** The only one who fights a character, or 0 if there are more. */
export function onlyAttacker(s: S, character: number): number {
  const first = nextAttacker(s, character, 0);
  return nextAttacker(s, character, first) === 0 ? first : 0;
}
export const hasAttacker = (s: S, character: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === character) return true;
  return false;
};

/** Strength of all minions against a character. LR-SKIRM-005 */
export function minionStrength(s: S, character: number): number {
  let total = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === character) total += valueOf(s, strength, c);
  return total;
}
/** Damage bonuses of all winners add up. LR-KEYWORD-009 */
export function minionDamage(s: S, character: number): number {
  let total = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === character) total += valueOf(s, damage, c);
  return total;
}

/** A side is empty, or the skirmish was cancelled: no more actions. LR-SKIRM-012, 017, 018 */
export const isDecided = (s: S): boolean =>
  s.global.skirmish !== 0 &&
  (s.global.cancelled === 1 || s.card.live[s.global.skirmish] === 0 || !hasAttacker(s, s.global.skirmish));

/** Ends it at once without winner or loser; never that of the Ring-bearer. LR-SKIRM-017, LR-RING-006 */
export const canCancelSkirmish = (s: S): boolean =>
  s.global.skirmish !== 0 && !isRingBearer(s, s.global.skirmish);
export function cancelSkirmish(s: S): void {
  if (canCancelSkirmish(s)) s.global.cancelled = 1;
}
