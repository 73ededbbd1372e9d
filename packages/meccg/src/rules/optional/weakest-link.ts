/**
 * An optional rule: a tie at the Council is broken by further corruption checks, each time with one point more on
 * everyone but avatars. ME-END-4002, DECISIONS D7
 *
 * Owns   the points added so far, and whether another round can change anything.
 * Not    the checks and the count (turn/council.ts).
 */
import type { S } from '../../state.ts';
import { isAvatar, isCharacter } from '../cards/cards.ts';
import { firstCompany, firstOf, lastCompany } from '../companies/company.ts';
import { breaksTies } from './optional.ts';

/** Points that the tie has laid on a character: none on Wizards, Ringwraiths and The Balrog. */
export const ofTheTie = (s: S, card: number): number =>
  s.global.weakest === 0 || !isCharacter(s, card) || isAvatar(s, card) ? 0 : s.global.weakest;

const DRAWN = 3;
/** One whom it weighs on is left to a player who ties. */
function someoneIsLeft(s: S): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === DRAWN)
      for (let company = firstCompany(p); company <= lastCompany(p); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (!isAvatar(s, c)) return true;
  return false;
}

/** A tie: if anybody is left to be corrupted, those who tie go through their checks again, with one point more. */
export function weighAgain(s: S): boolean {
  if (!breaksTies(s) || !someoneIsLeft(s)) return false;
  s.global.weakest++;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === DRAWN) {
      s.player.outcome[p] = 0;
      for (let company = firstCompany(p); company <= lastCompany(p); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) s.card.mark[c] = 0;
    }
  return true;
}
