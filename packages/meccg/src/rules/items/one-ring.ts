/**
 * Bringing The One Ring home: a Ringwraith or Sauron player wins when it has come to Barad-dûr. ME-RING-003, DECISIONS F13
 *
 * Not    cards that win with it by their own texts.
 */
import { firstIn, place } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { firstOf, placeOf } from '../companies/company.ts';
import { sideOf } from '../sides.ts';

const isOneRing = (s: S, card: number): boolean =>
  s.engine.definitions[s.card.def[card]].names['en'] === 'The One Ring';

/** A company that has moved stands where its player wins with the Ring, and somebody in it bears that. */
export function bringsRingHome(s: S, company: number): boolean {
  const home = sideOf(s, s.company.player[company]).oneRingTo;
  if (home === 0 || s.company.moved[company] === 0 || placeOf(s, company) !== home) return false;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (isOneRing(s, on)) return true;
  return false;
}

const WON = 1;
const LOST = 2;
/** The game is over: he has won, and everyone else has lost. */
export function winAtOnce(s: S, player: number): void {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === 0) s.player.outcome[p] = p === player ? WON : LOST;
  s.kernel.over = 1;
}
