/** So much for each of something: what is counted, and words that do something as often. LR-EFFECT-010, LR-SPOT-002 */
import {
  both,
  chooseMany,
  counted,
  type Effect,
  type Filter,
  inForce,
  NOTHING,
  say,
  sequence,
  the,
  type Value,
  value,
  withEach,
} from '@westmarch/kernel';
import { discardIt, healIt } from '../doing.ts';
import { healable } from './filters.ts';

/** Wounds and exertions on all of them together. LR-WOUND-006 */
export const woundsOn = (which: Filter): Value => ({
  ...value(
    'wounds on',
    [which],
    (g, v) =>
      g.hoist(
        `let sum = 0; ${inForce.loop(g, v, (c) => `if (${which.js(g, { ...v, it: c })}) sum += s.card.wounds[${c}];`)} return sum;`,
        v.it,
      ),
    say`the number of wounds on ${counted(which.noun, 'many')}`,
  ),
  perEach: { factor: 1, each: say`for each wound on each ${counted(which.noun, 'bare')}` },
});

/** As many as are counted, or fewer if its player likes: he need not spot all. LR-SPOT-002 */
export const discardPer = (which: Filter, number: Value): Effect => {
  const choice = chooseMany('discarded', which, { most: number });
  return {
    ...sequence(choice, withEach(choice, discardIt(the(choice.name)))),
    say: say`discard ${counted(which.noun, 'a')} ${number.perEach?.each ?? NOTHING}`,
  };
};

/** Different ones, and as many as its player likes. */
export const healUpTo = (n: number, which: Filter): Effect => {
  const choice = chooseMany('healed', both(which, healable), { most: n });
  return {
    ...sequence(choice, withEach(choice, healIt(the(choice.name)))),
    say: say`heal up to ${counted(which.noun, n)}`,
  };
};
