/**
 * Deep Mines: a site of fallen-wizards below a protected Wizardhaven, which is touched by no other site of the
 * Under-deeps. ME-UNDER-001, 511, ME-FW-4013, ME-CARD-0139..0143
 *
 * Owns   from where it is reached, what it needs, and where it leads.
 * Keeps  each of them lies below one Wizardhaven, which its card remembers (`where`) from the moment it is shown; and no
 *        Wizardhaven has two.
 */
import { firstIn, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { placeOfSite, siteIndex } from '../../map/map.ts';
import { isDeep } from '../../map/under-deeps.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { sideOf } from '../sides.ts';
import { isDiscardedSite, isHavenFor, isProtectedFor } from '../sites/sites.ts';
import { stagePointsOf } from '../stage.ts';

export const DEEP_MINES = siteIndex('WH-55');
/** More stage points than these open the way down. */
export const STAGE_POINTS = 6;

/** The mines that lie open below a place, of this player; 0: none do. */
export function minesBelow(s: S, player: number, above: number): number {
  for (let c = firstIn(s, place(s, Zone.sites, 0)); c !== 0; c = s.card.next[c])
    if (printed.site(s, c) === DEEP_MINES && s.card.owner[c] === player && s.card.where[c] === above)
      return c;
  return 0;
}

/** A company may go down from where it stands. */
export function mayDescend(s: S, company: number): boolean {
  const player = s.company.player[company];
  return isProtectedFor(s, player, s.company.site[company]) && stagePointsOf(s, player) > STAGE_POINTS;
}

/** One that has come up from mines this turn goes down into others only if those were discarded. ME-CARD-0141 */
export function mayDescendAgain(s: S, company: number): boolean {
  if (s.global.phase !== Phase.movementHazard || s.company.cameFrom[company] !== DEEP_MINES) return true;
  const player = s.company.player[company];
  return (
    minesBelow(s, player, printed.place(s, s.company.site[company])) !== 0 ||
    isDiscardedSite(s, player, DEEP_MINES)
  );
}

/** The place above the mines in which a company is; 0: it is in none. */
export const aboveMines = (s: S, company: number): number =>
  printed.site(s, s.company.site[company]) === DEEP_MINES ? s.card.where[s.company.site[company]] : 0;

/** A way that the map knows between a Wizardhaven and the Under-deeps, and that is therefore closed. ME-UNDER-001 */
export function isSealed(s: S, company: number, from: number, to: number): boolean {
  const player = s.company.player[company];
  if (sideOf(s, player).havensTouchDeeps || isDeep[placeOfSite[from]] === isDeep[placeOfSite[to]])
    return false;
  return isDeep[placeOfSite[to]] === 1
    ? isHavenFor(s, player, s.company.site[company])
    : isHavenOnTable(s, player, to);
}
/** A card of a place lies on the table as a Haven of this player. */
function isHavenOnTable(s: S, player: number, site: number): boolean {
  for (let c = firstIn(s, place(s, Zone.sites, 0)); c !== 0; c = s.card.next[c])
    if (s.card.owner[c] === player && printed.site(s, c) === site) return isHavenFor(s, player, c);
  return false;
}
