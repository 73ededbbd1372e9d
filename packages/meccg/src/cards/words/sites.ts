/** Sites: where a company is, what kind of site it is, and what guards it. */
import {
  type Ability,
  behind,
  both,
  type CardRef,
  type Condition,
  cardRef,
  choose,
  condition,
  counted,
  definite,
  type Effect,
  exactly,
  type Filter,
  filter,
  hostOf,
  listed,
  type Modifier,
  modifier,
  say,
  self,
  the,
  trigger,
  valueOf,
  verb,
  whilst,
  word,
} from '@westmarch/kernel';
import { limitAtSite, printed } from '../../engine.ts';
import { companyMoves } from '../../events.ts';
import {
  type Race,
  type RegionType,
  races,
  regionTypes,
  type SiteType,
  siteTypes,
} from '../../facts/names.ts';
import { placeIndex, regionOfPlace, regionTypeOf } from '../../map/map.ts';
import { companyOf, Kind as Type } from '../../rules/cards/cards.ts';
import { isSame } from '../../rules/cards/identity.ts';
import { hasAttackBy } from '../../rules/combat/automatic-attacks.ts';
import { KeyedHere, keyedHere } from '../../rules/combat/detainment.ts';
import { shelter } from '../../rules/combat/shelter.ts';
import { atHaven, placeOf } from '../../rules/companies/company.ts';
import { type CompanyKind, isOfKind } from '../../rules/companies/kind.ts';
import { commonRacesAtSite, racesAtSite, regionsAtSite } from '../../rules/hazards/keying.ts';
import { isSurfaceSite, isUnder } from '../../rules/movement/under-deeps.ts';
import { tapSiteBy } from '../../rules/sites/site-plays.ts';
import { information, siteType } from '../../rules/sites/sites.ts';
import { Phase, type S, Status } from '../../state.ts';
import { regionNumbers, type SiteWhere } from '../card.ts';
import { character, inMovingCompany, untapped } from './filters.ts';
import { tapIt } from './states.ts';

/** A company on its way is at no site until all have moved. DECISIONS A8 */
export const isSomewhere = (s: S, company: number): boolean =>
  s.global.phase !== Phase.movementHazard || s.company.moved[company] === 0;
const isAt = (s: S, card: number, site: number): boolean => {
  const company = companyOf(s, card);
  return isSomewhere(s, company) && placeOf(s, company) === site;
};
/** A card is at a site of that name. */
export const isAtSite = (card: CardRef, name: string): Condition =>
  condition(
    'is at',
    [card],
    (g, v) => `${g.ref(isAt)}(s, ${card.js(g, v)}, ${placeIndex(name)})`,
    say`${card.say} is at ${name}`,
  );
const isAtHaven = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return isSomewhere(s, company) && atHaven(s, company);
};
export const isAtAHaven = (card: CardRef): Condition =>
  condition(
    'is at a Haven',
    [card],
    (g, v) => `${g.ref(isAtHaven)}(s, ${card.js(g, v)})`,
    say`${card.say} is at a Haven`,
    say`${card.say} is not at a Haven`,
  );
