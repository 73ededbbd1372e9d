/** One automatic-attack of the site that the company goes to or is at, chosen by its number, and changed for a while. */

import {
  type Ability,
  all,
  behind,
  both,
  type CardRef,
  type Condition,
  called,
  cardRef,
  chooseNumber,
  condition,
  counted,
  definite,
  type Effect,
  type Filter,
  filter,
  hostOf,
  listed,
  modifier,
  noun,
  say,
  self,
  sequence,
  type Value,
  value,
  verb,
  word,
  wordFor,
} from '@westmarch/kernel';
import { printed, type prowess } from '../../../engine.ts';
import { type RegionType, regionTypes, type SiteType, siteTypes } from '../../../facts/names.ts';
import { regionOfPlace, regionTypeOf, sites } from '../../../map/map.ts';
import { companyOf, Kind as Type } from '../../../rules/cards/cards.ts';
import { attacksOn, hasHoard, timesFaced } from '../../../rules/combat/automatic-attacks.ts';
import { faceGuardsAgain } from '../../../rules/combat/guards-again.ts';
import { doubleRegion, hazardSite, hazardTypeOf } from '../../../rules/hazards/keying.ts';
import { lairOf } from '../../../rules/hazards/manifestations.ts';
import { isUnder } from '../../../rules/movement/under-deeps.ts';
import { siteType } from '../../../rules/sites/sites.ts';
import { type S } from '../../../state.ts';
import { signed } from '../amounts.ts';
import { hazardPermanent } from '../cards/filters.ts';
import { about, grantAbout, isLastingOf, notInEffect } from '../companies/about.ts';
import { pathHas } from '../companies/company.ts';
import { asHazard } from '../occasions/hazard-windows.ts';
import { doorsOfNight, shortEvent, untilEndOfTurn } from '../playing/events.ts';

/** The site that hazards on the current company are about: where it stands, or where it goes. */
export const currentSite = (s: S): number => hazardSite(s, s.global.company);
export const thatSite: Value = value('that site', [], (g) => `${g.ref(currentSite)}(s)`, say`the site`);

/** What a hazard is played at from hand may count as something else then. ME-CARD-0829 */
const isOne = (s: S, bits: number): boolean => ((bits >> hazardTypeOf(s, currentSite(s))) & 1) === 1;
/** It is of one of these types. */
export const targetSiteIs = (...types: SiteType[]): Condition =>
  condition(
    'target site is',
    [],
    (g) => `${g.ref(isOne)}(s, ${types.reduce((bits, t) => bits | (1 << siteTypes.indexOf(t)), 0)})`,
    say`the company's new or current site is a ${listed(
      types.map((t) => word(t)),
      'or',
    )}`,
  );

/** The card of that site. */
export const targetSite: CardRef = cardRef(
  'target site',
  [],
  (g) => `${g.ref(currentSite)}(s)`,
  say`the company's new or current site`,
);
const isPrintedAs = (s: S, bits: number): boolean => {
  const type = sites[printed.site(s, currentSite(s))]?.type ?? 'none';
  return ((bits >> siteTypes.indexOf(type)) & 1) === 1;
};
/** Its printed type is one of these, whatever it counts as now. */
export const targetSiteNormally = (...types: SiteType[]): Condition =>
  condition(
    'target site normally',
    [],
    (g) => `${g.ref(isPrintedAs)}(s, ${types.reduce((bits, t) => bits | (1 << siteTypes.indexOf(t)), 0)})`,
    say`the company's new or current site normally is a ${listed(
      types.map((t) => word(t)),
      'or',
    )}`,
  );
const regionTypeThere = (s: S): number => regionTypeOf[regionOfPlace[printed.place(s, currentSite(s))]];
/** It lies in a region of that type. */
export const targetSiteIn = (type: RegionType): Condition =>
  condition(
    'target site in',
    [],
    (g) => `(${g.ref(regionTypeThere)}(s) === ${regionTypes.indexOf(type)})`,
    say`the company's new or current site lies in a ${word(type)}`,
  );

const isOnSurface = (s: S): boolean => !isUnder(s, currentSite(s));
/** Environments do not change what a site of the Under-deeps is. ME-UNDER-505 */
export const targetSiteOnSurface: Condition = condition(
  'target site on the surface',
  [],
  (g) => `${g.ref(isOnSurface)}(s)`,
  say`it is no Under-deeps site`,
);

