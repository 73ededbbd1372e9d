/**
 * What is printed on the card of a site about items, and what could be played at a site by print alone. ME-ITEM-2000
 *
 * Not    what effects change, or what the text of a card says: site-plays.ts, for the company that is there.
 */
import { printed } from '../../engine.ts';
import { alignments, itemClasses, type Keyword, keywords, siteTypes } from '../../facts/names.ts';
import { placeOfSite, sites } from '../../map/map.ts';
import type { S } from '../../state.ts';
import { hasKeyword, Kind as Type } from '../cards/cards.ts';
import { playOf } from './play-sites.ts';

const HERO = alignments.indexOf('hero');
/** The kind of item that a limit names. */
export const kindNamed = (limit: string): Keyword | undefined =>
  limit === 'Palantíri' ? 'palantír' : keywords.find((keyword) => keyword === limit);
/** A limit such as "Palantíri" or "weapon", "hero item", or the name of one item. */
function meets(s: S, item: number, limit: string): boolean {
  const kind = kindNamed(limit);
  if (kind !== undefined) return hasKeyword(s, item, kind);
  return limit === 'hero item'
    ? printed.alignment(s, item) === HERO
    : s.engine.definitions[s.card.def[item]].names['en'] === limit;
}

/** As it is printed on the card of a site. */
export function lists(s: S, number: number, item: number): boolean {
  const site = sites[number];
  const name = itemClasses[printed.itemClass(s, item)];
  if (site?.items.includes(name) !== true) return false;
  const limits = site.itemLimits[name];
  return limits === undefined || limits.some((limit) => meets(s, item, limit));
}
/** By what is printed on both, a card could be played at a site where nobody stands yet; its text may still say otherwise. */
export function isMeantFor(s: S, card: number, number: number): boolean {
  const site = sites[number] ?? null;
  const play = playOf(s.card.def[card]);
  if (site === null || play?.notAt?.includes(siteTypes.indexOf(site.type)) === true) return false;
  if (hasKeyword(s, card, 'hoard item') && !site.attacks.some(({ race }) => race === 'Dragon')) return false;
  return (
    (printed.kind(s, card) === Type.item && lists(s, number, card)) ||
    play?.sites.includes(placeOfSite[number]) === true
  );
}
