/**
 * Rolls that a card's text makes: what is added to the dice is said with its name, so that the log can tell it.
 *
 * Not    rolls of the rules, which say their terms themselves (rules/terms.ts).
 */
import {
  type AnyWord,
  atLeast,
  type CardRef,
  type Condition,
  type Effect,
  ifSo,
  minus,
  moreThan,
  type Num,
  not,
  num,
  plus,
  remember,
  remembered,
  say,
  sequence,
  type Value,
  value,
} from '@westmarch/kernel';
import { roll2d6 } from '../../../rules/dice.ts';
import { generalInfluenceLeft } from '../../../rules/influence/influence.ts';
import { adds, mustExceed, rollsFor } from '../../../rules/terms.ts';
import type { S } from '../../../state.ts';

/** A number of a sum: what the log calls it, and the card that it hangs on. */
export interface Counted {
  readonly n: Num;
  readonly why: string;
  readonly of: CardRef | null;
  readonly less: boolean;
}
export const rollTerm = (n: Num, why: string, of: CardRef | null = null): Counted => ({
  n,
  why,
  of,
  less: false,
});
/** The same, taken away. */
export const rollLess = (n: Num, why: string, of: CardRef | null = null): Counted => ({
  ...rollTerm(n, why, of),
  less: true,
});

const dice: Value = value('a roll', [], () => '', say`a roll`);
const begin = (s: S, card: number): number => {
  rollsFor(s, 'card', card);
  return 0;
};
const rollWith = (s: S, _begun: number, _needed: number, by: number, over: number): number =>
  roll2d6(s, by, over) + by;
const NOTHING_NEEDED = -1;

/** Calls of a function that says what a number is, added up. */
const said =
  (says: (...args: never[]) => number, parts: readonly Counted[]): Value['js'] =>
  (g, v) => {
    const one = ({ n, why, of, less }: Counted): string => {
      const by = num(n).js(g, v);
      const card = of === null ? '0' : of.js(g, v);
      return `${g.ref(says)}(s, ${less ? `-(${by})` : by}, ${JSON.stringify(why)}, ${card})`;
    };
    return parts.length === 0 ? '0' : parts.map(one).join(' + ');
  };

/** Two dice and what is added to them. `needed`: what the sum must exceed, part by part; none where a text says more. */
export function aRoll(needed: readonly Counted[], ...terms: readonly Counted[]): Value {
  const sum = terms.reduce((all: Value, { n, less }) => (less ? minus(all, n) : plus(all, n)), dice);
  const all = [...needed, ...terms];
  const parts: AnyWord[] = all.map(({ n }) => num(n));
  for (const { of } of all) if (of !== null) parts.push(of);
  return value(
    'a roll',
    parts,
    (g, v) => {
      const over =
        needed.length === 0 ? `${NOTHING_NEEDED}` : needed.map(({ n }) => num(n).js(g, v)).join(' + ');
      const heard = [`${g.ref(begin)}(s, self)`, said(mustExceed, needed)(g, v), said(adds, terms)(g, v)];
      return `${g.ref(rollWith)}(s, ${heard.join(', ')}, ${over})`;
    },
    sum.say,
  );
}
/** A roll and what is added to it come to more than a number. */
export const rollsMoreThan = (over: number, ...terms: readonly Counted[]): Condition =>
  moreThan(aRoll([rollTerm(over, '')], ...terms), over);

const rolled = (s: S, by: number, card: number, number: number): number => {
  rollsFor(s, 'card', by);
  const free = adds(s, generalInfluenceLeft(s, s.card.controller[card]), 'unused general influence');
  return roll2d6(s, free, number - 1) + free;
};
/** Its player rolls and adds his free general influence; less than the number, and it happens. */
export const rollAgainst = (card: CardRef, number: number, effect: Effect): Effect => ({
  ...sequence(
    remember(
      'roll',
      value('roll', [card], (g, v) => `${g.ref(rolled)}(s, self, ${card.js(g, v)}, ${number})`, say`a roll`),
    ),
    ifSo(not(atLeast(remembered('roll'), number)), effect),
  ),
  say: say`have the player of ${card.say} roll; if the result plus his unused general influence is less than ${number}, ${effect.say}`,
});
