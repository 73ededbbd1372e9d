/** Prices: what must be done or shown before the effect. All are tried before any is paid. LR-COST-001..003 */
import {
  any,
  anyCard,
  both,
  type CardRef,
  type Condition,
  type Cost,
  chooseMany,
  condition,
  cost,
  counted,
  effect,
  type Filter,
  host,
  otherThan,
  say,
  self,
  sequence,
  the,
  thereAre,
  verb,
  withEach,
  you,
} from '@westmarch/kernel';
import { cannotPay } from '../../../rules/actions/cause.ts';
import { canBeDiscarded } from '../../../rules/cards/leaving.ts';
import { canExert as mayExert } from '../../../rules/combat/exertion.ts';
import { spendTwilight } from '../../../rules/counters/twilight.ts';
import { a, from, yourHand } from '../cards/choosing.ts';
import { ableToExert, healable } from '../cards/fighting.ts';
import { your } from '../cards/filters.ts';
import { discardable } from '../cards/placed.ts';
import {
  addsTwilight,
  discardAtRandom,
  discardHeld,
  discardIt,
  exertIt,
  healIt,
  putBeneathDeck,
  woundIt,
} from '../doing.ts';
import { often } from '../telling.ts';
import { takesCard, takesExertion, takesTwilight } from './takes.ts';

const canExert = (which: Filter): Condition => ({
  ...thereAre(1, both(which, ableToExert)),
  say: say`${counted(which.noun, 'a')} can exert`,
  rule: 'LR-EXERT-003',
});
/** Someone exerts; a Shadow player may also use another's minion. LR-COST-008 */
export const exertA = (which: Filter, name?: string): Cost => {
  const choice = a(both(which, ableToExert), undefined, name);
  return cost(canExert(which), exertIt(choice), takesExertion(choice));
};
/** Someone of one's own exerts. */
export const exertYour = (which: Filter, name?: string): Cost => exertA(your(which), name);

/** A card that was named before exerts, once or more often. LR-EXERT-003, 004 */
export const exertThe = (card: CardRef, times = 1): Cost => ({
  ...cost(
    {
      ...condition(
        'can exert',
        [card],
        (g, v) => `${g.ref(mayExert)}(s, ${card.js(g, v)}, ${times}, self)`,
        often(say`${card.say} can exert`, times),
      ),
      rule: times === 1 ? 'LR-EXERT-003' : 'LR-EXERT-004',
    },
    exertIt(card, times),
    takesExertion(card, times),
  ),
  say: often(say`exert ${card.say}`, times),
});
export const exertSelf: Cost = exertThe(self);
export const exertSelfTimes = (times: number): Cost => exertThe(self, times);
export const exertBearer = (times = 1): Cost => exertThe(host, times);

/** Someone is wounded; a wound that is prevented pays for nothing. LR-COST-007 */
export const woundA = (which: Filter): Cost => {
  const choice = a(which);
  const wounds = woundIt(choice);
  const pay = effect('wound as a price', [wounds], wounds.say, (b) => {
    const before = b.slot(b.slots.fresh());
    b.does('before', `${before} = s.global.placed;`);
    wounds.build(b);
    b.does('price', `if (s.global.placed === ${before}) ${b.g.ref(cannotPay)}(s);`);
  });
  return cost(
    { ...thereAre(1, which), say: say`${counted(which.noun, 'a')} can be wounded`, rule: 'LR-COST-002' },
    pay,
  );
};

/** Something in play is there to be seen. LR-SPOT-001 */
export const spot = (n: number, which: Filter): Cost => {
  const text = counted(which.noun, n);
  return cost(
    { ...thereAre(n, which), say: say`you can spot ${text}`, rule: 'LR-SPOT-001' },
    effect('spot', [which], say`spot ${text}`, () => undefined),
  );
};

/** One or the other is there to be seen: it takes nothing, so nobody is asked which. LR-SPOT-001 */
export const spotEither = (one: Cost, other: Cost): Cost =>
  cost(
    { ...any(one.can, other.can), rule: 'LR-SPOT-001' },
    effect('spot', [one, other], say`${one.say} (or ${other.say})`, () => undefined),
  );

