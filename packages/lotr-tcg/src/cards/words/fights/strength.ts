/** Numbers of characters that change for a while. */
import {
  type Attribute,
  addEffect,
  attributeOf,
  type CardRef,
  type Condition,
  chooseNumber,
  counted,
  countOf,
  type Duration,
  type Effect,
  effect,
  exactly,
  type Filter,
  forEach,
  gets,
  grant,
  greater,
  HIS_OR_HER,
  lesser,
  listed,
  type Modifier,
  modifier,
  NOTHING,
  type Num,
  num,
  type Phrase,
  remembered,
  say,
  sequence,
  stating,
  subject,
  the,
  times,
  untilEndOf,
  type Value,
  value,
  whilst,
  word,
} from '@westmarch/kernel';
import { damage, defender, engine, fierce, overwhelm, strength, takesPart } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { skirmishPhase } from '../../../turn/skirmish.ts';
import { acting, type Who } from '../cards/choosing.ts';
import { forThisSkirmish, untilRegroup } from '../durations.ts';
import { signed } from '../telling.ts';

/** Keywords with a number are given like numbers; those that one has or has not say what they mean. */
const isBonus = (attribute: Attribute): boolean => attribute === defender || attribute === damage;
/** "+2 strength", and how long where that must be said. */
function bonus(by: Phrase, attribute: Attribute, lasts: Duration): Phrase {
  const what = isBonus(attribute) ? say`${word(attribute.name)} ${by}` : say`${by} ${word(attribute.name)}`;
  return lasts.say.key === NOTHING.key ? what : say`${what} ${lasts.say}`;
}

/** Someone gets so much of a number. */
export const gives = (who: Who, attribute: Attribute, by: number, lasts: Duration): Effect =>
  acting(who, (card) => {
    const does = gets(card, attribute, by, lasts);
    // A mark says what it means.
    if (attribute.reads !== undefined && !isBonus(attribute)) return does;
    return { ...does, say: say`give ${card.say} ${bonus(signed(by), attribute, lasts)}` };
  });
/** Usually for the skirmish in which it happens. LR-SKIRM-004 */
export const strengthen = (who: Who, by: number, lasts: Duration = forThisSkirmish): Effect =>
  gives(who, strength, by, lasts);

/** "+2 strength, or +4 if so": judged when it happens. */
export const strengthenOr = (
  who: Who,
  by: number,
  better: number,
  when: (card: CardRef) => Condition,
): Effect =>
  acting(who, (card) => {
    const test = when(card);
    const amount: Value = value(
      'or if',
      [test],
      (g, v) => `(${test.js(g, v)} ? ${better} : ${by})`,
      say`${by} (or ${better} if ${test.say})`,
    );
    return {
      ...gets(card, strength, amount, forThisSkirmish),
      say: say`give ${card.say} ${signed(by)} ${word('strength')} (or ${signed(better)} if ${test.say})`,
    };
  });

interface PerEach {
  /** No more than so much altogether: "limit +3". LR-LIMIT-001 */
  readonly limit?: number;
  readonly lasts?: Duration;
}
const limited = (amount: Value, limit: number | undefined): Value =>
  limit === undefined ? amount : limit < 0 ? greater(amount, limit) : lesser(amount, limit);
const sayLimit = (limit: number | undefined): Phrase =>
  limit === undefined ? NOTHING : say` (limit ${signed(limit)})`;
/** "for each wound on that minion" */
const sayEach = (number: Value): Phrase => number.perEach?.each ?? say`for each of ${number.say}`;
/** So much for each that its player cares to spot: "+1 for each twilight token you spot (limit +5)". LR-SPOT-002 */
export const strengthenForEachOf = (who: Who, by: number, number: Value, more: PerEach = {}): Effect =>
  acting(who, (card) => ({
    ...sequence(
      chooseNumber('spotted', 0, number),
      gets(
        card,
        strength,
        limited(times(by, remembered('spotted')), more.limit),
        more.lasts ?? forThisSkirmish,
      ),
    ),
    say: say`give ${card.say} ${bonus(signed(by), strength, more.lasts ?? forThisSkirmish)} ${sayEach(number)} you spot${sayLimit(more.limit)}`,
  }));
/** The same with cards: "+1 for each Dwarf you spot". */
export const strengthenForEach = (who: Who, by: number, which: Filter, more: PerEach = {}): Effect =>
  strengthenForEachOf(who, by, countOf(which), more);
