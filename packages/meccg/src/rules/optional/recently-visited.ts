/**
 * An optional rule: sites that opponents have been to are guarded more heavily. ME-OPT-4003, 4012
 *
 * Keeps  a site is its place: whichever card of it an opponent has used. One's own pile does not count.
 */
import { EACH } from '../../facts/cards.ts';
import { versionsOfPlace } from '../../map/map.ts';
import { LOCATIONS, Location, type S } from '../../state.ts';
import { placeOf } from '../companies/company.ts';
import { countsVisits } from './optional.ts';

/** A card of that place lies in the discard pile of a player. */
function hasDiscarded(s: S, player: number, place: number): boolean {
  const versions = versionsOfPlace[place];
  for (let i = 0; i < versions.length; i++)
    if (s.location.state[(player - 1) * LOCATIONS + versions[i]] === Location.discarded) return true;
  return false;
}

/** What lies ready as an automatic-attack on a company is stronger by one for each opponent who has been there. */
export function addVisits(s: S, attack: number, company: number): void {
  if (!countsVisits(s)) return;
  const at = placeOf(s, company);
  let visits = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== s.company.player[company] && hasDiscarded(s, p, at)) visits++;
  if (s.attack.strikes[attack] !== EACH) s.attack.strikes[attack] += visits;
  s.attack.prowess[attack] += visits;
}
