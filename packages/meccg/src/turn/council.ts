/** The Free Council: last checks, then the points. ME-END-021..029 */
import { again, call, idOf, nextSeat } from '@westmarch/kernel';
import { engine, step } from '../engine.ts';
import { firstCompany, firstOf, lastCompany } from '../rules/company.ts';
import { checkCorruption } from '../rules/corruption.ts';
import { councilPoints } from '../rules/points.ts';
import { Phase, type S } from '../state.ts';

/** The next of a player's characters by row who has not checked yet, or 0. */
function nextToCheck(s: S, player: number, after: number): number {
  let next = 0;
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (c > after && (next === 0 || c < next)) next = c;
  return next;
}

const lastChecks = engine.procedure('checks before the Council', {
  player: idOf('player'),
  last: idOf('card'),
})({
  each: step('ME-END-021 ME-END-022 ME-END-027', (s, f) => {
    const next = nextToCheck(s, f.player, f.last);
    if (next === 0) return undefined;
    f.last = next;
    checkCorruption(s, next, 0);
    return again;
  }),
});

/** The best total against the best of the others wins; equal totals tie. ME-END-029 */
function judge(s: S): void {
  const n = s.layout.sizes.players;
  const totals: number[] = [];
  for (let p = 1; p <= n; p++)
    totals.push(s.player.outcome[p] === 0 ? councilPoints(s, p, nextSeat(s, p)) : -Infinity);
  const best = Math.max(...totals);
  const winners = totals.filter((t) => t === best).length;
  for (let p = 1; p <= n; p++)
    if (s.player.outcome[p] === 0) s.player.outcome[p] = totals[p - 1] === best ? (winners === 1 ? 1 : 3) : 2;
}

export const council = engine.procedure(
  'Free Council',
  {},
)({
  checks: step('ME-END-021 ME-END-022', (s) => {
    s.global.phase = Phase.council;
    // Whoever took the last turn checks first. DECISIONS X1
    for (let p = nextSeat(s, s.global.active); p !== s.global.active; p = nextSeat(s, p))
      call(s, lastChecks, p);
    call(s, lastChecks, s.global.active);
  }),
  count: step('ME-END-029 ME-END-4010 ME-END-4011', (s) => {
    judge(s);
    s.kernel.over = 1;
  }),
});
