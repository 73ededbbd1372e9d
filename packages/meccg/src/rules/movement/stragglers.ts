/**
 * Falling behind: somebody leaves his company on its way, and goes the same way after it. ME-CARD-0406
 *
 * Keeps  he has a movement/hazard phase of his own right after that of the others, with a hazard limit of one; when all
 *        have moved he may join them again. Whoever is alone cannot fall behind.
 */
import type { S } from '../../state.ts';
import { companyOf } from '../cards/cards.ts';
import { countOf } from '../companies/company.ts';
import { splitOff } from '../companies/splitting-off.ts';
import { Onward } from './moving-on.ts';

/** Where the way is kept that is still to be gone. */
const KEPT = 8;
function copyWay(s: S, from: number, to: number, length: number): void {
  const { region, type, doubled } = s.path;
  for (let i = 1; i <= length; i++) {
    region[to + i] = region[from + i];
    type[to + i] = type[from + i];
    doubled[to + i] = doubled[from + i];
  }
}
export function fallBehind(s: S, character: number): void {
  const company = companyOf(s, character);
  if (countOf(s, company) < 2) return;
  const alone = splitOff(s, character, company);
  if (alone === 0) return;
  s.company.partOf[alone] = s.company.done[alone] = 0;
  s.company.leftBehind[alone] = 1;
  if (s.company.moved[alone] === 0) {
    s.company.site[alone] = s.company.site[company];
    return;
  }
  s.company.onward[alone] = Onward.below;
  s.global.leftLength = s.global.pathLength;
  s.global.leftByRegions = s.global.byRegions;
  copyWay(s, 0, KEPT, s.global.pathLength);
}
/** He sets out: the way lies before him as it lay before the others. */
export function goTheSameWay(s: S, company: number): void {
  if (s.company.leftBehind[company] === 0 || s.company.moved[company] === 0) return;
  s.global.pathLength = s.global.leftLength;
  s.global.byRegions = s.global.leftByRegions;
  copyWay(s, KEPT, 0, s.global.leftLength);
}
