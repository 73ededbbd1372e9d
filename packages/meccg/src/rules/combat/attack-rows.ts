/**
 * Rows of attacks: a free one, the next attack of the same creature, and one that is cancelled. ME-COMBAT-508, 4008
 *
 * Owns   what stands in a row before an attack is faced, and between two of one creature.
 * Not    facing it (combat.ts), or its strikes (strike-rows.ts).
 * Keeps  what cannot be cancelled is not, whoever asks.
 */
import { announce } from '@westmarch/kernel';
import { attackCancelled } from '../../events.ts';
import type { S } from '../../state.ts';
import { mayCancel } from '../chain/forbidden.ts';
import { isShielded } from './shields.ts';
import { keepStrikes } from './strike-rows.ts';

/** An attack that is neither a creature nor an automatic-attack. */
export const OTHER = 3;

/** A free row for an attack. */
export function newAttack(s: S, company: number, attacker: number): number {
  for (let a = 1; a < s.attack.kind.length; a++)
    if (s.attack.kind[a] === 0) {
      s.attack.company[a] = company;
      s.attack.attacker[a] = attacker;
      return a;
    }
  throw new Error('More attacks are going on at once than there is room for.');
}

/** The next attack of the same creature: everything of this one but what it is. ME-COMBAT-4008 */
export function prepareNext(s: S, attack: number): void {
  const t = s.attack;
  t.further[attack]--;
  if (t.defeated[attack] === 0) t.spoiled[attack] = 1;
  t.assigned[attack] = t.excess[attack] = t.cancelled[attack] = t.defeated[attack] = 0;
  if (t.before[attack] === 0) {
    t.before[attack] = newAttack(s, t.company[attack], t.attacker[attack]);
    t.kind[t.before[attack]] = OTHER;
  }
  keepStrikes(s, attack, t.before[attack]);
}

/** Whether anything could cancel an attack. */
export const canBeCancelled = (s: S, attack: number): boolean =>
  s.attack.certain[attack] === 0 && mayCancel(s, attack);
/** An attack is cancelled, unless it cannot be: `by` is the card that does it. ME-COMBAT-508 */
export function stopAttack(s: S, attack: number, by: number): void {
  if (attack === 0 || s.attack.cancelled[attack] === 1 || !canBeCancelled(s, attack)) return;
  if (isShielded(s, attack)) return;
  s.attack.cancelled[attack] = 1;
  announce(s, attackCancelled, s.attack.company[attack], attack, by);
}
