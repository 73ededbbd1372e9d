/**
 * Prices in exertions: several of one character, one of several, or as many as their player likes. LR-EXERT-003, 004
 *
 * Keeps  who cannot exert so often is not chosen, and nobody pays two prices with one exertion (LR-COST-002).
 */
import {
  always,
  both,
  type CardRef,
  type Condition,
  type Cost,
  chooseMany,
  chooseNumber,
  cost,
  counted,
  type Filter,
  filter,
  numberChosen,
  remember,
  say,
  sequence,
  the,
  thereAre,
  withEach,
  worded,
} from '@westmarch/kernel';
import { canExert } from '../../../rules/combat/exertion.ts';
import { a, acting } from '../cards/choosing.ts';
import { ableToExert } from '../cards/fighting.ts';
import { unsaid } from '../cards/filters.ts';
import { discardable } from '../cards/placed.ts';
import { discardIt, exertIt } from '../doing.ts';
import { often } from '../telling.ts';
import { exertionsLeft, takesCard, takesExertion } from './takes.ts';
import { X } from './x.ts';

const ableToExertOften = (times: number): Filter =>
  filter('able to exert often', [], (g, v) => `${g.ref(canExert)}(s, ${v.it}, ${times}, self)`, unsaid);
const ruled = (rule: string, what: Condition): Condition => ({ ...what, rule });

/** One of them exerts so often: "exert Gandalf twice". LR-EXERT-004 */
export const exertOften = (which: Filter, times: number, name?: string): Cost => {
  const choice = a(both(which, ableToExertOften(times)), undefined, name);
  const can = { ...thereAre(1, choice.which), say: often(say`${counted(which.noun, 'a')} can exert`, times) };
  return cost(ruled('LR-EXERT-004', can), exertIt(choice, times), takesExertion(choice, times));
};

/** One of them exerts so often and is discarded then: "exert Sméagol 3 times and discard him". LR-EXERT-004, LR-RING-004 */
export const exertAndDiscard = (which: Filter, times: number, name?: string): Cost => {
  const able = both(discardable(which), ableToExertOften(times));
  const choice = a(able, undefined, name);
  return cost(
    ruled('LR-EXERT-004', {
      ...thereAre(1, able),
      say: often(say`${counted(which.noun, 'a')} can exert`, times),
    }),
    acting(choice, (card) =>
      worded(
        sequence(exertIt(card, times), discardIt(card)),
        say`${often(say`exert ${card.say}`, times)} and discard that card`,
      ),
    ),
    takesExertion(choice, times),
    takesCard(choice),
  );
};

/** So many different ones exert: "exert 2 Elves". */
export const exertSome = (n: number, which: Filter): Cost => {
  const several = chooseMany('exerted', both(which, ableToExert), { least: n, most: n });
  return {
    ...cost(
      ruled('LR-EXERT-003', {
        ...thereAre(n, both(which, ableToExert)),
        say: say`${counted(which.noun, n)} can exert`,
      }),
      sequence(several, withEach(several, exertIt(the(several.name)))),
      takesExertion(several),
    ),
    say: say`exert ${counted(which.noun, n)}`,
  };
};

/** "exert its bearer X times": as often as its player likes and it can. LR-EXERT-004 */
export const exertXTimes = (card: CardRef): Cost => ({
  ...cost(
    always(say`${card.say} can exert`),
    sequence(chooseNumber('X', 0, exertionsLeft(card)), exertIt(card, X)),
  ),
  say: say`exert ${card.say} X times`,
});

/** "discard X Orcs to …": any number of them, and X is how many. LR-COST-002 */
export const discardX = (which: Filter): Cost => {
  const able = discardable(which);
  const several = chooseMany('discarded', able, { least: 1 });
  return {
    ...cost(
      ruled('LR-COST-002', { ...thereAre(1, able), say: say`there is ${counted(which.noun, 'a')}` }),
      sequence(
        several,
        remember('X', numberChosen(several)),
        withEach(several, discardIt(the(several.name))),
      ),
      takesCard(several),
    ),
    say: say`discard ${counted(which.noun, X.say)}`,
  };
};

/** "exert X companions to …": any number of them, and X is how many. */
export const exertX = (which: Filter): Cost => {
  const several = chooseMany('exerted', both(which, ableToExert), { least: 1 });
  return {
    ...cost(
      ruled('LR-EXERT-003', {
        ...thereAre(1, both(which, ableToExert)),
        say: say`${counted(which.noun, 'a')} can exert`,
      }),
      sequence(several, remember('X', numberChosen(several)), withEach(several, exertIt(the(several.name)))),
      takesExertion(several),
    ),
    say: say`exert ${counted(which.noun, X.say)}`,
  };
};
