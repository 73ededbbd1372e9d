/**
 * What can be tried of an opponent: who and what is at the site of a company, and factions that were won there.
 *
 * Not    the attempt itself (attempts.ts).
 * Keeps  nothing of an avatar can be tried (ME-INFL-2012); an item only with a copy of it (2023).
 */
import { firstIn, type Options, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { COMPANIES_PER_PLAYER, type S, Zone } from '../../state.ts';
import { isAlly, isAvatar, isAvatarCard, Kind as Type } from '../cards/cards.ts';
import { isSame } from '../cards/identity.ts';
import { firstOf, placeOf } from '../companies/company.ts';
import { playOf } from '../sites/play-sites.ts';
import { isOfOtherSide } from '../sites/side-of-site.ts';
import { offerLed } from './led-factions.ts';

/** A card in hand that is the same as another, and of the side of the site: the first of them. ME-INFL-2013 */
export function copyOf(s: S, player: number, card: number): number {
  const here = s.company.site[s.global.company];
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    if (isSame(s, c, card) && !isOfOtherSide(s, player, c, here)) return c;
  return 0;
}

/** An item can be tried only with a copy of it, and only if nothing lies on it. ME-INFL-2023, 2024 */
const canTryItem = (s: S, player: number, item: number): boolean =>
  firstIn(s, place(s, Zone.on, item)) === 0 && copyOf(s, player, item) !== 0;

/** What can be tried of one opposing character: himself, his allies and items; none of it if an avatar controls it. */
function offerOf(s: S, player: number, character: number, o: Options | null): boolean {
  if (isAvatar(s, character)) return false;
  let any = false;
  // A Ringwraith follower is nobody's to win. ME-RW-502
  if (!isAvatar(s, s.card.leader[character]) && !isAvatarCard(s, character)) {
    any = true;
    o?.card(character);
  }
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c]) {
    const kind = printed.kind(s, c);
    if (!isAlly(s, c) && (kind !== Type.item || !canTryItem(s, player, c))) continue;
    any = true;
    o?.card(c);
  }
  return any;
}

/** It says that it can be lost wherever it is playable, and it is here. ME-CARD-0698 */
function isPlayableHere(s: S, faction: number, company: number): boolean {
  const play = playOf(s.card.def[faction]);
  return play?.lostAnywhere === true && play.suits?.(s, s.company.site[company]) === true;
}
/** Everything of the opponents at the site of a company, and factions that were won there. ME-INFL-2007, 2033 */
export function targets(s: S, player: number, company: number, o: Options | null): boolean {
  let any = false;
  const here = placeOf(s, company);
  const last = s.layout.sizes.players * COMPANIES_PER_PLAYER;
  for (let other = 1; other <= last; other++) {
    if (s.company.player[other] === player || placeOf(s, other) !== here) continue;
    for (let c = firstOf(s, other); c !== 0; c = s.card.next[c]) if (offerOf(s, player, c, o)) any = true;
  }
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (p === player) continue;
    for (let c = firstIn(s, place(s, Zone.factions, p)); c !== 0; c = s.card.next[c])
      if (s.card.where[c] === here || isPlayableHere(s, c, company)) {
        any = true;
        o?.card(c);
      }
  }
  return offerLed(s, player, here, o) || any;
}
