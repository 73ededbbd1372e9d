/**
 * The hazard limit: how many hazards may be declared on the company now moving. ME-HAZ-002, 2005..2009, ME-SIDE-2007
 *
 * Owns   the number itself, and what is added before it is halved.
 * Not    counting what is declared (chain.ts), or which hazards do not count.
 * Keeps  nothing is stored but the size that it began with and what is over and done with: what a card in play adds is
 *        asked for anew, so that it ends with the card.
 */
import { isMarked, markOf, type Options, say } from '@westmarch/kernel';
import { engine, limitAtSite } from '../../engine.ts';
import type { S } from '../../state.ts';
import { countsFirst } from '../companies/history.ts';

/** Of a company: what cards in play add to its hazard limit, as long as they do. */
export const limitOnWay = engine.attribute('hazard limit on the way', () => 0, {
  reads: (whose, by) => say`the hazard limit against ${whose} is changed by ${by}`,
});

const LEAST = 2;
/** Of a company: what cards in play take from its limit, but never below two. */
export const limitDown = engine.attribute('hazard limit down to two', () => 0, {
  reads: (whose, by) =>
    say`the hazard limit against ${whose} is modified by ${by} (to a minimum of ${LEAST})`,
});
const lowered = (limit: number, by: number): number => (limit > LEAST ? Math.max(LEAST, limit + by) : limit);

/** What the new site of the company adds. */
const atNewSite = (s: S, company: number): number => markOf(s, limitAtSite, s.company.destination[company]);
const onTheWay = (s: S, company: number): number => markOf(s, limitOnWay, company);
const byEffect = (s: S, row: number, company: number): number =>
  s.engine.abilities[s.effect.ability[row]].fold(s, row, company, 0);

/** What is added before the limit is halved: in the order that the company's player chose. ME-HAZ-2007 */
function addedFirst(s: S, company: number): number {
  const { destination } = s.company;
  let sum = countsFirst(s, company, s.card.def[destination[company]]) ? atNewSite(s, company) : 0;
  for (let row = s.channel.first[limitOnWay.channel]; row !== 0; row = s.effect.next[row])
    if (countsFirst(s, company, s.card.def[s.effect.source[row]])) sum += byEffect(s, row, company);
  return sum;
}

/** Two at least, or its size, with all that changes it; halved where the sideboard was used. ME-HAZ-2005, ME-SIDE-2007 */
export function hazardLimit(s: S): number {
  const { company, active, limitChange } = s.global;
  const base = s.company.leftBehind[company] === 1 ? 1 : Math.max(2, s.company.size[company]);
  const added = atNewSite(s, company) + onTheWay(s, company);
  const down = markOf(s, limitDown, company);
  if (s.player.hazardsHalved[active] === 0) return lowered(base + added + limitChange, down);
  const first = added === 0 ? 0 : addedFirst(s, company);
  const after = added - first + limitChange;
  const halved = ((base + first + 1) >> 1) + after;
  // Its player says what comes first, and one order is never worse for him than the other. ME-HAZ-2007
  return Math.min(lowered(halved, down), ((lowered(base + first, down) + 1) >> 1) + after);
}

/** The limit is halved, and other cards change it too: those that could come before that. ME-HAZ-2007 */
export function offerOrderOfLimit(s: S, company: number, o: Options): void {
  if (s.player.hazardsHalved[s.global.active] === 0) return;
  const site = s.company.destination[company];
  const { source, next } = s.effect;
  if (atNewSite(s, company) !== 0 && !countsFirst(s, company, s.card.def[site])) o.card(site);
  for (let row = s.channel.first[limitOnWay.channel]; row !== 0; row = next[row])
    if (byEffect(s, row, company) !== 0 && !countsFirst(s, company, s.card.def[source[row]]))
      o.card(source[row]);
  if (o.count === 0) return;
  if (o.count === 1 && isTheSame(s, company)) o.clear();
  else o.pass();
}

/** The one card that is left makes no difference, before the halving or after it. */
function isTheSame(s: S, company: number): boolean {
  const first = addedFirst(s, company);
  const left = atNewSite(s, company) + onTheWay(s, company) - first;
  const base = Math.max(2, s.company.size[company]) + first + 1;
  return (base + left) >> 1 === (base >> 1) + left;
}

/** Of a company: more than 0 while what is left of its limit can still be used in its site phase. */
export const limitLasts = engine.marker(
  'limit that lasts',
  (whose) => say`what is left of the hazard limit against ${whose} counts in its site phase`,
);
/** The movement/hazard phase of a company ends. */
export function keepLimit(s: S, company: number): void {
  if (isMarked(s, limitLasts, company))
    s.company.hazardsLeft[company] = Math.max(0, hazardLimit(s) - s.global.hazardsDeclared);
}
