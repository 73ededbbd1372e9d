/** Sites: what holds while the fellowship is there, and what happens as it comes and goes. LR-ACTIVE-006, LR-MOVE-005, 007 */
import {
  type Ability,
  type Condition,
  counted,
  type Effect,
  exactly,
  type Filter,
  modifier,
  say,
  self,
  trigger,
} from '@westmarch/kernel';
import { cost } from '../../engine.ts';
import { movedFrom, movedTo } from '../../rules/events.ts';
import { here } from './conditions.ts';
import { told } from './telling.ts';

/** Cards cost more or less while the fellowship is there. */
export const costsHere = (which: Filter, by: number): Ability => ({
  ...modifier({ attribute: cost, of: which, by, if: here, rules: 'LR-ACTIVE-006' }),
  say: say`the twilight cost of each ${counted(which.noun, 'bare')} is ${by > 0 ? say`+${by}` : say`${by}`}`,
});

/** As the fellowship comes. */
export function movesHere(effect: Effect, when?: Condition): Ability {
  const [does] = told([effect], [effect.say]);
  return {
    ...trigger(movedTo, {
      of: exactly(self),
      ...(when === undefined ? {} : { if: when }),
      effect,
      rules: 'LR-MOVE-007',
    }),
    say:
      when === undefined
        ? say`when the fellowship moves to ${self.say}, ${does}`
        : say`when the fellowship moves to ${self.say} and ${when.say}, ${does}`,
  };
}
/** As the fellowship goes. */
export function movesOn(effect: Effect): Ability {
  const [does] = told([effect], [effect.say]);
  return {
    ...trigger(movedFrom, { of: exactly(self), effect, rules: 'LR-MOVE-005' }),
    say: say`when the fellowship moves from ${self.say}, ${does}`,
  };
}
