/**
 * Sites: the path and its numbers, laying and replacing sites, control and liberation. LR-SITE, LR-CONTROL
 *
 * Keeps  one site for each number (LR-SITE-008); control changes no ownership (LR-CONTROL-005).
 */
import { firstIn, forbiddenBy, isIn, move, place } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { blocks } from '../../facts/names.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { howBy, sourceOf, speaking, Way } from '../actions/cause.ts';
import { hear, tell } from '../actions/responses.ts';
import { strip } from '../cards/leaving.ts';
import { settleSiteTexts } from '../cards/site-texts.ts';
import { currentSite } from '../counters/twilight.ts';
import { siteLiberated, siteReplaced } from '../events.ts';
import { movedInPhase } from '../history.ts';
import { noReplacing } from '../prohibitions.ts';

export const LAST_SITE = 9;
const pathOf = (s: S): number => place(s, Zone.path, 0);

/** The site card at a number of the path, or 0 where none lies or someone controls it. */
export function siteAt(s: S, number: number): number {
  for (let c = firstIn(s, pathOf(s)); c !== 0; c = s.card.next[c]) if (s.card.number[c] === number) return c;
  return 0;
}

/** A site's text can be used only while the fellowship stands there. LR-ACTIVE-006, LR-MOVE-012, LR-START-007 */
export const isCurrentSite = (s: S, site: number): boolean =>
  s.global.moving === 0 &&
  s.global.phase !== Phase.setUp &&
  isIn(s, site, Zone.path) &&
  s.card.number[site] === currentSite(s);

const FELLOWSHIP_BLOCK = blocks.indexOf('Fellowship');
/** The block whose path it is: where no site lies, a path of the Fellowship block. */
function blockAt(s: S, number: number): number {
  const site = siteAt(s, number);
  return site === 0 ? FELLOWSHIP_BLOCK : printed.block(s, site);
}
/** A number in a card's text is one of the path of its block. LR-BLOCK-003, DECISIONS F2 */
export function isAtSites(s: S, from: number, to: number, block: number): boolean {
  const number = currentSite(s);
  return s.global.freePath === 0 && number >= from && number <= to && blockAt(s, number) === block;
}
/** In this phase it came to one of those sites, on the path of that block. LR-BLOCK-003 */
export function hasMovedTo(s: S, from: number, to: number, block: number): boolean {
  if (s.global.freePath !== 0) return false;
  for (let number = from; number <= to; number++)
    if (movedInPhase(s, number, number) && blockAt(s, number) === block) return true;
  return false;
}

/** Sites with printed numbers come in their order; others take the next number, whichever is chosen. LR-FORMAT-008 */
export const fitsNumber = (s: S, site: number, number: number): boolean =>
  s.global.freePath === 1 || printed.siteNumber(s, site) === number;

/** Lays a site; one that lay at that number returns to its owner, and what lay on it moves over. LR-SITE-004..009 */
export function laySite(s: S, site: number, number: number): void {
  const old = siteAt(s, number);
  if (old !== 0 && !canBeReplaced(s, old, site)) return;
  move(s, site, pathOf(s));
  s.card.number[site] = number;
  s.card.controller[site] = s.global.active || s.card.owner[site];
  if (old !== 0) replaced(s, old, site);
  else settleSiteTexts(s);
}

const canBeReplaced = (s: S, old: number, site: number): boolean =>
  forbiddenBy(s, noReplacing, old, site, 0) === 0;

function replaced(s: S, old: number, site: number): void {
  const from = speaking(s);
  tell(s, siteReplaced, old, site, howBy(s, from, Way.rules));
  for (let c = firstIn(s, place(s, Zone.on, old)); c !== 0; c = firstIn(s, place(s, Zone.on, old)))
    move(s, c, place(s, Zone.on, site));
  for (let c = firstIn(s, place(s, Zone.stacked, old)); c !== 0; c = firstIn(s, place(s, Zone.stacked, old)))
    move(s, c, place(s, Zone.stacked, site));
  move(s, old, place(s, Zone.adventure, s.card.owner[old]));
  settleSiteTexts(s);
  hear(s);
}

