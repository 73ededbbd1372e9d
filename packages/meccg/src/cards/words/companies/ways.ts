/**
 * What is played on a company before it moves and holds in each of its movement/hazard phases by where it goes then.
 *
 * Keeps  it is declared when the new site is shown, and again in a second movement/hazard phase of the turn; where the
 *        site is of another type when it resolves, or becomes one, it does nothing (ME-MOVE-519, ME-CARD-0669).
 */
import {
  all,
  behind,
  type CardRef,
  type Condition,
  condition,
  type Effect,
  type Filter,
  filter,
  forbid,
  ifSo,
  listed,
  NOTHING,
  type Phrase,
  say,
  stating,
  trigger,
  untilEnd,
  type Value,
  verb,
  word,
} from '@westmarch/kernel';
import { companyMoves } from '../../../events.ts';
import type { SiteType } from '../../../facts/names.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { keyedWays } from '../../../rules/chain/forbidden.ts';
import { KeyedBy } from '../../../rules/hazards/keying.ts';
import { letMoveOn } from '../../../rules/movement/moving-on.ts';
import { isHavenFor } from '../../../rules/sites/sites.ts';
import type { S } from '../../../state.ts';
import { journey } from '../../../turn/movement-hazard.ts';
import { untilEndOfTurn } from '../playing/events.ts';
import { isType } from '../sites/sites.ts';
import { eventCompany, grantToCompany, toThatCompany } from './about.ts';
import { companyNumber } from './company.ts';

/** A company, by one of its members: it has declared its movement. */
export const declaredCompany: Filter = {
  ...filter(
    'declared',
    [],
    (g, v) => `s.company.destination[${g.ref(companyOf)}(s, ${v.it})] !== 0`,
    behind(say`that has declared its movement`),
  ),
  atDeclaration: true,
};
/** Of what is asked of a company: its new site is of one of these types. */
export const itsNewSiteIs = (...types: SiteType[]): Condition =>
  condition(
    'its new site is',
    [],
    (g) => `(s.company.destination[a] !== 0 && ${isType('s.company.destination[a]', types, g)})`,
    say`it moves to a ${listed(
      types.map((type) => word(type)),
      'or',
    )}`,
  );
/** Of a way of keying, `b`: it is to a region, by type or by name. */
export const isToRegion: Condition = condition(
  'is to a region',
  [],
  () => `(b >> 8 === ${KeyedBy.regionType} || b >> 8 === ${KeyedBy.regionName})`,
  NOTHING,
);
/** The same: to anything but the site. */
export const isNotToSite: Condition = condition(
  'is not to the site',
  [],
  () => `(b >> 8 < ${KeyedBy.siteType})`,
  NOTHING,
);
/** If the company moves to such a site, creatures are not keyed so on it. */
export function safeWay(company: CardRef, to: SiteType, barred: Condition, text: Phrase): Effect {
  const there = itsNewSiteIs(to);
  const holds = grantToCompany(
    forbid(keyedWays, { if: all(toThatCompany, barred, there) }),
    untilEnd(journey),
    eventCompany,
  );
  return {
    ...grantToCompany(
      trigger(companyMoves, { if: toThatCompany, effect: ifSo(there, holds) }),
      untilEndOfTurn,
      companyNumber(company),
    ),
    say: stating(say`if ${there.say} this turn, ${text}`),
  };
}

// ——— moving on: rules/movement/moving-on.ts ———
const hasCome = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return (
    company === s.global.company &&
    s.company.moved[company] === 1 &&
    isHavenFor(s, s.company.player[company], s.company.destination[company])
  );
};
/** A company, by one of its members: it has moved to a Haven in the movement/hazard phase that is about to end. */
export const hasMovedToHaven = (text: Phrase): Filter =>
  filter('has moved to a Haven', [], (g, v) => `${g.ref(hasCome)}(s, ${v.it})`, behind(text));
/** It may have another movement/hazard phase right after this one. */
export const movesOn = (company: Value): Effect =>
  verb(
    'move on',
    letMoveOn,
    [company],
    say`let it move to an additional site, in another movement/hazard phase that follows immediately`,
  );
/** Of the end of a movement/hazard phase: it was the first that the company has had this turn, and it has moved. */
export const afterFirstMove: Condition = condition(
  'after the first move',
  [],
  () => '(s.company.phases[a] === 1 && s.company.moved[a] === 1)',
  NOTHING,
);
