/** Bearers: who may bear a card, and what its bearer gets from it. LR-ATTACH */
import {
  type Ability,
  anyCard,
  both,
  type CardRef,
  type Condition,
  type Cost,
  cardRef,
  condition,
  counted,
  type Duration,
  type Effect,
  exactly,
  type Filter,
  filter,
  forbid,
  grant,
  host,
  hostOf,
  isIn,
  listed,
  type Modifier,
  many,
  modifier,
  NOTHING,
  type Num,
  non,
  not,
  opposing,
  otherCard,
  passes,
  same,
  say,
  sayPer,
  self,
  thereAre,
  trigger,
  verb,
  whilst,
  word,
} from '@westmarch/kernel';
import { cost, fullVitality, resistance, strength } from '../../../engine.ts';
import type { CardFacts } from '../../../facts/cards.ts';
import { lastBearer } from '../../../rules/cards/cards.ts';
import { priceOfPlaying } from '../../../rules/events.ts';
import { bearsTitle, termsArePaid } from '../../../rules/playing/terms.ts';
import { noBearing, noPlay } from '../../../rules/prohibitions.ts';
import { Zone } from '../../../state.ts';
import { unsaid, yours } from '../cards/filters.ts';
import { exertA } from '../prices/costs.ts';
import { signed, told } from '../telling.ts';

/** Terms of playing are read from the definition (rules/bearing.ts); nowhere are they in force. */
const NOWHERE: readonly number[] = [];

/** It is played on such a character. LR-ATTACH-001 */
export const bearer = (which: Filter): Ability => ({
  ...forbid(noBearing, { of: non(which), within: NOWHERE, rules: 'LR-ATTACH-001' }),
  say:
    which.noun.noun === 'site'
      ? say`plays on ${counted(which.noun, 'a')}`
      : say`bearer must be ${counted(which.noun, 'a')}`,
});

/** Whoever bears it. */
export const itsBearer: Filter = exactly(host);

const bearsAnother: Filter = filter(
  'bears another',
  [],
  (g, v) => `${g.ref(bearsTitle)}(s, ${v.it}, ${otherCard.js(g, v)})`,
  unsaid,
);
/** Only one of its title on each bearer. */
export const oneOnEach = (name: string): Ability => ({
  ...forbid(noBearing, { of: bearsAnother, within: NOWHERE }),
  say: say`limit 1 per ${name}`,
});

/** Nobody can put such a card on them, by playing it or by handing it over. LR-ATTACH-001, LR-TRANSFER-004 */
export const cannotBear = (who: Filter, which: Filter): Ability => ({
  ...forbid(noBearing, { of: who, if: passes(otherCard, which) }),
  say: say`${counted(who.noun, 'each')} cannot bear ${counted(which.noun, 'a')}`,
});

/** What must be in play to play it. LR-SPOT-001, LR-COST-009 */
export const toPlaySpot = (n: number, which: Filter): Ability => ({
  ...forbid(noPlay, { if: not(thereAre(n, which)), within: NOWHERE, rules: 'LR-COST-009' }),
  say: say`to play, spot ${counted(which.noun, n)}`,
});

/** Its player has paid for playing it. */
const paid: Effect = verb('paid', termsArePaid, [], NOTHING);
/**
 * Prices of playing it, paid before it comes into play; all of them and its own cost are looked at together, for
 * whoever plays it. LR-COST-002, 009
 */
export const toPlay = (...costs: readonly Cost[]): readonly Ability[] => {
  const [asked] = told(costs, [say`to play, ${listed(costs.map((price) => price.say))}`]);
  return [
    {
      ...trigger(priceOfPlaying, { within: NOWHERE, costs, effect: paid, rules: 'LR-COST-009' }),
      say: asked,
    },
  ];
};
/** Cards of others have one more price as long as this card says so: "each such event gains this cost". LR-COST-002 */
export const gainsCost = (which: Filter, price: Cost, when?: Condition): Ability => ({
  ...trigger(priceOfPlaying, {
    of: which,
    ...(when === undefined ? {} : { if: when }),
    costs: [price],
    effect: paid,
    rules: 'LR-COST-002',
  }),
  say: whilst(say`${counted(which.noun, 'each')} gains this cost: ${told([price], [price.say])[0]}`, when),
});
/** Someone exerts as a price of playing it. LR-COST-002, LR-EXERT-003 */
export const toPlayExert = (which: Filter): readonly Ability[] => toPlay(exertA(which));

/** What a card says of its own cost counts wherever it is played from. LR-MODIF-002 */
export const ownCostIs = (by: Num, when?: Condition): Ability => {
  const { amount, each } = sayPer(by);
  const text =
    each === NOTHING
      ? say`the twilight cost of ${self.say} is ${amount}`
      : say`the twilight cost of ${self.say} is ${amount} ${each}`;
  return {
    ...modifier({
      attribute: cost,
      of: anyCard,
      by,
      ...(when === undefined ? {} : { if: when }),
      within: NOWHERE,
      rules: 'LR-MODIF-002',
    }),
    say: whilst(text, when),
  };
};

