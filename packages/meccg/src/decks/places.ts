/**
 * Where the cards of a deck can be played, by what is printed on card and site: for whoever builds decks. ME-ITEM-2000
 *
 * Not    what holds in a game: effects, and what the text of a card asks for (rules/sites/).
 */
import { definitionOf, indexOfCard, isInPool } from '../cards/pool.ts';
import { type CardFacts, factsOf } from '../facts/cards.ts';
import type { SideName } from '../facts/names.ts';
import { siteTypes } from '../facts/names.ts';
import { placeOfSite, sites } from '../map/map.ts';
import { sitesFor } from '../map/reach.ts';
import { sideNamed } from '../rules/sides.ts';
import { kindNamed } from '../rules/sites/item-lists.ts';
import { playOf } from '../rules/sites/play-sites.ts';

const keywordsOf = (card: CardFacts): readonly string[] => [
  ...card.keywords,
  ...(definitionOf(card.id)?.text.keywords ?? []),
];
/** A limit of a site such as "Palantíri" or "weapon", "hero item", or the name of one item. */
function meets(card: CardFacts, limit: string): boolean {
  const kind = kindNamed(limit);
  if (kind !== undefined) return keywordsOf(card).includes(kind);
  return limit === 'hero item' ? card.alignment === 'hero' : card.names['en'] === limit;
}

/** Whether a site allows a card, by print; `number` is that of the site card. */
export function isAllowedAt(id: string, number: number): boolean {
  const site = sites[number];
  if (site === undefined || site === null) return false;
  const card = factsOf(id);
  const play = isInPool(id) ? playOf(indexOfCard(id)) : undefined;
  if (play?.notAt?.includes(siteTypes.indexOf(site.type)) === true) return false;
  if (keywordsOf(card).includes('hoard item') && !site.attacks.some(({ race }) => race === 'Dragon'))
    return false;
  if (play?.sites.includes(placeOfSite[number]) === true) return true;
  if (card.kind !== 'item' || !site.items.includes(card.itemClass)) return false;
  const limits = site.itemLimits[card.itemClass];
  return limits === undefined || limits.some((limit) => meets(card, limit));
}

/** The site cards that a kind of player uses, by their numbers. */
export const sitesOfSide = (side: SideName): readonly number[] => sitesFor(sideNamed(side).walker);