/** A card replaces a site wherever it lies, on the path or under control. LR-CONTROL-006 */
export function replaceSite(s: S, old: number, site: number): void {
  if (!canBeReplaced(s, old, site)) return;
  const number = s.card.number[old];
  const controller = s.card.controller[old];
  const at = s.card.place[old];
  move(s, site, at);
  s.card.number[site] = number;
  s.card.controller[site] = controller;
  replaced(s, old, site);
}

/** 1 to 3, 4 to 6, 7 to 9. LR-SITE-005 */
export const regionOf = (number: number): number => Math.ceil(number / 3);
const REGION_TWILIGHT = 3;
/** Only paths of unnumbered sites cost more the farther one is. LR-MOVE-010, LR-FORMAT-010 */
export const regionTwilight = (s: S, number: number): number =>
  s.global.freePath === 1 ? (regionOf(number) - 1) * REGION_TWILIGHT : 0;

const hasSanctuary = engine.traits.has('keyword', 'Sanctuary');
/** Sites 3 and 6; older ones say so themselves. LR-SITE-010, 011 */
export function isSanctuary(s: S, number: number): boolean {
  if (s.global.freePath === 1) return number === 3 || number === 6;
  const site = siteAt(s, number);
  return site === 0 ? number === 3 || number === 6 : hasSanctuary(s, site);
}

/** The lowest site still on the path, if every fellowship has passed it; or 0. LR-CONTROL-002, 003 */
export function siteToControl(s: S): number {
  let lowest = 0;
  for (let c = firstIn(s, pathOf(s)); c !== 0; c = s.card.next[c])
    if (lowest === 0 || s.card.number[c] < s.card.number[lowest]) lowest = c;
  if (lowest === 0) return 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === 0 && s.player.site[p] <= s.card.number[lowest]) return 0;
  return lowest;
}

/** A Shadow player takes control of a site. LR-CONTROL-001 */
export function moveToController(s: S, site: number, player: number): void {
  move(s, site, place(s, Zone.support, player));
  s.card.controller[site] = player;
}

/** It was taken from the path, and lies in its controller's support area. LR-CONTROL-001 */
export const isControlled = (s: S, card: number): boolean =>
  s.card.number[card] !== 0 && isIn(s, card, Zone.support);

/** The highest site that an opponent of the player controls, or 0. LR-CONTROL-009, 010 */
export function siteToLiberate(s: S, player: number): number {
  let highest = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (p === player) continue;
    for (let c = firstIn(s, place(s, Zone.support, p)); c !== 0; c = s.card.next[c])
      if (isControlled(s, c) && s.card.number[c] > s.card.number[highest]) highest = c;
  }
  return highest;
}

/** It goes back to its place on the path, and what lay on it is discarded. LR-CONTROL-008, 011 */
export function putBack(s: S, site: number): void {
  strip(s, site, 0);
  move(s, site, pathOf(s));
  s.card.controller[site] = s.global.active;
  hear(s);
}
export function liberate(s: S, player: number): void {
  const site = siteToLiberate(s, player);
  if (site === 0) return;
  const from = speaking(s);
  tell(s, siteLiberated, site, sourceOf(s, from), howBy(s, from, Way.rules));
  putBack(s, site);
}

/** An ally is at home while the fellowship is at that site of his block's path. LR-ALLY-003, LR-BLOCK-006 */
export function isAtHome(s: S, ally: number): boolean {
  const number = currentSite(s);
  const site = siteAt(s, number);
  if (s.global.freePath === 1 || (printed.home(s, ally) & (1 << number)) === 0) return false;
  return site === 0 || printed.block(s, site) === printed.homeBlock(s, ally);
}

/** The lowest-numbered site of a player on the path or under anyone's control, or 0. LR-MULTI-002 */
export function firstSiteOf(s: S, player: number): number {
  let lowest = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (
      s.card.number[c] !== 0 &&
      s.card.owner[c] === player &&
      (lowest === 0 || s.card.number[c] < s.card.number[lowest])
    )
      lowest = c;
  return lowest;
}
/** A site that this player controls, or 0. */
export function controlledBy(s: S, player: number): number {
  for (let c = firstIn(s, place(s, Zone.support, player)); c !== 0; c = s.card.next[c])
    if (isControlled(s, c)) return c;
  return 0;
}