/** Its bearer, or whoever bore it when it was discarded as the price. LR-COST-006 */
export const whoBoreIt: CardRef = cardRef(
  'who bore it',
  [],
  (g) => `${g.ref(lastBearer)}(s, self)`,
  say`${word('its bearer')}`,
);

/** The same of another card, by its name. */
export const whoBore = (card: CardRef, text: string): CardRef =>
  cardRef('who bore', [card], (g, v) => `${g.ref(lastBearer)}(s, ${card.js(g, v)})`, say`${word(text)}`);

/** Whoever bears that card. LR-ATTACH-001 */
export const bearerOf = (card: CardRef): CardRef =>
  cardRef('bearer of', [card], (g, v) => `${g.ref(hostOf)}(s, ${card.js(g, v)})`, say`${word('its bearer')}`);

/** Cards of one's own cost more or less. LR-MODIF-007 */
export const costsOfYour = (which: Filter, by: number, when?: Condition): Ability => ({
  ...modifier({ attribute: cost, of: both(which, yours), by, ...(when === undefined ? {} : { if: when }) }),
  say: whilst(say`the twilight cost of each of your ${counted(which.noun, 'many')} is ${by}`, when),
});
/** It costs more or less when it is played on such a character. LR-MODIF-002, LR-TRANSFER-005 */
export const costsLessOn = (which: Filter, by: number): Ability => ({
  ...modifier({
    attribute: cost,
    of: anyCard,
    by,
    if: passes(opposing, which),
    within: NOWHERE,
    rules: 'LR-MODIF-002',
  }),
  say: say`the twilight cost of ${self.say} is ${by} when it is played on ${counted(which.noun, 'a')}`,
});
/** Cards cost more or less when they are played on such a character. LR-TRANSFER-005 */
export const costsOn = (which: Filter, on: Filter, by: number): Ability => ({
  ...modifier({ attribute: cost, of: which, by, if: passes(opposing, on) }),
  say: say`the twilight cost of each ${counted(which.noun, 'bare')} played on ${counted(on.noun, 'a')} is ${by}`,
});
/** It lies in its player's support area, and on nobody. */
export const inSupport: Condition = condition(
  'in support',
  [],
  (g) => `${g.ref(isIn)}(s, self, ${Zone.support})`,
  say`${self.say} is in your support area`,
);
/** Cards of anyone cost more or less. LR-MODIF-007 */
export const costsOf = (which: Filter, by: Num, when?: Condition): Modifier => {
  const { amount, each } = sayPer(by);
  return {
    ...modifier({ attribute: cost, of: which, by, ...(when === undefined ? {} : { if: when }) }),
    say: whilst(
      each === NOTHING
        ? say`the twilight cost of ${counted(which.noun, 'each')} is ${amount}`
        : say`the twilight cost of ${counted(which.noun, 'each')} is ${amount} ${each}`,
      when,
    ),
  };
};
/** The same for a while. LR-EVENT-004 */
export const costsFor = (which: Filter, by: number, lasts: Duration): Effect => {
  const text = say`make the twilight cost of each ${counted(which.noun, 'bare')} ${signed(by)}`;
  return {
    ...grant(costsOf(which, by), lasts),
    say: lasts.say.key === NOTHING.key ? text : say`${text} ${lasts.say}`,
  };
};
/** Cards cost more or less when they are played on this one; handing them over is not playing. LR-TRANSFER-005 */
export const costsOnIt = (which: Filter, by: number): Ability => ({
  ...modifier({ attribute: cost, of: which, by, if: same(opposing, self) }),
  say: say`the twilight cost of each ${counted(which.noun, 'bare')} played on ${self.say} is ${by}`,
});

export const BESIDE_ANOTHER = 'beside another';
/** It may be borne beside one other of its class; the facts take it from here. LR-ATTACH-003 */
export const besideAnother = (itemClass: string): Ability => ({
  ...forbid(noBearing, { if: never, within: NOWHERE, rules: 'LR-ATTACH-003' }),
  word: BESIDE_ANOTHER,
  say: say`${self.say} may be borne beside ${many(1, `other ${itemClass}`)}`,
});
const never: Condition = condition('never', [], () => 'false', NOTHING);

/** Numbers printed on a card that is borne are its bearer's. LR-ATTACH-009 */
export function bonusesOf(facts: CardFacts): Ability[] {
  const given: Ability[] = [];
  for (const [attribute, by] of [
    [strength, facts.strength],
    [fullVitality, facts.vitality],
    [resistance, facts.resistance],
  ] as const)
    if (by !== 0)
      given.push({
        ...modifier({ attribute, of: exactly(host), by, rules: 'LR-ATTACH-009' }),
        // They are shown as numbers of the card, and not as a sentence.
        say: NOTHING,
      });
  return given;
}