/** So much for each of what is counted, all of it: "-1 for each wound on that minion". LR-SPOT-003 */
export const givesPer = (
  who: Who,
  attribute: Attribute,
  by: number,
  number: Value,
  more: PerEach = {},
): Effect =>
  acting(who, (card) => ({
    ...gets(card, attribute, limited(times(by, number), more.limit), more.lasts ?? forThisSkirmish),
    say: say`give ${card.say} ${bonus(signed(by), attribute, more.lasts ?? forThisSkirmish)} ${sayEach(number)}${sayLimit(more.limit)}`,
  }));
export const strengthenPer = (who: Who, by: number, number: Value, more: PerEach = {}): Effect =>
  givesPer(who, strength, by, number, more);
/** "strength -X", where X is known by then. */
export const strengthenBy = (
  who: Who,
  sign: 1 | -1,
  amount: Value,
  lasts: Duration = forThisSkirmish,
): Effect =>
  acting(who, (card) => ({
    ...gets(card, strength, times(sign, amount), lasts),
    say: say`give ${card.say} ${bonus(sign > 0 ? say`+${amount.say}` : say`−${amount.say}`, strength, lasts)}`,
  }));

/** How strong someone is at that moment. LR-MODIF-006 */
export const strengthOf = (card: CardRef): Value => ({
  ...attributeOf(card, strength),
  say: say`X (the strength of ${card.say})`,
});

/** Several numbers at one time: "strength +3 and damage +1". */
export const bestow = (
  who: Who,
  what: readonly (readonly [Attribute, number])[],
  lasts: Duration = forThisSkirmish,
): Effect =>
  acting(who, (card) => {
    const unsaid: Duration = { ...lasts, say: NOTHING };
    const gifts = what.map(([attribute, by]) => bestowed(attribute, by, unsaid));
    const text = say`give ${card.say} ${listed(gifts)}`;
    return {
      ...sequence(...what.map(([attribute, by]) => gets(card, attribute, by, lasts))),
      say: lasts.say.key === NOTHING.key ? text : say`${text} ${lasts.say}`,
    };
  });
const isMark = (attribute: Attribute): boolean => attribute.reads !== undefined && !isBonus(attribute);
const bestowed = (attribute: Attribute, by: number, lasts: Duration): Phrase =>
  isMark(attribute) ? say`${word(attribute.name)}` : bonus(signed(by), attribute, lasts);

/** An ally away from home gets stronger, and takes part in everything until the regroup phase. LR-ALLY-005 */
export const takesUpArms = (who: Who, by: number): Effect =>
  acting(who, (ally) =>
    sequence(gives(ally, strength, by, untilRegroup), gives(ally, takesPart, 3, untilRegroup)),
  );

/** Each that passes now gets so much; who comes later gets nothing. LR-EVENT-005 */
export const giveEach = (which: Filter, attribute: Attribute, by: number, lasts: Duration): Effect => {
  const mark = attribute.reads?.(counted(which.noun, 'each'), signed(by), by);
  const text =
    mark === undefined || isBonus(attribute)
      ? say`give each ${counted(which.noun, 'bare')} ${bonus(signed(by), attribute, lasts)}`
      : stating(say`${mark} ${lasts.say}`);
  return { ...forEach('each', which, gets(the('each'), attribute, by, lasts)), say: text };
};
export const strengthenEach = (which: Filter, by: number, lasts: Duration): Effect =>
  giveEach(which, strength, by, lasts);

/** What a card has given of this in the skirmish that is on. */
function givenSoFar(s: S, of: Attribute, source: number, until: number): number {
  const e = s.effect;
  let sum = 0;
  for (let row = s.channel.first[of.channel]; row !== 0; row = e.next[row])
    if (e.source[row] === source && e.until[row] === until) sum += e.amount[row];
  return sum;
}
/** Beyond the limit nothing more is given, though the action can still be used. LR-LIMIT-001..004 */
function giveUpTo(
  s: S,
  of: Attribute,
  source: number,
  card: number,
  by: number,
  most: number,
  player: number,
): void {
  if (card === 0) return;
  const until = untilEndOf(s, skirmishPhase);
  const left = Math.min(by, most - givenSoFar(s, of, source, until));
  if (left > 0) addEffect(s, engine.lasting(of), source, card, left, until, player);
}
export const givesUpTo = (card: CardRef, attribute: Attribute, by: Num, most: number): Effect => {
  const give = (s: S, source: number, to: number, amount: number, player: number): void =>
    giveUpTo(s, attribute, source, to, amount, most, player);
  return effect(
    'gives up to',
    [card, num(by)],
    say`give ${card.say} ${bonus(signed(by), attribute, forThisSkirmish)} (limit ${signed(most)})`,
    (b) => b.does('gets', `${b.g.ref(give)}(s, self, ${card.js(b.g, b.v)}, ${num(by).js(b.g, b.v)}, you);`),
  );
};
export const strengthenUpTo = (card: CardRef, by: number, most: number): Effect =>
  givesUpTo(card, strength, by, most);
