/**
 * Factions under a leader: an Orc or Troll leader who wins such a faction may lead it himself, and leaves the site as it is.
 * ME-FACT-2005, 2007, 2008, 4001, 4003, DECISIONS B10
 *
 * Owns   who may lead which, and what three of them under one leader are worth.
 * Keeps  a faction that is led lies on its leader, and leaves play with him; that it does when he moves is what its card
 *        says.
 */
import { firstIn, hostOf, isIn, move, type Options, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, hasKeyword, Kind as Type } from '../cards/cards.ts';
import { placeOf } from '../companies/company.ts';
import { isOrcOrTroll } from '../companies/kind.ts';
import { sideOf } from '../sides.ts';

const willing = new Set<number>();
/** A definition follows leaders. */
export function registerLed(def: number): void {
  willing.add(def);
}
/** He could lead it, if he wins it. */
export const mayCommand = (s: S, faction: number, character: number): boolean =>
  willing.has(s.card.def[faction]) && hasKeyword(s, character, 'Leader') && isOrcOrTroll(s, character);

const isLed = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.faction && isIn(s, card, Zone.on);

/** He takes it, where he stands. */
export function takeCommand(s: S, faction: number, leader: number): void {
  move(s, faction, place(s, Zone.on, leader));
  s.card.where[faction] = placeOf(s, companyOf(s, leader));
}
/** Factions of other players that are led and were won there. ME-INFL-2033 */
export function offerLed(s: S, player: number, here: number, o: Options | null): boolean {
  let any = false;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isLed(s, c) && s.card.controller[c] !== player && s.card.where[c] === here) {
      any = true;
      o?.card(c);
    }
  return any;
}

const ENOUGH = 3;
/** How many factions lie on the same leader, asked of the first of them; 0 of the others. */
function groupOf(s: S, faction: number): number {
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.on, hostOf(s, faction))); c !== 0; c = s.card.next[c]) {
    if (printed.kind(s, c) !== Type.faction) continue;
    if (n === 0 && c !== faction) return 0;
    n++;
  }
  return n;
}
/** What groups of three and more are worth beside their own points. */
export function leaderPoints(s: S, player: number): number {
  let more = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && isLed(s, c) && groupOf(s, c) >= ENOUGH)
      more += sideOf(s, player).leaderBonus;
  return more;
}
