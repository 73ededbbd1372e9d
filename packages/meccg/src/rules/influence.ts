/**
 * Influence: who controls whom. ME-INFL-500..523
 *
 * Owns   general and direct influence in use, and who can be controlled.
 * Not    influence attempts (rules/attempts.ts).
 */
import { valueAgainst, valueOf } from '@westmarch/kernel';
import { directInfluence, generalInfluence, mind } from '../engine.ts';
import type { S } from '../state.ts';
import { isAvatar } from './cards.ts';
import { firstCompany, firstOf, lastCompany } from './company.ts';

/** The minds that general influence holds: everyone but avatars, followers and those just set free. ME-INFL-2000 */
export function generalInfluenceUsed(s: S, player: number): number {
  let used = 0;
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.leader[c] === 0 && s.card.uncontrolled[c] === 0 && !isAvatar(s, c))
        used += valueOf(s, mind, c);
  return used;
}

/** What helps one's cards to resist. ME-INFL-503, 506 */
export const generalInfluenceLeft = (s: S, player: number): number =>
  Math.max(0, valueOf(s, generalInfluence, player) - generalInfluenceUsed(s, player));

/**
 * What is left of a character's direct influence after his followers, when he uses it on `target`: a bonus against
 * some counts only for them, and once (ME-INFL-513, 515, 2002).
 */
export function directInfluenceLeft(s: S, character: number, company: number, target: number): number {
  let used = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === character) used += valueOf(s, mind, c);
  return Math.max(0, valueAgainst(s, directInfluence, character, target) - used);
}

export function hasFollowers(s: S, character: number, company: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === character) return true;
  return false;
}

/** `leader` can take `card` as a follower: same company, enough direct influence, no chains of followers. ME-INFL-508..512 */
export function canLead(s: S, leader: number, card: number, company: number): boolean {
  return (
    leader !== card &&
    !isAvatar(s, card) &&
    s.card.leader[leader] === 0 &&
    !hasFollowers(s, card, company) &&
    directInfluenceLeft(s, leader, company, card) >= valueOf(s, mind, card)
  );
}