/** So much for each of what is counted, and no more than that from this card in one phase. LR-SPOT-003, LR-LIMIT-001 */
export const strengthenPerUpTo = (who: Who, by: number, number: Value, most: number): Effect =>
  acting(who, (card) => ({
    ...givesUpTo(card, strength, times(by, number), most),
    say: say`give ${card.say} ${signed(by)} ${word('strength')} ${sayEach(number)} (limit ${signed(most)})`,
  }));

// ——— overwhelming ———
const TRIPLED = 3;
/** Whoever passes cannot be overwhelmed unless his strength is tripled. */
export const hardToOverwhelm = (which: Filter, when?: Condition): Modifier => ({
  ...modifier({
    attribute: overwhelm,
    of: which,
    by: TRIPLED,
    change: 'atLeast',
    ...(when === undefined ? {} : { if: when }),
  }),
  say: whilst(
    say`${counted(which.noun, 'each')} cannot be overwhelmed unless ${word(HIS_OR_HER)} strength is tripled`,
    when,
  ),
});
export const protect = (who: Who): Effect =>
  acting(who, (card) => ({
    ...grant(hardToOverwhelm(exactly(subject)), forThisSkirmish, card),
    say: say`prevent ${card.say} from being overwhelmed unless that character's strength is tripled`,
  }));

/** Whoever passes does one wound and no more, whatever the bonuses. */
export const losesDamage = (which: Filter): Modifier => ({
  ...modifier({ attribute: damage, of: which, by: 0, change: 'atMost' }),
  say: say`${counted(which.noun, 'each')} loses all damage bonuses`,
});

/** Whatever makes it fierce. LR-FIERCE-001 */
export const tame = (who: Who, lasts: Duration): Effect =>
  acting(who, (card) => ({
    ...grant(modifier({ attribute: fierce, of: exactly(subject), by: 0, change: 'atMost' }), lasts, card),
    say: say`prevent ${card.say} from being fierce ${lasts.say}`,
  }));

/** The same of all who pass, as long as it holds. LR-FIERCE-001 */
export const cannotBeFierce = (which: Filter): Modifier => ({
  ...modifier({ attribute: fierce, of: which, by: 0, change: 'atMost' }),
  say: say`${counted(which.noun, 'each')} cannot be fierce`,
});

/** A minion does one wound and no more, whatever its bonuses. */
export const loseDamage = (who: Who, lasts: Duration = forThisSkirmish): Effect =>
  acting(who, (card) => ({
    ...grant(modifier({ attribute: damage, of: exactly(subject), by: 0, change: 'atMost' }), lasts, card),
    say: say`make ${card.say} lose all damage bonuses`,
  }));

/** Several numbers at one time as long as something holds, in one sentence: "strength +3 and fierce while …". */
export const hasAll = (
  which: Filter,
  what: readonly (readonly [Attribute, number])[],
  when?: Condition,
): readonly Modifier[] => {
  const gifts = what.map(([attribute, by]) => bestowed(attribute, by, forThisSkirmish));
  return what.map(([attribute, by], i) => ({
    ...modifier({ attribute, of: which, by, ...(when === undefined ? {} : { if: when }) }),
    say: i > 0 ? NOTHING : whilst(say`${counted(which.noun, 'each')} has ${listed(gifts)}`, when),
  }));
};
/** Each that passes now loses them; who comes later does not. LR-EVENT-005 */
export const loseDamageEach = (which: Filter, lasts: Duration): Effect => ({
  ...forEach('each', which, loseDamage(the('each'), lasts)),
  say: say`make each ${counted(which.noun, 'bare')} lose all damage bonuses ${lasts.say}`,
});
