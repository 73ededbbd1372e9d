/** Companies that stand at another site all at once. ME-CARD-0084, 0304 */
import {
  type CardRef,
  type Condition,
  condition,
  type Effect,
  NOTHING,
  say,
  self,
  verb,
} from '@westmarch/kernel';
import { companyOf } from '../../../rules/cards/cards.ts';
import { siteNumber } from '../../../rules/companies/company.ts';
import { mayRelocate, nearestHaven, relocate } from '../../../rules/movement/relocating.ts';
import type { S } from '../../../state.ts';

const flee = (s: S, who: number): void => {
  const company = companyOf(s, who);
  relocate(s, company, nearestHaven(s, company));
};
/** The company of somebody stands at the nearest Haven. */
export const toNearestHaven = (who: CardRef): Effect =>
  verb('to the nearest Haven', flee, [who], say`replace its company's site with the nearest Haven`);
const canFlee = (s: S, who: number): boolean => {
  const company = companyOf(s, who);
  return company !== 0 && mayRelocate(s, company, nearestHaven(s, company));
};
export const nearestHavenFree = (who: CardRef): Condition =>
  condition('nearest Haven free', [who], (g, v) => `${g.ref(canFlee)}(s, ${who.js(g, v)})`, NOTHING);

const goBack = (s: S, card: number): void => relocate(s, s.card.ofCompany[card], s.card.where[card]);
/** The company that this card lies with stands again where it began. */
export const toWhereItBegan: Effect = verb(
  'to where it began',
  goBack,
  [self],
  say`replace the company's site with the Haven at which it began the turn`,
);
const canGoBack = (s: S, card: number): boolean => mayRelocate(s, s.card.ofCompany[card], s.card.where[card]);
export const mayGoBack: Condition = condition(
  'may go back',
  [],
  (g) => `${g.ref(canGoBack)}(s, self)`,
  NOTHING,
);
const noteWhere = (s: S, card: number): void => {
  s.card.where[card] = siteNumber(s, s.card.ofCompany[card]);
};
/** It remembers where its company stands. */
export const notesWhere: Effect = verb('note where', noteWhere, [self], NOTHING);