/** LR-TWILIGHT-007 */
export const removeTwilight = (n: number): Cost =>
  cost(
    {
      ...condition(
        'twilight',
        [],
        () => `s.global.twilight >= ${n}`,
        say`there are ${n} twilight in the pool`,
      ),
      rule: 'LR-COST-002',
    },
    verb('remove twilight', spendTwilight, [n], say`remove ${n} twilight`),
    takesTwilight(n),
  );
export const addTwilight = (n: number): Cost =>
  cost(
    condition('always', [], () => 'true', say`there is a pool`),
    addsTwilight(n),
  );

/** The card itself goes, unless something keeps it. LR-COST-002 */
export const discardSelf: Cost = cost(
  {
    ...condition(
      'can be discarded',
      [],
      (g) => `(s.card.live[self] === 1 && ${g.ref(canBeDiscarded)}(s, self, self, you))`,
      say`${self.say} can be discarded`,
    ),
    rule: 'LR-COST-002',
  },
  discardIt(self),
  takesCard(self),
);
/** So many cards from hand; an event that is being played is none of them. */
export const discardFromYourHand = (n: number, which: Filter = anyCard): Cost => {
  const choosable: Filter = { ...both(which, otherThan(self)), noun: which.noun };
  const what = counted(which.noun, n);
  const can: Condition = {
    ...thereAre(n, choosable, yourHand),
    say: say`you have ${what} in hand`,
    rule: 'LR-COST-002',
  };
  const text = say`discard ${what} from hand`;
  if (n === 1) {
    const choice = from(yourHand, choosable);
    return { ...cost(can, discardHeld(choice), takesCard(choice)), say: text };
  }
  const several = chooseMany('cards', choosable, { least: n, most: n, domain: yourHand });
  return {
    ...cost(can, sequence(several, withEach(several, discardHeld(the(several.name)))), takesCard(several)),
    say: text,
  };
};
/** A card at random from hand; an event that is being played is none of them. LR-COST-002 */
export const discardRandomFromYourHand: Cost = (() => {
  const other: Filter = { ...both(anyCard, otherThan(self)), noun: anyCard.noun };
  return {
    ...cost(
      {
        ...thereAre(1, other, yourHand),
        say: say`you have ${counted(anyCard.noun, 1)} in hand`,
        rule: 'LR-COST-002',
      },
      discardAtRandom(1, you),
    ),
    say: say`discard ${counted(anyCard.noun, 1)} at random from hand`,
  };
})();
/** So many cards in play are discarded. LR-COST-008 */
export const discardA = (which: Filter, n = 1): Cost => {
  const what = counted(which.noun, n);
  const able = discardable(which);
  const can: Condition = {
    ...thereAre(n, able),
    say: n === 1 ? say`there is ${what}` : say`there are ${what}`,
    rule: 'LR-COST-002',
  };
  if (n === 1) {
    const choice = a(able);
    return cost(can, discardIt(choice), takesCard(choice));
  }
  const several = chooseMany('cards', able, { least: n, most: n });
  const discards = sequence(several, withEach(several, discardIt(the(several.name))));
  return { ...cost(can, discards, takesCard(several)), say: say`discard ${what}` };
};
/** The same of one's own. */
export const discardYour = (which: Filter, n = 1): Cost => {
  const what = counted(which.noun, n);
  const price = discardA(your(which), n);
  return {
    ...price,
    can: { ...price.can, say: say`you control ${what}` },
    say: n === 1 ? price.say : say`discard ${what}`,
  };
};
/** A card of one's hand goes beneath the draw deck, and nobody else learns which. LR-COST-002 */
export const beneathFromHand = (which: Filter): Cost => {
  const choice = from(yourHand, which);
  const can: Condition = {
    ...thereAre(1, which, yourHand),
    say: say`you have ${counted(which.noun, 'a')} in hand`,
    rule: 'LR-COST-002',
  };
  return {
    ...cost(can, putBeneathDeck(choice), takesCard(choice)),
    say: say`put ${counted(which.noun, 'a')} from hand beneath your draw deck`,
  };
};
/** Someone with wounds is healed as the price. LR-COST-002, LR-HEAL-003 */
export const healA = (which: Filter): Cost => {
  const choice = a(both(which, healable));
  return cost(
    {
      ...thereAre(1, choice.which),
      say: say`${counted(which.noun, 'a')} can be healed`,
      rule: 'LR-COST-002',
    },
    healIt(choice),
  );
};
