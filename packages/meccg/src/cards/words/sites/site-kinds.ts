/** Kinds of sites at which cards are played: by their type now, by where they are, and by what guards them. */
import {
  counted,
  definite,
  type Filter,
  filter,
  listed,
  NOTHING,
  type Phrase,
  say,
  valueOf,
  word,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import {
  type Race,
  type RegionType,
  races,
  regionTypes,
  type SiteType,
  siteTypes,
} from '../../../facts/names.ts';
import { placeIndex, regionOfPlace, regionTypeOf } from '../../../map/map.ts';
import { Kind as Type } from '../../../rules/cards/cards.ts';
import { isGuardedBy } from '../../../rules/combat/automatic-attacks.ts';
import { isSurfaceSite, isUnder } from '../../../rules/movement/under-deeps.ts';
import { siteType } from '../../../rules/sites/sites.ts';
import { type S } from '../../../state.ts';
import { regionNumbers, type SiteWhere } from '../../card.ts';
import { typeOf } from './sites.ts';

interface Further {
  /** In one of these regions. */
  readonly within?: readonly string[];
  readonly inRegion?: RegionType;
  /** One of its automatic-attacks is of this race. */
  readonly guardedBy?: Race;
  /** Whether it must, or must not, be of the Under-deeps. */
  readonly underDeeps?: boolean;
  readonly except?: readonly string[];
}
type Test = (s: S, site: number) => boolean;
const regionOf = (s: S, site: number): number => regionOfPlace[printed.place(s, site)];
function testsOf(types: readonly SiteType[], more: Further): Test[] {
  const tests: Test[] = [];
  const { within, inRegion, guardedBy, underDeeps, except } = more;
  if (types.length > 0) {
    const bits = types.reduce((all, type) => all | (1 << siteTypes.indexOf(type)), 0);
    tests.push((s, site) => ((bits >> valueOf(s, siteType, site)) & 1) === 1);
  }
  if (within !== undefined) {
    const regions = new Set(regionNumbers(within));
    tests.push((s, site) => regions.has(regionOf(s, site)));
  }
  if (inRegion !== undefined) {
    const type = regionTypes.indexOf(inRegion);
    tests.push((s, site) => regionTypeOf[regionOf(s, site)] === type);
  }
  if (guardedBy !== undefined) {
    const race = races.indexOf(guardedBy);
    tests.push((s, site) => isGuardedBy(s, site, race));
  }
  if (underDeeps !== undefined) tests.push((s, site) => isUnder(s, site) === underDeeps);
  if (except !== undefined) {
    const places = new Set(except.map(placeIndex));
    tests.push((s, site) => !places.has(printed.place(s, site)));
  }
  return tests;
}
const ifAny = <T>(part: T | undefined, text: (part: T) => Phrase): Phrase =>
  part === undefined ? NOTHING : text(part);
const sayOf = (types: readonly SiteType[], more: Further): Phrase => {
  const kinds =
    types.length === 0
      ? say`site`
      : say`${listed(
          types.map((type) => word(type)),
          'or',
        )}`;
  return say`${ifAny(more.underDeeps, (is) => (is ? say`Under-deeps ` : say`non-Under-deeps `))}${kinds}${ifAny(
    more.within,
    (regions) => say` in ${listed(regions, 'or')}`,
  )}${ifAny(more.inRegion, (type) => say` in a ${word(type)}`)}${ifAny(
    more.guardedBy,
    (race) => say` with ${counted({ adjectives: [word(race)], noun: 'automatic-attack', after: [] }, 'a')}`,
  )}${ifAny(more.except, (places) => say` (except ${listed(places)})`)}`;
};
/** Sites of one of these types, or of any where none is given, for which all else is so. */
export function siteOf(types: readonly SiteType[], more: Further = {}): SiteWhere {
  const tests = testsOf(types, more);
  return { suits: (s, site) => tests.every((test) => test(s, site)), say: sayOf(types, more) };
}
/** The sites of that name, whichever card of it. */
export const siteAt = (name: string): SiteWhere => ({
  suits: (s, site) => printed.place(s, site) === placeIndex(name),
  say: say`${name}`,
});
/** Sites of either kind. */
export const eitherSite = (a: SiteWhere, b: SiteWhere): SiteWhere => ({
  suits: (s, site) => a.suits(s, site) || b.suits(s, site),
  say: say`${a.say} or ${b.say}`,
});
/** Sites in a type of region that are of none of these types now. */
export function siteIn(region: RegionType, ...not: SiteType[]): SiteWhere {
  const wanted = regionTypes.indexOf(region);
  const bits = not.reduce((all, t) => all | (1 << siteTypes.indexOf(t)), 0);
  return {
    suits: (s, site) =>
      regionTypeOf[regionOfPlace[printed.place(s, site)]] === wanted && ((bits >> typeOf(s, site)) & 1) === 0,
    say: say`${listed(not.map((t) => say`non-${word(t)}`))} site in a ${word(region)}`,
  };
}
/** Of a site card: it is such a one. */
export const siteLike = (where: SiteWhere): Filter =>
  filter(
    'site like',
    [],
    (g, v) => `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && ${g.ref(where.suits)}(s, ${v.it}))`,
    definite(say`each ${where.say}`),
  );
export const siteNamed = (name: string): Filter =>
  filter(
    'site named',
    [],
    (g, v) =>
      `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && ${g.ref(printed.place)}(s, ${v.it}) === ${placeIndex(name)})`,
    definite(say`${name}`),
  );

export const underDeepsSite: SiteWhere = { suits: isUnder, say: say`Under-deeps site` };
/** The site at the end of the way up is the surface site. ME-UNDER-502 */
export const underDeepsOrSurface: SiteWhere = {
  suits: (s, site) => isUnder(s, site) || isSurfaceSite(s, site),
  say: say`Under-deeps site or surface site of one`,
};
/** Sites in these regions that are of none of these types now. */
export function siteWithin(regions: readonly string[], ...not: SiteType[]): SiteWhere {
  const wanted = new Set(regionNumbers(regions));
  const bits = not.reduce((all, t) => all | (1 << siteTypes.indexOf(t)), 0);
  return {
    suits: (s, site) =>
      wanted.has(regionOfPlace[printed.place(s, site)]) && ((bits >> typeOf(s, site)) & 1) === 0,
    say: say`${listed(not.map((t) => say`non-${word(t)}`))} site in ${listed(regions, 'or')}`,
  };
}