const attacksThere = (s: S): number => attacksOn(s, currentSite(s));
export const hasAutomaticAttack: Condition = condition(
  'has an automatic-attack',
  [],
  (g) => `(${g.ref(attacksThere)}(s) > 0)`,
  say`the site has an automatic-attack`,
);

/** A site card and the number of one of its attacks, as one number. */
const PER_SITE = 8;
const code = (s: S, n: number): number => printed.place(s, currentSite(s)) * PER_SITE + n;
const codeOf = (s: S, attack: number): number =>
  s.attack.kind[attack] !== 2
    ? 0
    : printed.place(s, hazardSite(s, s.attack.company[attack])) * PER_SITE + s.attack.number[attack];
export const thatGuard: Filter = filter(
  'that attack',
  [],
  (g, v) => `${g.ref(codeOf)}(s, ${v.it}) === ${about}`,
  definite(say`that automatic-attack`),
);
export const chosenGuard: Value = value(
  'chosen attack',
  [],
  (g, v) => `${g.ref(code)}(s, ${v.slot('attack')})`,
  say`that automatic-attack`,
);
/** A copy of this card has doubled or changed an attack of this very site, or is about to. "Cannot be duplicated on a given site." */
const lastsHere = (s: S, card: number): boolean => {
  const here = printed.place(s, currentSite(s));
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (isLastingOf(s, row, s.card.def[card]) && Math.floor(s.effect.amount[row] / PER_SITE) === here)
      return true;
  for (let e = s.global.entries; e !== 0; e--)
    if (s.entry.source[e] !== card && s.card.def[s.entry.source[e]] === s.card.def[card]) return true;
  return false;
};
export const notInEffectHere: Condition = condition(
  'not in effect here',
  [],
  (g) => `!${g.ref(lastsHere)}(s, self)`,
  say`no other copy of it is in effect at that site`,
);
type GuardChange = readonly [attribute: typeof prowess, by: number];
/** One automatic-attack of the player's choice has more or less of something until the end of the turn. */
export function guardGets(...changes: readonly GuardChange[]): Effect {
  const given = changes.map(([attribute, by]) => modifier({ attribute, of: thatGuard, by }));
  const says = changes.map(([attribute, by]) =>
    attribute.reads === undefined
      ? say`has ${signed(by)} ${wordFor(attribute.name, by)}`
      : attribute.reads(counted(thatGuard.noun, 'each'), say`${by}`, by),
  );
  return {
    ...sequence(
      chooseNumber(
        'attack',
        1,
        value('attacks', [], (g) => `${g.ref(attacksThere)}(s)`, say`the last`),
      ),
      ...given.map((change) => grantAbout(change, untilEndOfTurn, chosenGuard)),
    ),
    say: say`until the end of the turn, an automatic-attack of your choice there ${listed(says)}`,
  };
}
/** One of them, of the player's choice, is faced a second time right after the first, with all that changes it. */
export const doubleAttack = (): Effect => ({
  ...guardGets([timesFaced, 1]),
  say: say`until the end of the turn, an automatic-attack of your choice there is faced twice, the second time right after the first`,
});

const isWhereItWas = (s: S, card: number, company: number): boolean =>
  companyOf(s, card) !== 0 &&
  printed.place(s, s.company.site[companyOf(s, card)]) === printed.place(s, s.company.site[company]);
/** Of a card that was played: whoever is at that site, in whichever company. */
export const whereItWasPlayed: Filter = filter(
  'where it was played',
  [],
  (g, v) => `${g.ref(isWhereItWas)}(s, ${v.it}, n)`,
  behind(say`at the site`),
);
/** Of a card that was played: not he who bears it now. */
export const notItsBearer: Filter = filter(
  'not its bearer',
  [],
  (g, v) => `${v.it} !== ${g.ref(hostOf)}(s, a)`,
  behind(say`who has not played it`),
);
const isPlayedAtPlace = (s: S, company: number, place: number): boolean =>
  printed.place(s, s.company.site[company]) === place;
