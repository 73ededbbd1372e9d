/**
 * Ways to a rescue site of which the rescuer has no card left: the one that lies with the hazard stands for his movement.
 * ME-RESCUE-2005, 2011
 *
 * Not    what may be done there (sites/site-plays.ts, ME-RESCUE-2012).
 * Keeps  whoever has a card of the place himself uses that (ME-RESCUE-2005).
 */
import type { Options } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { versionsOfPlace } from '../../map/map.ts';
import { regionPaths, starterPath, type Walker } from '../../map/reach.ts';
import { isAdjacent } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { isHazard } from '../cards/cards.ts';
import { placeOf, siteNumber } from '../companies/company.ts';
import { holds, rescueSite } from '../prisoners/held.ts';
import { hasRoomForSite, isAvailable } from '../sites/sites.ts';

type OnTable = (s: S, player: number, site: number) => number;
/** He has a card of the place that his company could use. */
function hasOwn(s: S, player: number, where: number, onTable: OnTable): boolean {
  const versions = versionsOfPlace[where];
  for (let i = 0; i < versions.length; i++)
    if (isAvailable(s, player, versions[i]) || onTable(s, player, versions[i]) !== 0) return true;
  return false;
}
/** A site card that lies with a hazard which holds somebody of his, where he has none himself; 0: the hazard has none such. */
function lentBy(s: S, host: number, player: number, onTable: OnTable): number {
  const lying = isHazard(s, host) && holds(s, host, player) ? rescueSite(s, host) : 0;
  return lying === 0 || hasOwn(s, player, printed.place(s, lying), onTable) ? 0 : lying;
}
/** Such a card is of that site. */
export function isLentSite(s: S, player: number, site: number, onTable: OnTable): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (printed.site(s, lentBy(s, c, player, onTable)) === site) return true;
  }
  return false;
}

/** Offers those that a company can reach. */
export function offerRescueWays(
  s: S,
  player: number,
  company: number,
  regions: number,
  walker: Walker,
  onTable: OnTable,
  o: Options | null,
): boolean {
  if (!hasRoomForSite(s, player)) return false;
  const from = siteNumber(s, company);
  let any = false;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    const lying = lentBy(s, c, player, onTable);
    if (lying === 0 || printed.place(s, lying) === placeOf(s, company)) continue;
    const to = printed.site(s, lying);
    if (
      !isAdjacent(from, to) &&
      starterPath(from, to, walker) === null &&
      regionPaths(from, to, regions, walker).length === 0
    )
      continue;
    any = true;
    o?.number(to);
  }
  return any;
}
