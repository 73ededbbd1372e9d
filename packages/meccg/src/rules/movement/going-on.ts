/**
 * Going on below: at the end of its movement/hazard phase a company may try to move on, and has another such phase.
 *
 * Owns   who may, and where to: an adjacent site that it has not used this turn.
 * Not    what happens on the way (turn/movement-hazard.ts).
 * Keeps  each phase that it has been through makes the next way harder by one; a way that is not found ends the day.
 */
import { isMarked, type Options, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { sites } from '../../map/map.ts';
import { mayUse } from '../../map/reach.ts';
import { isAdjacent } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { countOf, returnOnGuard } from '../companies/company.ts';
import { Deed, remember, timesOf } from '../companies/history.ts';
import { layOpen, returnSite, takeSite } from '../sites/sites.ts';
import { isUnchoked } from './caverns.ts';
import { isOpen, onTable } from './destinations.ts';
import { walkerOf } from './regions.ts';
import { findsWayFrom } from './under-deeps.ts';

/** Of a player: more than 0 while his companies may go on below. */
export const goesOn = engine.marker(
  'goes on below',
  () =>
    say`at the end of its movement/hazard phase, each of your moving companies may attempt to move with Under-deeps movement to a new site that it has not used this turn; another movement/hazard phase follows, and its Under-deeps rolls are modified by −${1} for each movement/hazard phase it has completed this turn`,
);
const any = (): boolean => true;
/** A company leaves one site card for another: both are used this turn. */
export function noteLeg(s: S, company: number): void {
  if (s.channel.first[goesOn.channel] === 0) return;
  remember(s, company, Deed.used, s.card.def[s.company.origin[company]]);
  remember(s, company, Deed.reached, s.card.def[s.company.destination[company]]);
}
const hasUsed = (s: S, company: number, site: number): boolean => {
  const isIt = (def: number): boolean => s.engine.definitions[def].id === sites[site]?.id;
  return timesOf(s, company, Deed.used, isIt) > 0 || timesOf(s, company, Deed.reached, isIt) > 0;
};
/** Where it may try to go on to; without options, whether there is anything. */
export function offerOnward(s: S, company: number, o: Options | null): boolean {
  const player = s.company.player[company];
  const { moved, returned, destination } = s.company;
  if (!isMarked(s, goesOn, player)) return false;
  if (moved[company] === 0 || returned[company] === 1 || countOf(s, company) === 0) return false;
  const from = printed.site(s, destination[company]);
  let found = false;
  for (let to = 1; to < sites.length; to++) {
    if (!isAdjacent(from, to) && !isUnchoked(s, player, from, to)) continue;
    if (!mayUse(walkerOf(s, company), to)) continue;
    if (hasUsed(s, company, to) || !isOpen(s, player, company, to)) continue;
    found = true;
    if (o === null) return true;
    o.number(to);
  }
  return found;
}
/** It tries; true: it is on its way, from where it was about to arrive. */
export function goOn(s: S, company: number, to: number): boolean {
  const player = s.company.player[company];
  const there = onTable(s, player, to);
  const card = there === 0 ? takeSite(s, player, to, company) : there;
  layOpen(s, card);
  const { origin, destination, cameFrom, done } = s.company;
  const from = destination[company];
  if (!findsWayFrom(s, company, from, card, -timesOf(s, company, Deed.reached, any))) {
    returnSite(s, card);
    return false;
  }
  returnOnGuard(s, company);
  origin[company] = from;
  cameFrom[company] = printed.site(s, from);
  destination[company] = card;
  done[company] = 0;
  return true;
}
