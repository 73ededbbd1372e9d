/**
 * Active and inactive cards: on a player's turn his Free Peoples cards are active, and the Shadow cards of all
 * others; nothing sees the rest. LR-ACTIVE
 *
 * Keeps  what an inactive card bears is inactive with it (LR-ACTIVE-004); sites always are active (LR-ACTIVE-005).
 */
import { firstIn, place, rest, wake } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { isFreePeoples, isKind, isShadow, Kind } from './cards.ts';
import { settleCopies } from './copies.ts';
import { settleSiteTexts } from './site-texts.ts';

const isActive = (s: S, card: number): boolean => {
  const own = s.card.owner[card] === s.global.active;
  if (isKind(s, card, Kind.site)) return true;
  return isFreePeoples(s, card) ? own : isShadow(s, card) ? !own : own;
};

function settle(s: S, card: number, bearerActive: boolean): void {
  const active = bearerActive && isActive(s, card);
  if (active) wake(s, card);
  else rest(s, card);
  for (let c = firstIn(s, place(s, Zone.on, card)); c !== 0; c = s.card.next[c]) settle(s, c, active);
}

const ZONES = [Zone.companions, Zone.support, Zone.minions];
/** Called when the turn passes. */
export function settleActive(s: S): void {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (let i = 0; i < ZONES.length; i++)
      for (let c = firstIn(s, place(s, ZONES[i], p)); c !== 0; c = s.card.next[c]) settle(s, c, true);
  for (let c = firstIn(s, place(s, Zone.path, 0)); c !== 0; c = s.card.next[c]) {
    settle(s, c, true);
    // Where a site of the path says "you", it speaks to the Free Peoples player, whosever it is. LR-ACTIVE-006
    s.card.controller[c] = s.global.active;
  }
  settleCopies(s);
  settleSiteTexts(s);
}
