/**
 * What could be played somewhere, before anybody stands there: for those who make plans.
 *
 * Not    whether it can be played now: that is offered, or not.
 * Keeps  a question changes nothing, though a free row stands for the site card while it is asked.
 */
import { firstIn, place, sizeOf } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { siteTypes } from '../../facts/names.ts';
import { placeOfSite, sites } from '../../map/map.ts';
import { type S, Zone } from '../../state.ts';
import { hasKeyword, Kind as Type } from '../cards/cards.ts';
import { mayCarry } from '../dragons/bearing.ts';
import { lists } from './item-lists.ts';
import { playOf } from './play-sites.ts';
import { siteDefinition } from './sites.ts';

/** What would be answered about a site card if it lay on the table; no, where there is no room for it. */
function ifItLay(s: S, player: number, site: number, asks: (s: S, card: number) => boolean): boolean {
  const def = siteDefinition(site);
  if (def === undefined || sizeOf(s, place(s, Zone.spare, player)) === 0) return false;
  const row = firstIn(s, place(s, Zone.spare, player));
  const { def: defs, owner } = s.card;
  const [wasDef, wasOwner] = [defs[row], owner[row]];
  defs[row] = def;
  owner[row] = player;
  const answer = asks(s, row);
  defs[row] = wasDef;
  owner[row] = wasOwner;
  return answer;
}

/** By what is printed on both, a card of a player could be played at a site: it is listed, named, or of a kind that is. */
export function couldBePlayedAt(s: S, player: number, card: number, site: number): boolean {
  const facts = sites[site] ?? null;
  if (facts === null) return false;
  const play = playOf(s.card.def[card]);
  if (play?.notAt?.includes(siteTypes.indexOf(facts.type)) === true) return false;
  if (hasKeyword(s, card, 'hoard item') && !facts.attacks.some(({ race }) => race === 'Dragon')) return false;
  if (play?.only !== undefined && !ifItLay(s, player, site, play.only)) return false;
  if (printed.kind(s, card) === Type.item && lists(s, site, card)) return true;
  if (play === undefined) return false;
  return (
    play.sites.includes(placeOfSite[site]) ||
    (play.suits !== undefined && ifItLay(s, player, site, play.suits))
  );
}

/** Somebody is such as a card asks for of those who play it, tapped or not. */
export const couldPlay = (s: S, character: number, card: number): boolean =>
  mayCarry(s, character, card) && playOf(s.card.def[card])?.by?.(s, character) !== false;

/** A card may be played at a tapped site. */
export const needsNoOpenSite = (s: S, card: number): boolean => playOf(s.card.def[card])?.atTapped === true;
