/**
 * Workshops: sites where one technology item a site phase is made, whether they are tapped or not.
 *
 * Keeps  one for each company that is there.
 */
import { isMarked, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Phase, type S } from '../../state.ts';
import { Deed, timesOf } from '../companies/history.ts';

/** Of a site card: more than 0 where technology is made. */
export const workshop = engine.marker(
  'workshop',
  (whose) =>
    say`one technology item is playable at ${whose} during your site phase, whether it is tapped or untapped`,
);
const technologies = new Set<number>();
export const registerTechnology = (def: number): unknown => technologies.add(def);
const isTechnology = (def: number): boolean => technologies.has(def);

/** The item is technology, and the first that this company makes at the site in this phase. */
export const isMadeHere = (s: S, company: number, item: number): boolean =>
  isTechnology(s.card.def[item]) &&
  isMarked(s, workshop, s.company.site[company]) &&
  timesOf(s, company, Deed.played, isTechnology, Phase.site) === 0;
