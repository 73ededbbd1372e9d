/**
 * Companies in the Under-deeps: the roll to get on, and what becomes of one that does not. ME-UNDER-506, 513..516
 *
 * Owns   the movement roll, and which companies count as being below.
 * Not    which sites are adjacent (map/under-deeps.ts).
 * Keeps  a failed roll is no return to the site of origin: the company never meant to move (DECISIONS A11).
 */
import { printed } from '../../engine.ts';
import { placeOfSite } from '../../map/map.ts';
import { isDeep, numberToRoll } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { roll2d6 } from '../dice.ts';
import { returnSite } from '../sites/sites.ts';

/** A site card is one of the Under-deeps. */
export const isUnder = (s: S, site: number): boolean => isDeep[printed.place(s, site)] === 1;

/** A company is at an Under-deeps site, or has left one this turn. DECISIONS D16 */
export const isBelow = (s: S, company: number): boolean =>
  company !== 0 &&
  (isUnder(s, s.company.site[company]) ||
    (s.company.moved[company] === 1 && isDeep[placeOfSite[s.company.cameFrom[company]]] === 1));

/** A company that has shown its new site rolls for the way there, if it needs to. ME-UNDER-514 */
export function findsWayBelow(s: S, company: number): boolean {
  const { site, destination } = s.company;
  const needed = numberToRoll(printed.site(s, site[company]), printed.site(s, destination[company]));
  return needed === 0 || roll2d6(s) >= needed;
}

/** It did not find the way: the new site goes back, and all is as if the company had not declared to move. */
export function staysBelow(s: S, company: number): void {
  const newSite = s.company.destination[company];
  s.company.destination[company] = 0;
  returnSite(s, newSite);
}
