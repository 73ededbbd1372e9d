/** Great Ship: it stays by a company until the end of the turn, and lets its characters tap against hazards. */
import {
  type Ability,
  action,
  all,
  always,
  both,
  type CardRef,
  type Condition,
  choose,
  condition,
  cost,
  type Effect,
  type Filter,
  filter,
  modifier,
  type Standing,
  say,
  self,
  the,
  trigger,
  valueOf,
} from '@westmarch/kernel';
import { engine, turnEnds } from '../engine.ts';
import { regionTypes } from '../facts/names.ts';
import { companyOf } from '../rules/cards/cards.ts';
import { pathType } from '../rules/hazards/keying.ts';
import { type S } from '../state.ts';
import {
  aimedAtCompany,
  answering,
  byCreature,
  cancelAttack,
  cancelDeclared,
  cancellable,
  character,
  companyNumber,
  discardIt,
  facingAttack,
  grantToCompany,
  hazardEvent,
  inChain,
  onYourTurn,
  tapIt,
  thatCompany,
  untapped,
  untilEndOfTurn,
} from './words/index.ts';

// ——— Great Ship: it stays by the company until the end of the turn ———
const COASTAL = regionTypes.indexOf('coastal-sea');
/** Over the sea, and never two regions in a row without it. */
function sails(s: S, company: number): boolean {
  if (company === 0 || s.company.moved[company] === 0) return false;
  let sea = false;
  for (let i = 1; i <= s.global.pathLength; i++) {
    const coastal = pathType(s, i) === COASTAL;
    sea ||= coastal;
    if (!coastal && i > 1 && pathType(s, i - 1) !== COASTAL) return false;
  }
  return sea;
}
const atSea: Condition = condition(
  'at sea',
  [],
  (g) => `${g.ref(sails)}(s, s.global.company)`,
  say`the company's site path has a Coastal Sea and no two regions in a row that are not`,
);
/** Companies that have a ship. */
const ship = engine.attribute('ship', () => 0, 0);
const isAboard = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return company !== 0 && company === s.global.company && valueOf(s, ship, company) > 0;
};
const aboard: Filter = filter('aboard', [], (g, v) => `${g.ref(isAboard)}(s, ${v.it})`, {
  adjectives: [],
  noun: null,
  after: [say`in that company`],
});
const sailor = choose('character', both(untapped, character, aboard));
const tapSailor = cost(always(say`there is one to tap`), tapIt(the('character')));
const companyHas: Standing = modifier({ attribute: ship, of: thatCompany, by: 1 });
export const boardShip = (card: CardRef): Effect => ({
  ...grantToCompany(companyHas, untilEndOfTurn, companyNumber(card)),
  say: say`until the end of the turn the company has a ship`,
});
export const shipAbilities: readonly Ability[] = [
  action({
    window: answering,
    if: atSea,
    targets: [
      sailor,
      choose('hazard', aimedAtCompany('s.global.company', 'targets the company or anything in it'), inChain),
    ],
    costs: [tapSailor],
    effect: cancelDeclared(the('hazard')),
    rules: 'ME-CARD-0316 ME-CARD-0318',
  }),
  action({
    window: facingAttack,
    if: all(atSea, byCreature, cancellable),
    targets: [sailor],
    costs: [tapSailor],
    effect: cancelAttack,
    rules: 'ME-CARD-0317',
  }),
  action({
    window: onYourTurn,
    if: atSea,
    targets: [sailor, choose('hazard', both(hazardEvent, aboard))],
    costs: [tapSailor],
    effect: discardIt(the('hazard')),
    rules: 'ME-CARD-0317',
  }),
  {
    ...trigger(turnEnds, { effect: discardIt(self) }),
    say: say`discard ${self.say} at the end of the turn`,
  },
];
