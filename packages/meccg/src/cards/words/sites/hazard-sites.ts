/** Kinds of sites that hazards are played at, by what a site counts as for hazards, its region, or its printed path. */
import { listed, say, word } from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { type RegionType, regionTypes, type SiteType, siteTypes } from '../../../facts/names.ts';
import { regionOfPlace, sites } from '../../../map/map.ts';
import { hazardTypeOf, printedTypeNow } from '../../../rules/hazards/keying.ts';
import type { S } from '../../../state.ts';
import { regionNumbers, type SiteWhere } from '../../card.ts';

/** Sites of a type whose own printed path has so many regions of one of these types. ME-MOVE-521, 4011, ME-CARD-0165 */
export function siteWithPath(
  type: SiteType,
  ...needs: readonly (readonly [count: number, type: RegionType])[]
): SiteWhere {
  const wanted = siteTypes.indexOf(type);
  const paths = sites.map((site) => (site?.path ?? []).map((region) => regionTypes.indexOf(region)));
  const counts = needs.map(([n, region]) => [n, regionTypes.indexOf(region)] as const);
  const hasEnough = (s: S, path: readonly number[]): boolean => {
    for (let i = 0; i < counts.length; i++) {
      let left = counts[i][0];
      for (let k = 0; k < path.length; k++) if (printedTypeNow(s, path[k]) === counts[i][1]) left--;
      if (left <= 0) return true;
    }
    return false;
  };
  return {
    suits: (s, site) => hazardTypeOf(s, site) === wanted && hasEnough(s, paths[printed.site(s, site)]),
    say: say`${word(type)} whose own site path has ${listed(
      needs.map(([n, region]) => (n === 1 ? say`a ${word(region)}` : say`${n} ${word(region)} regions`)),
      'or',
    )}`,
  };
}
/** Sites of a type in these regions, which it is not keyed to themselves. */
export function siteOfTypeWithin(type: SiteType, regions: readonly string[]): SiteWhere {
  const wanted = new Set(regionNumbers(regions));
  const typed = siteTypes.indexOf(type);
  return {
    suits: (s, site) => wanted.has(regionOfPlace[printed.place(s, site)]) && hazardTypeOf(s, site) === typed,
    say: say`${word(type)} in ${listed(regions, 'or')}`,
  };
}
