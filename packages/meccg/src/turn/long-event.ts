/** The long-event phase: old long-events go, new ones may come. ME-LONG-001 */
import { call, firstIn, idOf, place } from '@westmarch/kernel';
import { engine, printed, step } from '../engine.ts';
import { phaseBegins, phaseEnds } from '../events.ts';
import { discard, isHazard } from '../rules/cards/cards.ts';
import { raise } from '../rules/chain/chain.ts';
import { isForMany } from '../rules/many-players.ts';
import { Phase, type S, Zone } from '../state.ts';
import { window } from './window.ts';

const LONG = 2;

/** Of many, only what was played in the last turn of the player whose turn it is. ME-MP-4020 */
const isOfHisTurn = (s: S, card: number): boolean =>
  !isForMany(s) || s.card.during[card] === 0 || s.card.during[card] === s.global.active;

/** Discards long-events of a player that are hazards, or that are not. */
function discardLong(s: S, player: number, hazards: boolean): void {
  for (let c = firstIn(s, place(s, Zone.events, player)); c !== 0; ) {
    const next = s.card.next[c];
    if (printed.length(s, c) === LONG && isHazard(s, c) === hazards && isOfHisTurn(s, c)) discard(s, c);
    c = next;
  }
}

export const longEventPhase = engine.procedure('long-event phase', { player: idOf('player') })({
  begin: step('ME-LONG-001', (s, f) => {
    s.global.phase = Phase.longEvent;
    raise(s, phaseBegins.longEvent, f.player);
  }),
  own: step('ME-LONG-001 ME-EVENT-2006', (s, f) => {
    discardLong(s, f.player, false);
  }),
  opponents: step('ME-LONG-001 ME-EVENT-2007 ME-MP-4020', (s, f) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) if (p !== f.player) discardLong(s, p, true);
  }),
  act: step('ME-LONG-001 ME-EVENT-002', (s, f) => call(s, window, f.player)),
  end: step('ME-LONG-001', (s, f) => raise(s, phaseEnds.longEvent, f.player)),
});