/** Of a card that was played: at the site that the grant is about. */
export const playedAtThatPlace: Condition = condition(
  'played at that place',
  [],
  (g) => `${g.ref(isPlayedAtPlace)}(s, n, ${about})`,
  say`that was at the site`,
);
const placeThere = (s: S): number => printed.place(s, currentSite(s));
/** The place of the site that hazards on the current company are about. */
export const thatPlace: Value = value('that place', [], (g) => `${g.ref(placeThere)}(s)`, say`the site`);
const isGrantedHere = (s: S, card: number): boolean => {
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (isLastingOf(s, row, s.card.def[card]) && s.effect.amount[row] === placeThere(s)) return true;
  for (let e = s.global.entries; e !== 0; e--)
    if (s.entry.source[e] !== card && s.card.def[s.entry.source[e]] === s.card.def[card]) return true;
  return false;
};
/** "Cannot be duplicated on a given site", of what is about a place for a while. */
export const notGrantedHere: Condition = condition(
  'not granted here',
  [],
  (g) => `!${g.ref(isGrantedHere)}(s, self)`,
  say`no other copy of it is in effect at that site`,
);

/** A site counts as another type until the end of the turn. */
const isThatSite: Filter = filter(
  'that site',
  [],
  (_g, v) => `${v.it} === ${about}`,
  definite(say`that site`),
);
export const treatSiteAs = (type: SiteType): Effect => ({
  ...grantAbout(
    modifier({ attribute: siteType, of: isThatSite, by: siteTypes.indexOf(type), change: 'set' }),
    untilEndOfTurn,
    thatSite,
  ),
  say: say`until the end of the turn, treat that site as a ${word(type)}`,
});
const recolour = (s: S, from: number, to: number): void => {
  for (let i = 1; i <= s.global.pathLength; i++)
    if (s.path.type[i] === from) {
      s.path.type[i] = to;
      return;
    }
};
/** One region in the path of the company now moving counts as another type. */
export const treatRegionAs = (from: RegionType, to: RegionType): Effect =>
  verb(
    'treat region as',
    recolour,
    [regionTypes.indexOf(from), regionTypes.indexOf(to)],
    say`until the end of the turn, treat one ${word(from)} in the company's site path as a ${word(to)}`,
  );
/** One region of a type in the path of the company now moving counts as two Wildernesses. */
export const treatAsTwo = (from: RegionType): Effect =>
  verb(
    'treat as two',
    doubleRegion,
    [regionTypes.indexOf(from)],
    say`until the end of the turn, treat one ${word(from)} in the company's site path as ${2} ${counted({ adjectives: [], noun: 'wilderness', after: [] }, 'many')}`,
  );
/** With Doors of Night in play: a region of the path or the site counts as another type; not twice at once. */
export const turnsByNight = (
  region: readonly [from: RegionType, to: RegionType],
  site: readonly [from: SiteType, to: SiteType],
): Ability[] => [
  shortEvent({
    when: asHazard,
    if: all(doorsOfNight, pathHas([1, region[0]]), notInEffect),
    effect: treatRegionAs(...region),
  }),
  shortEvent({
    when: asHazard,
    if: all(doorsOfNight, targetSiteIs(site[0]), targetSiteOnSurface, notInEffect),
    effect: treatSiteAs(site[1]),
  }),
];

/** Of a site card: it had a hoard when the turn began. ME-ITEM-2012 */
export const withHoard: Filter = filter(
  'with a hoard',
  [],
  (g, v) => `${g.ref(hasHoard)}(s, ${v.it})`,
  behind(say`with a hoard`),
);
/** A card of a unique Dragon that stays in play. */
export const aDragonAtHome: Filter = called(
  { adjectives: [], noun: 'Dragon at Home', after: [] },
  both(
    hazardPermanent,
    filter('of a Dragon', [], (g, v) => `${g.ref(lairOf)}(s.card.def[${v.it}]) !== 0`, noun('Dragon')),
  ),
);
const placeOf = (s: S, card: number): number =>
  printed.kind(s, card) === Type.site ? printed.place(s, card) : lairOf(s.card.def[card]);
const isPlayedThere = (s: S, company: number, card: number): boolean =>
  company !== 0 && printed.place(s, s.company.site[company]) === placeOf(s, hostOf(s, card));
/** Of a card that was played: at the site that this one lies on, or at the lair of the Dragon that it lies on. */
export const playedAtItsSite: Condition = condition(
  'played at its site',
  [],
  (g) => `${g.ref(isPlayedThere)}(s, n, self)`,
  say`that was at the site of ${self.say}, or at the lair of its Dragon`,
);
export const guardsFacedAgain: Effect = verb(
  'guards again',
  faceGuardsAgain,
  [],
  say`the company faces the automatic-attacks of the site again`,
);
