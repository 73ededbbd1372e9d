/** So much for each of something: what is counted, and words that do something as often. LR-EFFECT-010, LR-SPOT-002 */
import {
  both,
  type CardRef,
  chooseMany,
  chooseNumber,
  columnOf,
  counted,
  type Effect,
  effect,
  type Filter,
  forEach,
  inForce,
  lesser,
  many,
  NOTHING,
  type Num,
  non,
  type PlayerRef,
  remembered,
  repeat,
  say,
  sequence,
  the,
  type Value,
  value,
  withEach,
  word,
  you,
} from '@westmarch/kernel';
import { Zone } from '../../../state.ts';
import { discardIt, exertIt, healIt, woundIt } from '../doing.ts';
import { acting, type Who } from './choosing.ts';
import { chosenBefore, eachOf } from './different.ts';
import { ableToExert, healable } from './fighting.ts';
import { machine } from './filters.ts';

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

/** The same of one card. */
export const woundsOnThe = (card: CardRef): Value => ({
  ...columnOf(card, 'wounds'),
  say: say`the number of wounds on ${card.say}`,
  perEach: { factor: 1, each: say`for each wound on ${card.say}` },
});
/** How many such cards are borne by the character whose number it is. LR-ATTACH-001 */
export const borneByIt = (which: Filter): Value => ({
  ...value(
    'borne by it',
    [which],
    (g, v) =>
      g.hoist(
        `let k = 0; for (let c = s.place.first[s.layout.placeBase[${Zone.on}] + it]; c !== 0; c = s.card.next[c]) if (${which.js(g, { ...v, it: 'c' })}) k++; return k;`,
        v.it,
      ),
    say`the number of ${counted(which.noun, 'many')} borne by that character`,
  ),
  perEach: { factor: 1, each: say`for each ${counted(which.noun, 'bare')} borne by that character` },
});

/** As many as are counted, or fewer if its player likes. */
export const discardPer = (which: Filter, number: Value): Effect => {
  const choice = chooseMany('discarded', which, { most: number });
  return {
    ...sequence(choice, withEach(choice, discardIt(the(choice.name)))),
    say: say`discard ${counted(which.noun, 'a')} ${number.perEach?.each ?? NOTHING}, or fewer`,
  };
};

/**
 * The same again for each of what is counted, as it was counted before the first time; whoever is chosen may be chosen
 * again. LR-EFFECT-010
 */
export const onceForEach = (number: Value, part: Effect): Effect => ({
  ...repeat(number, part),
  say: say`${part.say}, once ${number.perEach?.each ?? NOTHING}`,
});

/** Different ones, and as many as its player likes. */
export const healUpTo = (n: number, which: Filter): Effect => {
  const choice = chooseMany('healed', both(which, healable), { most: n });
  return {
    ...sequence(choice, withEach(choice, healIt(the(choice.name)))),
    say: say`heal up to ${counted(which.noun, n)}`,
  };
};

/** Wounds of any of them, the same or others: "heal up to 3 wounds from companions". */
export const healUpToWounds = (n: number, which: Filter, who: PlayerRef = you): Effect => {
  const choice = chooseMany('healed', both(which, healable), { most: 1, who });
  return {
    ...repeat(n, sequence(choice, withEach(choice, healIt(the(choice.name))))),
    say: say`heal up to ${many(n, 'wound')} from ${counted(which.noun, 'many')}`,
  };
};

/** Each of them, if its player likes: "each Hobbit companion may heal". */
export const healAnyOf = (which: Filter, who: PlayerRef = you): Effect => {
  const choice = chooseMany('healed', both(which, healable), { who });
  const text = say`heal any number of ${counted(which.noun, 'many')}`;
  return {
    ...sequence(choice, withEach(choice, healIt(the(choice.name)))),
    say: who.word === 'you' ? text : say`let ${who.say} ${text}`,
  };
};

/** So many different ones, or as many as have wounds: "heal X companions". LR-WOUND-005, LR-EFFECT-004 */
export const healSeveral = (n: Value, which: Filter): Effect => ({
  ...eachOf(n, both(which, healable), healIt),
  say: say`heal ${counted(which.noun, n.say)}`,
});

/** One of them, and as often as its player likes: "heal him up to 2 times". */
export const healUpToTimes = (who: Who, most: number): Effect =>
  acting(who, (card) => ({
    ...sequence(
      chooseNumber('times', 0, lesser(most, columnOf(card, 'wounds'))),
      repeat(remembered('times'), healIt(card)),
    ),
    say: say`heal ${card.say} up to ${many(most, 'time')}`,
  }));

const several = (
  name: string,
  does: (card: CardRef) => Effect,
  n: number,
  which: Filter,
  upTo: boolean,
  who: PlayerRef,
): Effect => {
  const choice = chooseMany(`${name} one`, which, { least: upTo ? 0 : n, most: n, who });
  const what = counted(which.noun, n);
  const how = upTo ? say`up to ${what}` : say`${what}`;
  return {
    ...sequence(choice, withEach(choice, does(the(choice.name)))),
    say: who.word === 'you' ? say`${word(name)} ${how}` : say`make ${who.say} ${word(name)} ${how}`,
  };
};
/** So many different ones, or as many as there are. LR-EFFECT-004 */
export const discardSeveral = (n: number, which: Filter, who: PlayerRef = you): Effect =>
  several('discard', discardIt, n, which, false, who);
/** So many different ones, or as many as there are: "wound X companions". LR-WOUND-005, LR-EFFECT-004 */
export const woundSeveral = (n: Num, which: Filter, who: PlayerRef = you): Effect => {
  const text = say`wound ${counted(which.noun, typeof n === 'number' ? n : n.say)}`;
  return {
    ...eachOf(n, which, woundIt, who),
    say: who.word === 'you' ? text : say`make ${who.say} ${text}`,
  };
};
/** As many of them as its player likes, up to a number. */
export const discardUpTo = (n: number, which: Filter): Effect =>
  several('discard', discardIt, n, which, true, you);
/** So many different ones, or as many as there are. LR-WOUND-005, LR-EFFECT-004 */
export const exertSeveral = (n: Num, which: Filter, who: PlayerRef = you): Effect =>
  typeof n === 'number'
    ? several('exert', exertIt, n, both(which, ableToExert), false, who)
    : {
        ...eachOf(n, both(which, ableToExert), exertIt, who),
        say: say`exert ${counted(which.noun, n.say)}`,
      };
const nothing: Effect = effect('nothing', [], NOTHING, () => undefined);
/**
 * As many as are counted, or as many as there are: nobody is asked how many. LR-EFFECT-004
 * All are chosen before the first goes, and machines go first: who saves one of them saves all. LR-ERRATA-2012
 */
export const discardForEach = (which: Filter, number: Value): Effect => ({
  ...sequence(
    eachOf(number, which, () => nothing),
    forEach('discarded', both(chosenBefore, machine), discardIt(the('discarded'))),
    forEach('discarded', both(chosenBefore, non(machine)), discardIt(the('discarded'))),
  ),
  say: say`discard ${counted(which.noun, 'a')} ${number.perEach?.each ?? NOTHING}`,
});
