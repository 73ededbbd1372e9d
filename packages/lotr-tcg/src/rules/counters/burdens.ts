/**
 * Burdens: tokens on the Ring-bearer. LR-BURDEN
 *
 * Not    what they do to resistance (engine.ts), and corruption (ring.ts).
 */
import { again, call, count, finish, forbiddenBy, idOf, whole } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { cannotPay, howBy, numberOf, sourceOf, speaking, Way, withNumber } from '../actions/cause.ts';
import { happens, type Verb, verbOf } from '../actions/happening.ts';
import { hear, raise, tell } from '../actions/responses.ts';
import { aboutToAddBurdens, burdened, burdenRemoved } from '../events.ts';
import { noUnburden } from '../prohibitions.ts';
import { corrupt, isCorrupted } from './ring.ts';

/** One after the other, and he may be corrupted by any of them. LR-BURDEN-001, LR-RESIST-005 */
const placing = engine.procedure('placing burdens', {
  player: idOf('player'),
  left: count(),
  source: idOf('card'),
  how: whole(),
})({
  place: step('LR-BURDEN-001 LR-BURDEN-003', (s, f) => {
    if (f.left === 0 || s.player.outcome[f.player] !== 0) return finish;
    f.left--;
    s.player.burdens[f.player]++;
    if (isCorrupted(s, f.player)) {
      corrupt(s, f.player);
      return finish;
    }
    raise(s, burdened, f.player, f.source, f.how);
    return again;
  }),
});
const adding: Verb = verbOf({
  about: aboutToAddBurdens,
  can: (s, player) => s.player.outcome[player] === 0,
  happen: (s, player, source, how) => call(s, placing, player, numberOf(how), source, withNumber(how, 1)),
});
/** Burdens are placed one by one on the Ring-bearer. LR-BURDEN-001 */
export function addBurdens(s: S, player: number, n: number): void {
  if (n > 0) happens(s, adding, player, n);
}

export const canRemoveBurdens = (s: S, player: number, source = 0, how = 0): boolean =>
  forbiddenBy(s, noUnburden, player, source, how) === 0;
/** As many as there are; as a price all of them are needed. LR-EFFECT-004, LR-COST-007 */
export function removeBurdens(s: S, player: number, n: number): void {
  const from = speaking(s);
  const source = sourceOf(s, from);
  const how = howBy(s, from, Way.rules);
  const taken = canRemoveBurdens(s, player, source, how) ? Math.min(n, s.player.burdens[player]) : 0;
  if (taken < n) cannotPay(s);
  for (let i = 0; i < taken; i++) {
    s.player.burdens[player]--;
    tell(s, burdenRemoved, player, source, how);
  }
  hear(s);
}
