/**
 * Threats: tokens on the dead pile. LR-THREAT-001..003
 *
 * Not    what a death makes of them (combat/wounds.ts).
 * Keeps  never more than there are companions when one is added; losing companions takes none away.
 */
import { forbiddenBy, place, sizeOf } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { cannotPay, howBy, numberOf, packed, sourceOf, speaking, Way, withNumber } from '../actions/cause.ts';
import { happens, type Verb, verbOf } from '../actions/happening.ts';
import { hear, tell } from '../actions/responses.ts';
import { aboutToAddThreats, threatAdded, threatRemoved } from '../events.ts';
import { noThreatRemoval } from '../prohibitions.ts';

/** How many can be added. LR-THREAT-002 */
export const roomForThreats = (s: S, player: number): number =>
  Math.max(0, sizeOf(s, place(s, Zone.companions, player)) - s.player.threats[player]);

const adding: Verb = verbOf({
  about: aboutToAddThreats,
  can: (s, player) => roomForThreats(s, player) > 0,
  happen(s, player, source, how) {
    const n = Math.min(numberOf(how), roomForThreats(s, player));
    for (let i = 0; i < n; i++) {
      s.player.threats[player]++;
      tell(s, threatAdded, player, source, withNumber(how, 1));
    }
    hear(s);
  },
});
export function addThreats(s: S, player: number, n: number): void {
  if (n > roomForThreats(s, player)) cannotPay(s);
  if (n > 0) happens(s, adding, player, n);
}

/** As many as there are; as a price all of them are needed. LR-EFFECT-004, LR-COST-007 */
export function removeThreats(s: S, player: number, n: number): void {
  const from = speaking(s);
  const source = sourceOf(s, from);
  const how = howBy(s, from, Way.rules);
  if (n > s.player.threats[player] || !canRemoveThreats(s, player, source, how)) cannotPay(s);
  if (!canRemoveThreats(s, player, source, how)) return;
  take(s, player, Math.min(n, s.player.threats[player]), source, how);
}
export const canRemoveThreats = (s: S, player: number, source = 0, how = 0): boolean =>
  forbiddenBy(s, noThreatRemoval, player, source, how) === 0;
function take(s: S, player: number, n: number, source: number, how: number): void {
  for (let i = 0; i < n; i++) {
    s.player.threats[player]--;
    tell(s, threatRemoved, player, source, how);
  }
  hear(s);
}

/** A death takes all of them; returns how many. LR-THREAT-006 */
export function removeAllThreats(s: S, player: number): number {
  const n = s.player.threats[player];
  take(s, player, n, 0, packed(Way.threats, 0));
  return n;
}
