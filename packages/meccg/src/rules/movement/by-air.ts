/** Going by air: whom a card lets fly, and where one may land. ME-CARD-0323 */
import { isMarked, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { regionTypes } from '../../facts/names.ts';
import { placeOfSite, regionOfPlace, regionTypeOf, sites } from '../../map/map.ts';
import type { S } from '../../state.ts';

/** Of a company: more than 0 while it may go by air, to whatever site lies in no Shadow-land or Dark-domain. */
export const flight = engine.marker(
  'flight',
  (whose) =>
    say`${whose} may move to any site that is in no Shadow-land, Dark-domain or Under-deeps, and only hazard creatures keyed to the site may be played on it if it does`,
);
const SHADOW_LAND = regionTypes.indexOf('shadow-land');
const DARK_DOMAIN = regionTypes.indexOf('dark-domain');
const landings = new Set(
  sites.flatMap((site, i) => {
    const type = regionTypeOf[regionOfPlace[placeOfSite[i]]];
    return site === null || site.underDeeps || type === SHADOW_LAND || type === DARK_DOMAIN ? [] : [i];
  }),
);
/** It may go from where it is to a site by air. ME-CARD-0323 */
export const mayFly = (s: S, company: number, from: number, to: number): boolean =>
  isMarked(s, flight, company) &&
  sites[from]?.underDeeps === false &&
  landings.has(to) &&
  placeOfSite[from] !== placeOfSite[to];
