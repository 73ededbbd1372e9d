/** What can be undone no more: wounds that nobody heals, burdens that nobody removes. LR-EFFECT-001 */
import {
  type Ability,
  all,
  type Condition,
  counted,
  type Filter,
  forbid,
  NOTHING,
  not,
  otherCard,
  type Phrase,
  type Prohibition,
  passes,
  say,
  whilst,
} from '@westmarch/kernel';
import { noHeal, noUnburden } from '../../engine.ts';

/** Nobody can, but texts of such cards may. */
interface Unless {
  readonly except?: Filter;
  readonly if?: Condition;
}
function never(what: Prohibition, text: Phrase, { except, if: when }: Unless): Ability {
  const tests = [
    ...(when === undefined ? [] : [when]),
    ...(except === undefined ? [] : [not(passes(otherCard, except))]),
  ];
  const said = except === undefined ? text : say`${text} (except by ${counted(except.noun, 'many')})`;
  return {
    ...forbid(what, tests.length === 0 ? {} : { if: { ...all(...tests), say: NOTHING } }),
    say: whilst(said, when),
  };
}
export const woundsStay = (unless: Unless = {}): Ability =>
  never(noHeal, say`wounds cannot be healed`, unless);
export const burdensStay = (unless: Unless = {}): Ability =>
  never(noUnburden, say`burdens cannot be removed`, unless);
