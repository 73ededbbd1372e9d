/**
 * The Free Council: last checks, then the points. ME-END-021..029, ME-MP-012..022
 *
 * Owns   the order of the checks, and who wins.
 * Not    what is counted (rules/points.ts), or when the Council comes (turn.ts, end.ts).
 */
import { again, flag, idOf, ofCard, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { AvatarLoss } from '../rules/characters/avatar.ts';
import { firstCompany, firstOf, lastCompany } from '../rules/companies/company.ts';
import { checkCorruption, isBeyondCorruption } from '../rules/corruption/corruption.ts';
import { roll2d6 } from '../rules/dice.ts';
import { weighAgain } from '../rules/optional/weakest-link.ts';
import { councilPoints } from '../rules/points.ts';
import { judgeSolitary } from '../rules/solitaire/goal.ts';
import { isSolitaire } from '../rules/solitaire/seats.ts';
import { rollsFor } from '../rules/terms.ts';
import { Phase, type S } from '../state.ts';
import { eachInTurn } from './each-player.ts';

/** Everyone of a player checks once, in the order he likes. */
const lastChecks = engine.procedure('checks before the Council', { player: idOf('player') })({
  each: ask('ME-END-021 ME-END-022 ME-END-024', {
    who: (_s, f) => f.player,
    say: () => say`Who makes the next corruption check?`,
    options(s, f, o) {
      for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
          if (s.card.mark[c] === 0 && !isBeyondCorruption(s, c)) o.card(c);
    },
    describe: (_s, _f, option) => say`${ofCard(option.a)} checks`,
    choose(s, _f, option) {
      s.card.mark[option.a] = 1;
      checkCorruption(s, option.a, 0);
      return again;
    },
  }),
});

const WON = 1;
const LOST = 2;
const DRAWN = 3;

/** Whose Wizard has fallen loses where that is the rule; if all have, nobody wins. ME-END-028, 9000 */
function judgeAvatars(s: S): boolean {
  if (s.global.avatarLoss === AvatarLoss.minus5) return false;
  const n = s.layout.sizes.players;
  let fallen = 0;
  let left = 0;
  for (let p = 1; p <= n; p++)
    if (s.player.outcome[p] === 0) {
      left++;
      fallen += s.player.avatarLost[p];
    }
  if (fallen === 0) return false;
  for (let p = 1; p <= n; p++)
    if (s.player.outcome[p] === 0 && s.player.avatarLost[p] === 1)
      s.player.outcome[p] = fallen === left ? DRAWN : LOST;
  if (fallen === left) return true;
  if (left - fallen > 1) return false;
  for (let p = 1; p <= n; p++) if (s.player.outcome[p] === 0) s.player.outcome[p] = WON;
  return true;
}

/** The best total against the best of the others wins; equal totals tie, and it says so. ME-END-029 */
function judge(s: S): boolean {
  if (judgeAvatars(s)) return false;
  const n = s.layout.sizes.players;
  const totals: number[] = [];
  for (let p = 1; p <= n; p++) totals.push(s.player.outcome[p] === 0 ? councilPoints(s, p) : -Infinity);
  const best = Math.max(...totals);
  const winners = totals.filter((t) => t === best).length;
  for (let p = 1; p <= n; p++)
    if (s.player.outcome[p] === 0)
      s.player.outcome[p] = totals[p - 1] === best ? (winners === 1 ? WON : DRAWN) : LOST;
  return winners > 1;
}

/** Whoever tie roll once: who rolled less than the best has lost, and one who is left has won. ME-END-9001 */
function rollForTie(s: S): boolean {
  const n = s.layout.sizes.players;
  const rolls: number[] = [];
  for (let p = 1; p <= n; p++) {
    rollsFor(s, 'player', p);
    rolls.push(s.player.outcome[p] === DRAWN ? roll2d6(s) : 0);
  }
  const best = Math.max(...rolls);
  const one = rolls.filter((total) => total === best).length === 1;
  for (let p = 1; p <= n; p++)
    if (s.player.outcome[p] === DRAWN) {
      if (rolls[p - 1] < best) s.player.outcome[p] = LOST;
      else if (one) s.player.outcome[p] = WON;
    }
  return one;
}

export const council = engine.procedure('Free Council', { tied: flag() })({
  checks: step('ME-END-004 ME-END-021 ME-END-022', (s) => {
    s.global.phase = Phase.council;
    // Whoever took the last turn checks first. DECISIONS X1
    eachInTurn(s, lastChecks);
  }),
  count: step('ME-END-029 ME-END-4010 ME-END-4011 ME-MP-017 ME-MP-019', (s, f) => {
    if (isSolitaire(s)) judgeSolitary(s);
    else f.tied = judge(s) ? 1 : 0;
  }),
  again: step('ME-END-4002', (s, f) => (f.tied === 1 && weighAgain(s) ? f.go('checks') : undefined)),
  tie: step('ME-END-9001', (s, f) => {
    if (f.tied === 1 && s.global.tieRoll === 1 && !rollForTie(s)) return again;
    s.kernel.over = 1;
    return undefined;
  }),
});
