/**
 * Cards that call an agent to the company they lie with: one may come to it at a Haven as other characters do, and has the
 * card from then on. ME-CARD-0534, 0538
 *
 * Not    starting companies (beginning.ts).
 */
import { move, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isAgent } from '../cards/cards.ts';
import { atHaven, siteNumber } from '../companies/company.ts';
import { siteTextOf } from '../sites/site-texts.ts';

const summons = new Set<number>();
export const registerSummons = (def: number): unknown => summons.add(def);

/** The card by which an agent may come to a company where it stands; 0: none. */
export function summonsFor(s: S, company: number, card: number): number {
  if (!isAgent(s, card) || !atHaven(s, company)) return 0;
  if (siteTextOf(siteNumber(s, company)).arrivals !== undefined) return 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.ofCompany[c] === company && summons.has(s.card.def[c])) return c;
  return 0;
}
/** How much less mind he will have by it: never none is left. */
export const mindSpared = (s: S, company: number, card: number): number =>
  printed.mind(s, card) > 1 && summonsFor(s, company, card) !== 0 ? 1 : 0;
/** It goes from the company to him. */
export function giveSummons(s: S, by: number, card: number): void {
  if (by === 0) return;
  s.card.ofCompany[by] = 0;
  move(s, by, place(s, Zone.on, card));
}
