/** Where somebody is: at a site of a name, at a Haven, at the site of another or of this card. */
import { behind, type CardRef, type Condition, condition, type Filter, filter, say } from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { placeIndex } from '../../../map/map.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { atHaven, placeOf } from '../../../rules/companies/company.ts';
import type { S } from '../../../state.ts';
import { siteUnder } from './sites.ts';

// A company on its way is at no site until all have moved: its place is 0. DECISIONS A8
const isAt = (s: S, card: number, site: number): boolean => placeOf(s, companyOf(s, card)) === site;
/** A card is at a site of that name. */
export const isAtSite = (card: CardRef, name: string): Condition =>
  condition(
    'is at',
    [card],
    (g, v) => `${g.ref(isAt)}(s, ${card.js(g, v)}, ${placeIndex(name)})`,
    say`${card.say} is at ${name}`,
  );
const isAtHaven = (s: S, card: number): boolean => atHaven(s, companyOf(s, card));
export const isAtAHaven = (card: CardRef): Condition =>
  condition(
    'is at a Haven',
    [card],
    (g, v) => `${g.ref(isAtHaven)}(s, ${card.js(g, v)})`,
    say`${card.say} is at a Haven`,
    say`${card.say} is not at a Haven`,
  );
const atSameSite = (s: S, a: number, b: number): boolean => {
  const at = placeOf(s, companyOf(s, a));
  return at !== 0 && at === placeOf(s, companyOf(s, b));
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
const standsAt = (s: S, card: number, site: number): boolean =>
  placeOf(s, companyOf(s, card)) === printed.place(s, site);
/** Characters at this site, whoever's card they are at. */
export const atThisSite: Filter = filter(
  'at this site',
  [],
  (g, v) => `${g.ref(standsAt)}(s, ${v.it}, self)`,
  behind(say`at this site`),
);
const isAtItsSite = (s: S, card: number, source: number): boolean => {
  const site = siteUnder(s, source);
  return site !== 0 && placeOf(s, companyOf(s, card)) === printed.place(s, site);
};
/** Whoever is at any version of that site. */
export const atItsSite: Filter = filter(
  'at its site',
  [],
  (g, v) => `${g.ref(isAtItsSite)}(s, ${v.it}, self)`,
  behind(say`at any version of its site`),
);
