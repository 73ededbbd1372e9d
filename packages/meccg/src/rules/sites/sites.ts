/**
 * Site cards: from the location deck to the table and back. ME-SITE, ME-HAVEN, ME-MOVE-020
 *
 * Keeps  a player's own Havens are always available; any other site card is there once for each player (ME-DECK).
 */
import {
  announce,
  firstIn,
  isMarked,
  many,
  markOf,
  move,
  moveFirst,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { stored } from '../../events.ts';
import { declarations, type RegionType, type SiteType, siteTypes } from '../../facts/names.ts';
import { placeOfSite, sites } from '../../map/map.ts';
import { mayUse } from '../../map/reach.ts';
import { COMPANIES_PER_PLAYER, LOCATIONS, Location, type S, Status, Zone } from '../../state.ts';
import { discardWhatIsOn } from '../cards/cards.ts';
import { mayUseSite } from '../chain/forbidden.ts';
import { isLairOf } from '../dragons/lair.ts';
import { sideOf } from '../sides.ts';
import { siteTextOf } from './site-texts.ts';
import { isBlocked } from './versions.ts';

const typeNumbers = Uint8Array.from(sites, (site) => (site === null ? 0 : siteTypes.indexOf(site.type)));

/** A Haven that is none for its player may count as something else. ME-BAL-011 */
function typeOfCard(s: S, card: number): number {
  const site = printed.site(s, card);
  if (isLairOf(s, s.card.owner[card], site)) return HAVEN;
  const other = siteTextOf(site).forHazards;
  return other === undefined || isOwnHaven(s, s.card.owner[card], site)
    ? typeNumbers[site]
    : typeNumber(other);
}
/** What a site counts as now: its printed type, unless an effect says otherwise. */
export const siteType = engine.attribute('site type', typeOfCard, {
  reads: (whose, _by, type) => say`${whose} is ${many(1, siteTypes[type])}`,
});
export const typeNumber = (type: SiteType): number => siteTypes.indexOf(type);
export const HAVEN = typeNumber('haven');
/** A card of the location deck is a Haven of this player: by print, or as his lair. ME-HAVEN-001, ME-MOVE-506, ME-FW-514, ME-BAL-010 */
export const isOwnHaven = (s: S, player: number, site: number): boolean =>
  typeNumbers[site] === HAVEN
    ? sites[site]?.alignment === sideOf(s, player).havens
    : isLairOf(s, player, site);
/** Of a site card: the number of the player whose Wizardhaven it has become; its type stays what it is. ME-FW-003, 511 */
export const convertedFor = engine.marker(
  'Wizardhaven',
  (whose) => say`${whose} is one of your Wizardhavens`,
);
const isConverted = (s: S, player: number, card: number): boolean => markOf(s, convertedFor, card) === player;
/** A site card on the table is a Haven for a player: one of his own, or whatever has become one. */
export const isHavenFor = (s: S, player: number, card: number): boolean =>
  card !== 0 &&
  (isConverted(s, player, card) ||
    (valueOf(s, siteType, card) === HAVEN &&
      (typeNumbers[printed.site(s, card)] !== HAVEN || isOwnHaven(s, player, printed.site(s, card)))));
/** Of a site card: more than 0 while it is protected, which is a word and nothing more. ME-FW-004 */
export const protection = engine.marker('protection', (whose) => say`${whose} is protected`);
/** A site card is a Haven of its player, and protected. */
export const isProtectedFor = (s: S, player: number, card: number): boolean =>
  s.card.owner[card] === player && isHavenFor(s, player, card) && isMarked(s, protection, card);

/** Of a site card: more than 0 where Information is playable. */
export const information = engine.attribute(
  'information',
  (s, card) => (sites[printed.site(s, card)]?.information === true ? 1 : 0),
  {
    reads: (whose) => say`Information is playable at ${whose}`,
  },
);

const none: readonly RegionType[] = [];
/**
 * The site's site path: the one printed on its card, whichever way a company has come. For hazards a Haven has none,
 * though ways lead from it to others; but one that counts as something else has that. ME-MOVE-521, ME-KEY-2007
 */
export const sitePathOf = (site: number): readonly RegionType[] =>
  (siteTextOf(site).forHazards === undefined ? sites[site]?.path : sites[site]?.havenPaths[0].path) ?? none;

export const locationRow = (player: number, site: number): number => (player - 1) * LOCATIONS + site;
/** Of a site card: more than 0 while it is never discarded or returned to its location deck. */
export const keptInPlay = engine.marker(
  'kept in play',
  (whose) => say`${whose} is never discarded or returned to its location deck`,
);
const isKept = (s: S, card: number): boolean => isMarked(s, keptInPlay, card);
/** The card of a site that stays on the table for good, of this player; 0: it does not lie there. */
export function lyingCard(s: S, player: number, site: number): number {
  const stays = siteTextOf(site).stays === true;
  if (!stays && s.channel.first[keptInPlay.channel] === 0) return 0;
  for (let c = firstIn(s, place(s, Zone.sites, 0)); c !== 0; c = s.card.next[c])
    if (s.card.owner[c] === player && printed.site(s, c) === site && (stays || isKept(s, c))) return c;
  return 0;
}
/** A card that is meant for one avatar alone: his player says that he is he, or has him in play. */
function isForHim(s: S, player: number, site: number): boolean {
  const { onlyFor } = siteTextOf(site);
  if (onlyFor === undefined || declarations[s.player.declared[player]] === onlyFor) return true;
  const avatar = s.player.avatar[player];
  return avatar !== 0 && s.engine.definitions[s.card.def[avatar]].names['en'] === onlyFor;
}
/** A card of his location deck that his companies may use, and that lies there. */
export const isAvailable = (s: S, player: number, site: number): boolean =>
  definitionOf[site] !== undefined &&
  s.location.state[locationRow(player, site)] !== Location.absent &&
  (hasRoomForSite(s, player) || lyingCard(s, player, site) !== 0) &&
  isForHim(s, player, site) &&
  (isOwnHaven(s, player, site) ||
    lyingCard(s, player, site) !== 0 ||
    (mayUse(sideOf(s, player).walker, site) &&
      (siteTextOf(site).anyNumber === true ||
        s.location.state[locationRow(player, site)] === Location.available))) &&
  !isBlocked(s, player, site) &&
  mayUseSite(s, site, player);

/** A player has these site cards in his location deck, and no other. ME-DECK-004 */
export function haveOnly(s: S, player: number, deck: readonly number[]): void {
  for (let site = 1; site <= LOCATIONS; site++)
    if (!deck.includes(site)) s.location.state[locationRow(player, site)] = Location.absent;
}

/** Definitions of the site cards by their numbers. */
const definitionOf: number[] = [];
export function registerSite(site: number, def: number): void {
  definitionOf[site] = def;
}
/** Undefined where its card is not written yet. */
export const siteDefinition = (site: number): number | undefined => definitionOf[site];

/** Takes a site from the location deck: a free row becomes that site, and lies at a place. */
function bring(s: S, player: number, site: number, at: number): number {
  const lying = lyingCard(s, player, site);
  if (lying !== 0) return lying;
  const card = layCard(s, player, site, at);
  setAside(s, player, site);
  return card;
}
function layCard(s: S, player: number, site: number, at: number): number {
  const card = firstIn(s, place(s, Zone.spare, player));
  if (card === 0) throw new Error(`Player ${player} has no free row for another site card.`);
  s.card.def[card] = definitionOf[site];
  s.card.owner[card] = s.card.controller[card] = player;
  s.card.knownTo[card] = 0;
  move(s, card, at);
  return card;
}
/** One that is not of his location deck: it stands for the card that lies with a hazard. ME-RESCUE-2011 */
export function borrowSite(s: S, player: number, site: number, company: number): number {
  const card = layCard(s, player, site, place(s, Zone.destination, company));
  s.card.lent[card] = 1;
  return card;
}
/** It goes to a company, known to its player only. */
export const takeSite = (s: S, player: number, site: number, company: number): number =>
  bring(s, player, site, place(s, Zone.destination, company));
/** It lies open at once. */
export const laySite = (s: S, player: number, site: number): number =>
  bring(s, player, site, place(s, Zone.sites, 0));

/** A card of the location deck is in use; own Havens are there in any number. */
function setAside(s: S, player: number, site: number): void {
  if (!isOwnHaven(s, player, site)) s.location.state[locationRow(player, site)] = Location.onTable;
}
/** It lies in the location deck again. */
function giveBack(s: S, player: number, site: number): void {
  if (!isOwnHaven(s, player, site)) s.location.state[locationRow(player, site)] = Location.available;
}

/** The card of a site lies in the discard pile of its player. */
export const isDiscardedSite = (s: S, player: number, site: number): boolean =>
  s.location.state[locationRow(player, site)] === Location.discarded;

/** Puts a site card of the table face up. */
export function layOpen(s: S, card: number): void {
  move(s, card, place(s, Zone.sites, 0));
}

/** Some company is at a site card, comes from it or is on the way to it; or an agent is there. */
export function isInUse(s: S, card: number): boolean {
  const last = s.layout.sizes.players * COMPANIES_PER_PLAYER;
  for (let company = 1; company <= last; company++) {
    if (
      s.company.site[company] === card ||
      s.company.origin[company] === card ||
      s.company.destination[company] === card
    )
      return true;
  }
  for (let agent = 1; agent < s.agent.site.length; agent++) if (s.agent.site[agent] === card) return true;
  return false;
}

/** A site card leaves the table: a tapped non-Haven is discarded, any other returns. ME-MOVE-020, ME-HAVEN-006 */
export function returnSite(s: S, card: number): void {
  if (card === 0 || isInUse(s, card)) return;
  const player = s.card.owner[card];
  const site = printed.site(s, card);
  const { alwaysReturns, stays, storedWhenSpent } = siteTextOf(site);
  if (stays === true || isKept(s, card)) return;
  // What makes it a Haven may lie on it. ME-HAVEN-006, DECISIONS C12
  const isHaven = isHavenFor(s, player, card);
  discardWhatIsOn(s, card);
  // His own, if he has one, lies where it lay.
  if (s.card.lent[card] === 1) return freeRow(s, card, player);
  const isSpent = s.card.status[card] === Status.tapped && !isHaven && alwaysReturns !== true;
  if (isSpent && storedWhenSpent === true) return storeSite(s, card, player, site);
  if (!isOwnHaven(s, player, site))
    s.location.state[locationRow(player, site)] = isSpent ? Location.discarded : Location.available;
  freeRow(s, card, player);
}

/** A rescue site goes back to the location deck, whatever has become of it. ME-PRISON-2010 */
export function putBack(s: S, card: number): void {
  const player = s.card.owner[card];
  const site = printed.site(s, card);
  discardWhatIsOn(s, card);
  giveBack(s, player, site);
  freeRow(s, card, player);
}
/** There is a row for one more site card of a player. */
export const hasRoomForSite = (s: S, player: number): boolean =>
  firstIn(s, place(s, Zone.spare, player)) !== 0;

/** It is out of the location deck for good, as any card that is stored. */
function storeSite(s: S, card: number, player: number, site: number): void {
  announce(s, stored, card, player, placeOfSite[site]);
  s.card.status[card] = Status.untapped;
  s.card.where[card] = placeOfSite[site];
  move(s, card, place(s, Zone.points, player));
}
/** The card of a site that lies stored; 0: none. */
function storedSite(s: S, player: number, site: number): number {
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (printed.site(s, c) === site) return c;
  return 0;
}

/** The row of a site card that left is blank again, and tells nobody what it was. */
function freeRow(s: S, card: number, player: number): void {
  moveFirst(s, card, place(s, Zone.spare, player));
  s.card.def[card] = 0;
  s.card.owner[card] = s.card.controller[card] = s.card.knownTo[card] = 0;
  s.card.where[card] = s.card.openIn[card] = s.card.weathered[card] = s.card.lent[card] = 0;
}

/** A company goes back to a site that was taken away: its card is laid open again as it left. ME-COMPANY-510 */
export function layAgain(s: S, player: number, site: number, company: number): number {
  const wasDiscarded =
    !isOwnHaven(s, player, site) && s.location.state[locationRow(player, site)] === Location.discarded;
  const kept = storedSite(s, player, site);
  const card = kept === 0 ? takeSite(s, player, site, company) : kept;
  layOpen(s, card);
  s.card.where[card] = 0;
  if (wasDiscarded || kept !== 0) s.card.status[card] = Status.tapped;
  return card;
}

/** When a play deck is exhausted, discarded sites return to the location deck. */
export function returnDiscardedSites(s: S, player: number): void {
  for (let site = 1; site <= LOCATIONS; site++) {
    const row = locationRow(player, site);
    if (s.location.state[row] === Location.discarded) s.location.state[row] = Location.available;
  }
}
