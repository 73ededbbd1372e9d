/**
 * What a site allows to be played at it: the items that it lists, and the cards that name it. ME-ITEM-2000..2016
 *
 * Owns   whether an item, ally or faction is playable where a company is, and whether the site must be untapped for it.
 * Not    who plays it and what happens then (site-plays.ts).
 */
import { isMarked, say, valueOf } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { itemClasses } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { hasKeyword, Kind as Type, untapped } from '../cards/cards.ts';
import { hasHoard } from '../combat/automatic-attacks.ts';
import { placeOf, siteNumber } from '../companies/company.ts';
import { isUnder } from '../movement/under-deeps.ts';
import { lists } from './item-lists.ts';
import { playOf } from './play-sites.ts';
import { siteTextOf } from './site-texts.ts';
import { siteType } from './sites.ts';
import { isMadeHere } from './workshops.ts';

export const company = (s: S): number => s.global.company;
export const siteCard = (s: S): number => s.company.site[s.global.company];
export const isOpenSite = (s: S): boolean => untapped(s, siteCard(s));
/** Of a site card: more than 0 while nothing is playable as written on it. */
export const unwritten = engine.marker(
  'nothing as written',
  (whose) => say`nothing is playable as written on ${whose}`,
);
/** The class of an item is among those that the site lists, and this one is not left out. ME-ITEM-2000 */
function isListed(s: S, item: number, at = company(s)): boolean {
  if (isMarked(s, unwritten, s.company.site[at])) return false;
  return lists(s, siteNumber(s, at), item);
}

/** Its card was used this turn to let one item of a class be played here, whatever the item says. */
export const isOpenedFor = (s: S, item: number): boolean =>
  s.global.turn > 0 &&
  s.card.openIn[siteCard(s)] === s.global.turn &&
  itemClasses[printed.itemClass(s, item)] === siteTextOf(siteNumber(s, company(s))).opensFor;

/** Its text names this site, or leaves it out. */
export const isNamed = (s: S, card: number, at = company(s)): boolean =>
  playOf(s.card.def[card])?.sites.includes(placeOf(s, at)) === true ||
  playOf(s.card.def[card])?.suits?.(s, s.company.site[at]) === true;
export const isBarred = (s: S, card: number, at = company(s)): boolean =>
  playOf(s.card.def[card])?.notAt?.includes(valueOf(s, siteType, s.company.site[at])) === true ||
  playOf(s.card.def[card])?.only?.(s, s.company.site[at]) === false;
const holdsHoard = (s: S, card: number, at: number): boolean =>
  !hasKeyword(s, card, 'hoard item') || hasHoard(s, s.company.site[at]);
/** A card that the site of a company lists, or whose text names it: an item, an ally or a faction. ME-CARD-0458 */
export function isPlayableWhere(s: S, card: number, at: number): boolean {
  if (at === 0 || isBarred(s, card, at)) return false;
  if (printed.kind(s, card) === Type.item && isListed(s, card, at)) return holdsHoard(s, card, at);
  return isNamed(s, card, at) && holdsHoard(s, card, at);
}

export const isItemOfSite = (s: S, item: number): boolean =>
  isListed(s, item) || isNamed(s, item) || isOpenedFor(s, item) || isMadeHere(s, company(s), item);

const MINOR = 1;
/** Right after something tapped the site: a minor item, or in the Under-deeps any that may be played there. ME-ITEM-2011, 2014, ME-UNDER-507, 508 */
export const isFreeItem = (s: S, item: number): boolean =>
  s.company.minorItem[company(s)] === 1 &&
  (printed.itemClass(s, item) === MINOR ||
    (s.company.minorOnly[company(s)] === 0 &&
      isUnder(s, siteCard(s)) &&
      (isListed(s, item) || isNamed(s, item))));

/** The site is untapped, or does not need to be. */
export const isOpenFor = (s: S, card: number): boolean =>
  isOpenSite(s) ||
  playOf(s.card.def[card])?.atTapped === true ||
  isMadeHere(s, company(s), card) ||
  (printed.kind(s, card) === Type.item && siteTextOf(siteNumber(s, company(s))).itemsWhenTapped === true);
