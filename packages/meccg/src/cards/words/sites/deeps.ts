/** The Under-deeps: who is there or on the way there, and who has nothing to do with them. */
import { behind, type Condition, condition, type Filter, filter, say } from '@westmarch/kernel';
import { placeOfSite } from '../../../map/map.ts';
import { isDeep } from '../../../map/under-deeps.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { hazardSite } from '../../../rules/hazards/keying.ts';
import { isBelow, isUnder } from '../../../rules/movement/under-deeps.ts';
import type { S } from '../../../state.ts';

const isAboveGround = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return (
    !isBelow(s, company) && !(s.company.moved[company] === 1 && isUnder(s, s.company.destination[company]))
  );
};
/** Whoever has nothing to do with the Under-deeps now. */
export const aboveGround: Filter = filter(
  'above ground',
  [],
  (g, v) => `${g.ref(isAboveGround)}(s, ${v.it})`,
  behind(say`neither at an Under-deeps site nor moving to or from one`),
);

const isBelowThere = (s: S): boolean => isUnder(s, hazardSite(s, s.global.company));
export const targetSiteBelow: Condition = condition(
  'target site below',
  [],
  (g) => `${g.ref(isBelowThere)}(s)`,
  say`the company's new or current site is an Under-deeps site`,
  say`the company's new or current site is not an Under-deeps site`,
);

const goesDeep = (s: S): boolean => {
  const { company } = s.global;
  const { moved, destination, cameFrom } = s.company;
  return (
    moved[company] === 1 && (isUnder(s, destination[company]) || isDeep[placeOfSite[cameFrom[company]]] === 1)
  );
};
export const toOrFromUnderDeeps: Condition = condition(
  'to or from the Under-deeps',
  [],
  (g) => `${g.ref(goesDeep)}(s)`,
  say`it moves to or from an Under-deeps site`,
);
