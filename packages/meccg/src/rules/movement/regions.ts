/**
 * How far a company may move: through how many regions, and by which kinds of movement. ME-MOVE-538, 9000
 *
 * Owns   what cards change in that.
 * Not    where the ways lead (destinations.ts), or the map.
 */
import { isMarked, many, say, valueOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { MOST_REGIONS, NORMAL_REGIONS } from '../../map/map.ts';
import type { Walker } from '../../map/reach.ts';
import { Phase, type S } from '../../state.ts';
import { regionsOfDragon } from '../dragons/ways.ts';
import { sideOf } from '../sides.ts';
import { isStarter } from '../starter.ts';
import { isBound, regionsAbove } from './bound-below.ts';
import { isEarthbound } from './ringwraith-ways.ts';

/** Of a company: the most regions that it may move through in any case. */
export const regionsAtMost = engine.attribute('regions at most', () => MOST_REGIONS, {
  least: 0,
  reads: (whose, by) => say`${whose} may move through ${by} regions`,
});
/** Of a company: more than 0 while it may neither use starter movement nor go to the Under-deeps. */
export const regionsOnly = engine.marker(
  'region movement only',
  (whose) => say`${whose} may neither use starter movement nor move to an Under-deeps site`,
);
export const isHemmed = (s: S, company: number): boolean => isMarked(s, regionsOnly, company);
/** Of a company: more than 0 while it may not use starter movement. */
export const withoutStarter = engine.marker(
  'no starter movement',
  (whose) => say`${whose} may not use starter movement`,
);
export const isPathless = (s: S, company: number): boolean => isMarked(s, withoutStarter, company);
export const mayUseStarter = (s: S, company: number): boolean =>
  !isHemmed(s, company) && !isPathless(s, company);

/** Of a company: how many regions it may move through beyond the usual number. */
export const regionsMore = engine.marker(
  'regions more',
  (whose, _by, n) => say`${whose} may move through ${many(n, 'region')} more`,
);
/** Of a company: how many regions fewer it may move through, though it never has to do with fewer than two. */
export const regionsFewer = engine.marker(
  'regions fewer',
  (whose, _by, n) =>
    say`in the organization phase, ${whose} may declare region movement through ${many(n, 'region')} fewer (to a minimum of ${FEWEST_REGIONS})`,
);
const FEWEST_REGIONS = 2;
/** It counts when movement is declared; what comes or goes afterwards changes nothing for this turn. */
const fewerFor = (s: S, company: number): number =>
  s.global.phase === Phase.organization ? valueOf(s, regionsFewer, company) : s.company.fewerRegions[company];
const lessened = (most: number, by: number): number =>
  by === 0 ? most : Math.max(Math.min(most, FEWEST_REGIONS), most - by);
/** How many regions a company may move through this turn; by the starter rules only printed paths count. ME-MOVE-538, 9000 */
export const regionsFor = (s: S, company: number, more = 0): number =>
  isStarter(s) || isEarthbound(s, company)
    ? 0
    : isBound(s, company)
      ? valueOf(s, regionsAbove, company)
      : lessened(
          Math.min(
            valueOf(s, regionsAtMost, company),
            NORMAL_REGIONS +
              regionsOfDragon(s, company) +
              s.company.extraRegions[company] +
              s.company.pursued[company] +
              valueOf(s, regionsMore, company) +
              more,
          ),
          fewerFor(s, company),
        );
/** How the companies of its player walk. */
export const walkerOf = (s: S, company: number): Walker => sideOf(s, s.company.player[company]).walker;
