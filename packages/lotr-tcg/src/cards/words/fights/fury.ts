/** What drives minions on: fierce until they are exhausted, and stronger for every wound in their skirmish. */
import {
  both,
  type Condition,
  exactly,
  type Modifier,
  modifier,
  not,
  passes,
  say,
  self,
  times,
} from '@westmarch/kernel';
import { fierce, strength } from '../../../engine.ts';
import { woundsOn } from '../cards/each.ts';
import { exhausted, inItsSkirmish } from '../cards/fighting.ts';
import { character } from '../cards/filters.ts';

const notExhausted: Condition = {
  ...not(passes(self, exhausted)),
  say: say`${self.say} is not exhausted`,
};
export const fierceUntilExhausted: Modifier = modifier({
  attribute: fierce,
  of: exactly(self),
  by: 1,
  if: notExhausted,
});

/** Whoever fights there, on either side, itself too. LR-ERRATA-066, 068, 070, 072 */
export const strongerForWounds = (by: number): Modifier =>
  modifier({
    attribute: strength,
    of: exactly(self),
    by:
      by === 1
        ? woundsOn(both(character, inItsSkirmish))
        : times(by, woundsOn(both(character, inItsSkirmish))),
  });
