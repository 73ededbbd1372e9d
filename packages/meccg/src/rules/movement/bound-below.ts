/**
 * A company with The Balrog walks below: it knows no regions, unless a card lets it come up. ME-BAL-4004, ME-MOVE-501
 *
 * Keeps  the regions that such a card gives lead from a surface site or to one, and nothing else changes their number.
 */
import { isMarked, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { placeOfSite } from '../../map/map.ts';
import { regionPaths, type Walker } from '../../map/reach.ts';
import { isAdjacent, isSurface } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';

/** Of a company: more than 0 while it may use neither region nor starter movement. */
export const boundBelow = engine.marker(
  'bound below',
  (whose) => say`${whose} may not use region or starter movement`,
);
/** Of a company that is bound so: how many regions it may move through all the same. */
export const regionsAbove = engine.marker(
  'regions above',
  (whose, by) => say`${whose} may move through ${by} regions to or from a surface site of the Under-deeps`,
);
export const isBound = (s: S, company: number): boolean => isMarked(s, boundBelow, company);

/** A bound company may go from one site card to another: below, or up to or from where the Under-deeps open. */
export function isWayOfBound(
  s: S,
  company: number,
  from: number,
  to: number,
  most: number,
  walker: Walker,
): boolean {
  if (!isBound(s, company) || isAdjacent(from, to)) return true;
  const opens = isSurface[placeOfSite[from]] === 1 || isSurface[placeOfSite[to]] === 1;
  return opens && regionPaths(from, to, most, walker).length > 0;
}
