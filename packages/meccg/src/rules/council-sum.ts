/**
 * What a player's total at the Council is made of: points by kind, doubling, the half cap, and what is taken off.
 *
 * Keeps  the terms sum up to what points.ts counts.
 */
import { pointKinds } from '../facts/names.ts';
import type { S } from '../state.ts';
import { copiesAgainst, councilPoints, halfCap, isDoubled, KINDS, rawPoints } from './points.ts';
import { isStarter } from './starter.ts';

export interface CouncilTerm {
  readonly by: number;
  readonly source: string;
  readonly rules: readonly string[];
}

/** Everything that is not 0, in the order in which it is counted. */
export function councilTerms(s: S, player: number): CouncilTerm[] {
  const raw = rawPoints(s, player);
  const terms: CouncilTerm[] = [];
  const add = (by: number, source: string, ...rules: string[]): void => {
    if (by !== 0) terms.push({ by, source, rules });
  };
  for (let k = 1; k < KINDS; k++) add(raw[k], pointKinds[k], 'ME-MP-001');
  if (!isStarter(s)) {
    const own = raw.map((n, k) => (isDoubled(s, player, k, raw) ? 2 * n : n));
    for (let k = 1; k < KINDS; k++)
      add(own[k] - raw[k], `${pointKinds[k]}, doubled: no opponent has any`, 'ME-END-4010');
    const all = own.reduce((sum, n) => sum + n, 0);
    add(halfCap(own) - all, 'the half cap: no kind counts for more than all others', 'ME-END-4011');
  }
  add(-s.player.penalty[player], 'for a lost avatar', 'ME-MP-017');
  if (!isStarter(s)) add(-copiesAgainst(s, player), 'copies that opponents show', 'ME-MP-017', 'ME-MP-019');
  const told = terms.reduce((sum, { by }) => sum + by, 0);
  add(councilPoints(s, player) - told, 'at most twice what is hoarded', 'ME-DRAGON-4006');
  return terms;
}
