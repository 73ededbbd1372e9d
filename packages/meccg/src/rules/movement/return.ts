/**
 * Going back: a company that must return to its site of origin. ME-RETURN, ME-MOVE-016..019
 *
 * Keeps  its path is gone at once, its movement/hazard phase is over, and it has not moved; the new site leaves the
 *        table unless another company needs it.
 */
import { Phase, type S } from '../../state.ts';
import { returnSite } from '../sites/sites.ts';

/** No way has more regions. */
const LONGEST = 8;
export function clearPath(s: S): void {
  // Behind it lies the way of whoever fell behind (stragglers.ts).
  for (let i = 1; i <= LONGEST; i++) s.path.region[i] = s.path.type[i] = s.path.doubled[i] = 0;
  s.global.pathLength = s.global.byRegions = 0;
}

/** A company on its way goes back; one that stays where it is cannot. */
export function returnToOrigin(s: S, company: number): void {
  if (s.company.moved[company] === 0) return;
  const newSite = s.company.destination[company];
  s.company.site[company] = s.company.origin[company];
  s.company.origin[company] = s.company.destination[company] = s.company.moved[company] = 0;
  s.company.returned[company] = 1;
  if (s.global.company === company) clearPath(s);
  returnSite(s, newSite);
}

/** The company whose movement/hazard phase it is was sent back: nothing more can happen in it. ME-RETURN-500 */
export const isSentBack = (s: S): boolean =>
  s.global.phase === Phase.movementHazard && s.company.returned[s.global.company] === 1;
