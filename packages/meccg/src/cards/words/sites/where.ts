/** Where somebody is: at a site of a name, at a Haven, at the site of another or of this card. */
import { behind, type CardRef, type Condition, condition, type Filter, filter, say } from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { placeIndex } from '../../../map/map.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { atHaven, placeOf } from '../../../rules/companies/company.ts';
import { Phase, type S } from '../../../state.ts';
import { siteUnder } from './sites.ts';

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
/** Whoever the sentence is about already: his site needs no name. */
const NEAR: ReadonlySet<string> = new Set(['self', 'host', 'the', 'subject']);
export const atSiteOf = (card: CardRef): Filter =>
  filter(
    'at the site of',
    [card],
    (g, v) => `${g.ref(atSameSite)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(NEAR.has(card.word) ? say`at the same site` : say`at the site of ${card.say}`),
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
const isAtItsSite = (s: S, card: number, source: number): boolean => {
  const site = siteUnder(s, source);
  const company = companyOf(s, card);
  return company !== 0 && placeOf(s, company) === printed.place(s, site);
};
/** Whoever is at any version of that site. */
export const atItsSite: Filter = filter(
  'at its site',
  [],
  (g, v) => `${g.ref(isAtItsSite)}(s, ${v.it}, self)`,
  behind(say`at any version of its site`),
);
