/**
 * Whose cards go with whose sites, for a player who has cards of both sides. ME-FW-2000..2006, ME-INFL-2013
 *
 * Owns   whether a resource that uses a site, or a copy shown there, is of the side of the site card that lies there.
 * Keeps  sites of Fallen-wizards, and whatever is a Haven to him, are of both sides (ME-FW-2006); spells and magic, and
 *        cards of no side, go with every site (ME-FW-2004).
 */
import { isMarked, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { alignments, type Keyword } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { hasKeyword } from '../cards/cards.ts';
import { sideOf } from '../sides.ts';
import { isHavenFor } from './sites.ts';

/** Of a site card: more than 0 while resources of both sides may be played there. */
export const openToBothSides = engine.marker(
  'open to both sides',
  (whose) => say`hero and minion resources may both be played at ${whose}`,
);

const HERO = alignments.indexOf('hero');
const MINION = alignments.indexOf('minion');
const isOfOneSide = (s: S, card: number): boolean => {
  const side = printed.alignment(s, card);
  return side === HERO || side === MINION;
};
const magic: readonly Keyword[] = ['spell', 'sorcery', 'spirit-magic', 'shadow-magic'];
/** A spell, or magic of another kind: it goes with everything. ME-FW-2004 */
export const isMagic = (s: S, card: number): boolean => {
  for (let i = 0; i < magic.length; i++) if (hasKeyword(s, card, magic[i])) return true;
  return false;
};

/** A card of one side and a site card of the other, in the hands of one who has both. */
export const isOfOtherSide = (s: S, player: number, card: number, site: number): boolean =>
  sideOf(s, player).picksVersions &&
  isOfOneSide(s, card) &&
  isOfOneSide(s, site) &&
  printed.alignment(s, card) !== printed.alignment(s, site) &&
  !isHavenFor(s, player, site);
/** He may play the resource at the site, as far as their sides go. ME-FW-2002 */
export const goesWithSite = (s: S, player: number, card: number, site: number): boolean =>
  !isOfOtherSide(s, player, card, site) || isMagic(s, card) || isMarked(s, openToBothSides, site);