const atSameSite = (s: S, a: number, b: number): boolean => {
  const [one, other] = [companyOf(s, a), companyOf(s, b)];
  return isSomewhere(s, one) && isSomewhere(s, other) && placeOf(s, one) === placeOf(s, other);
};
export const atSiteOf = (card: CardRef): Filter =>
  filter(
    'at the site of',
    [card],
    (g, v) => `${g.ref(atSameSite)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(say`at the same site`),
  );
const standsAt = (s: S, card: number, site: number): boolean => {
  const company = companyOf(s, card);
  return isSomewhere(s, company) && placeOf(s, company) === printed.place(s, site);
};
/** Characters at this site, whoever's card they are at. */
export const atThisSite: Filter = filter(
  'at this site',
  [],
  (g, v) => `${g.ref(standsAt)}(s, ${v.it}, self)`,
  behind(say`at this site`),
);

// ——— the site where the company now acts ———
export const theSite: CardRef = cardRef(
  'the site',
  [],
  () => 's.company.site[s.global.company]',
  say`the site`,
);
export const isType = (of: string, types: readonly SiteType[], g: { ref(x: unknown): string }): string =>
  `(${types.map((t) => `${g.ref(typeOf)}(s, ${of}) === ${siteTypes.indexOf(t)}`).join(' || ')})`;
const typeOf = (s: S, site: number): number => valueOf(s, siteType, site);
export const siteIsOne = (...types: SiteType[]): Condition =>
  condition(
    'site is',
    [],
    (g) => isType('s.company.site[s.global.company]', types, g),
    say`the site is a ${listed(
      types.map((t) => word(t)),
      'or',
    )}`,
  );
export const siteIsNamed = (...names: string[]): Condition =>
  condition(
    'site is named',
    [],
    (g) =>
      `(${names.map((n) => `${g.ref(printed.place)}(s, s.company.site[s.global.company]) === ${placeIndex(n)}`).join(' || ')})`,
    say`the site is ${listed(names, 'or')}`,
  );
const siteStatus = (name: string, status: number): Condition =>
  condition(
    `site ${name}`,
    [],
    () => `(s.card.status[s.company.site[s.global.company]] === ${status})`,
    say`the site is ${word(name)}`,
  );
export const siteUntapped = siteStatus('untapped', Status.untapped);
export const siteTapped = siteStatus('tapped', Status.tapped);
const hasInformation = (s: S): boolean => valueOf(s, information, s.company.site[s.global.company]) > 0;
export const informationHere: Condition = condition(
  'information here',
  [],
  (g) => `${g.ref(hasInformation)}(s)`,
  say`Information is playable there`,
  say`Information is not playable there`,
);
export const tapSite: Effect = verb('tap site', tapSiteBy, [self], say`tap the site`);
const guardedBy = (s: S, race: number): boolean => hasAttackBy(s, s.global.company, race);
export const notGuardedBy = (race: Race, text: string): Condition =>
  condition(
    'not guarded by',
    [],
    (g) => `!${g.ref(guardedBy)}(s, ${races.indexOf(race)})`,
    say`the site is no ${text}`,
  );
export const notUnderDeeps: Condition = condition(
  'not Under-deeps',
  [],
  (g) => `!${g.ref(isUnder)}(s, s.company.site[s.global.company])`,
  say`it is no Under-deeps site`,
);

// ——— site cards ———
/** Rules that stand in rules/ because they change what is asked there; here is only how they read. */
export const readsAs = (text: Ability['say']): Modifier => ({
  ...modifier({ attribute: limitAtSite, of: exactly(self), by: 0 }),
  say: text,
});
/** Of a site card: the company whose phase it is stands there. */
export const companyIsHere: Condition = condition(
  'is here',
  [],
  () => '(s.global.company !== 0 && s.company.site[s.global.company] === self)',
  say`the company is at this site`,
);
export const thisSite: Filter = filter(
  'this site',
  [],
  (_g, v) => `${v.it} === self`,
  definite(say`this site`),
);
const comesHere = (s: S, company: number, site: number, kind: CompanyKind): boolean =>
  s.company.destination[company] === site && isOfKind(s, company, kind);
/** When a company of some kind shows this site as its new site, one of it taps. */
export const tapsOnTheWay = (kind: CompanyKind): Ability =>
  trigger(companyMoves, {
    if: condition(
      'comes here',
      [],
      (g) => `${g.ref(comesHere)}(s, a, self, '${kind}')`,
      say`it is ${word(kind)} and this site is its new site`,
    ),
    targets: [choose('character', both(untapped, character, inMovingCompany))],
    effect: tapIt(the('character')),
  });
/** Of what is asked of companies: whichever stand at this card. */
export const companyHere: Filter = filter(
  'company here',
  [],
  (_g, v) => `s.company.site[${v.it}] === self`,
  definite(say`a company at this site`),
);
/** Attacks on a company of this card's player that stands here are cancelled. */
export const safeHere: Modifier = modifier({ attribute: shelter, of: thisSite, by: 1 });
/** This site counts as a Darkhaven for a while. */
export const darkhavenWhile = (when: Condition): Modifier => ({
  ...countAs(thisSite, 'haven', when),
  say: whilst(say`this site counts as a Darkhaven`, when),
});
/** Companies that move here meet more hazards. */
export const dangerous = (more: number): Modifier =>
  modifier({ attribute: limitAtSite, of: thisSite, by: more });
/** Creatures that can be keyed to this type of region may be keyed to this site. */
export const keyedHereFrom = (type: RegionType): Modifier => ({
  ...modifier({ attribute: regionsAtSite, of: thisSite, by: 1 << regionTypes.indexOf(type), change: 'set' }),
  say: say`creatures keyed to a ${word(type)} may be keyed to this site`,
});
const keyedAs = (how: number): Modifier =>
  modifier({ attribute: keyedHere, of: thisSite, by: how, change: 'set' });
/** Creatures that are keyed to this site harm minions where they would only detain them. */
export const harmHere = (which: 'all' | 'non-Nazgûl'): Modifier =>
  keyedAs(which === 'all' ? KeyedHere.harm : KeyedHere.harmButNazgul);
export const detainHere: Modifier = keyedAs(KeyedHere.detain);
/** Creatures of these races may be played at this site, whatever they are keyed to. */
export const creaturesHere = (text: string, ...names: Race[]): Modifier => ({
  ...modifier({
    attribute: racesAtSite,
    of: exactly(self),
    by: names.reduce((bits, name) => bits | (1 << races.indexOf(name)), 0),
    change: 'set',
  }),
  say: say`any ${text} may also be played at this site`,
});
const isVersion = (s: S, site: number, of: number): boolean =>
  of !== 0 && printed.kind(s, site) === Type.site && printed.place(s, site) === printed.place(s, of);
/** Every site card of the same name, whoever's it is. */
export const versionsOf = (site: CardRef): Filter =>
  filter(
    'versions of',
    [site],
    (g, v) => `${g.ref(isVersion)}(s, ${v.it}, ${site.js(g, v)})`,
    definite(site.word === 'host' ? say`every version of its site` : say`every version of ${site.say}`),
  );
/** The site card that a card lies on, itself or by what it lies on; 0: none. */
export function siteUnder(s: S, card: number): number {
  let c = hostOf(s, card);
  while (c !== 0 && printed.kind(s, c) !== Type.site) c = hostOf(s, c);
  return c;
}
/** The site that this card lies on. */
export const itsSite: CardRef = cardRef('its site', [], (g) => `${g.ref(siteUnder)}(s, self)`, say`its site`);
/** Every other version of that site. */
export const otherVersions: Filter = filter(
  'other versions',
  [],
  (g, v) =>
    `(${v.it} !== ${g.ref(siteUnder)}(s, self) && ${g.ref(isVersion)}(s, ${v.it}, ${g.ref(siteUnder)}(s, self)))`,
  definite(say`every other version of its site`),
);
const isAtItsSite = (s: S, card: number, source: number): boolean => {
  const site = siteUnder(s, source);
  const company = companyOf(s, card);
  return site !== 0 && company !== 0 && placeOf(s, company) === printed.place(s, site);
};
/** Whoever is at any version of that site. */
export const atItsSite: Filter = filter(
  'at its site',
  [],
  (g, v) => `${g.ref(isAtItsSite)}(s, ${v.it}, self)`,
  behind(say`at any version of its site`),
);
const hasCopyHere = (s: S, card: number): boolean => {
  const here = placeOf(s, s.global.company);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== card && isSame(s, c, card) && printed.place(s, siteUnder(s, c)) === here) return true;
  return false;
};
/** "Cannot be duplicated on a given site." */
export const noCopyHere: Condition = condition(
  'no copy here',
  [],
  (g) => `!${g.ref(hasCopyHere)}(s, self)`,
  say`no other copy of it is on the site`,
);
/** They count as sites of another type. */
export const countAs = (which: Filter, type: SiteType, when?: Condition): Modifier => ({
  ...modifier({
    attribute: siteType,
    of: which,
    by: siteTypes.indexOf(type),
    change: 'set',
    ...(when === undefined ? {} : { if: when }),
  }),
  say: whilst(say`${counted(which.noun, 'each')} counts as a ${word(type)}`, when),
});
const isUnderType = (s: S, site: number, bits: number): boolean =>
  printed.kind(s, site) === Type.site && isUnder(s, site) && ((bits >> typeOf(s, site)) & 1) === 1;
/** Creatures of a race that are not unique may be keyed to Under-deeps sites of these types. */
export const commonInUnderDeeps = (race: Race, ...types: SiteType[]): Modifier => {
  const bits = types.reduce((all, t) => all | (1 << siteTypes.indexOf(t)), 0);
  const which = filter('under-deeps of type', [], (g, v) => `${g.ref(isUnderType)}(s, ${v.it}, ${bits})`, {
    adjectives: [],
    noun: 'site',
    after: [],
  });
  return {
    ...modifier({ attribute: commonRacesAtSite, of: which, by: 1 << races.indexOf(race), change: 'set' }),
    say: say`non-unique ${word(race)} creatures can be keyed to Under-deeps ${listed(types.map((t) => say`${counted({ adjectives: [], noun: t, after: [] }, 'many')}`))}`,
  };
};
/** What lies on a site leaves play with it: a rule of sites, so here is only how it reads. ME-MOVE-020 */
export const goesWithSite: Modifier = readsAs(
  say`discard ${self.say} when its site is discarded or returned to its location deck`,
);
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
