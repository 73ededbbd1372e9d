/** Sites: where a company is, what kind of site it is, and what guards it. */
import {
  type CardRef,
  type Condition,
  cardRef,
  condition,
  counted,
  definite,
  type Effect,
  type Filter,
  filter,
  hostOf,
  listed,
  type Modifier,
  modifier,
  say,
  self,
  valueOf,
  verb,
  whilst,
  word,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { type Race, races, type SiteType, siteTypes } from '../../../facts/names.ts';
import { placeIndex } from '../../../map/map.ts';
import { Kind as Type } from '../../../rules/cards/cards.ts';
import { isSame } from '../../../rules/cards/identity.ts';
import { hasAttackBy } from '../../../rules/combat/automatic-attacks.ts';
import { placeOf } from '../../../rules/companies/company.ts';
import { commonRacesAtSite } from '../../../rules/hazards/keying.ts';
import { isUnder } from '../../../rules/movement/under-deeps.ts';
import { tapSiteBy } from '../../../rules/sites/site-plays.ts';
import { information, siteType } from '../../../rules/sites/sites.ts';
import { type S, Status } from '../../../state.ts';

// ——— the site where the company now acts ———
export const theSite: CardRef = cardRef(
  'the site',
  [],
  () => 's.company.site[s.global.company]',
  say`the site`,
);
export const isType = (of: string, types: readonly SiteType[], g: { ref(x: unknown): string }): string =>
  `(${types.map((t) => `${g.ref(typeOf)}(s, ${of}) === ${siteTypes.indexOf(t)}`).join(' || ')})`;
export const typeOf = (s: S, site: number): number => valueOf(s, siteType, site);
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
    say`the site is not ${listed(names, 'or')}`,
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
const isVersion = (s: S, site: number, of: number): boolean =>
  printed.kind(s, site) === Type.site && printed.place(s, site) === printed.place(s, of);
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
const hasCopyHere = (s: S, card: number): boolean => {
  const here = placeOf(s, s.global.company);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && printed.place(s, siteUnder(s, c)) === here) return true;
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
