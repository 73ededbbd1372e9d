/** Bearers: who may bear a card, and what its bearer gets from it. LR-ATTACH */
import {
  type Ability,
  anyCard,
  both,
  type CardRef,
  type Condition,
  cardRef,
  condition,
  counted,
  exactly,
  type Filter,
  filter,
  forbid,
  host,
  many,
  modifier,
  NOTHING,
  non,
  not,
  otherCard,
  say,
  self,
  thereAre,
  trigger,
  word,
} from '@westmarch/kernel';
import { cost, fullVitality, noBearing, noPlay, priceOfPlaying, resistance, strength } from '../../engine.ts';
import type { CardFacts } from '../../facts/cards.ts';
import { lastBearer } from '../../rules/cards/cards.ts';
import { bearsTitle } from '../../rules/playing/terms.ts';
import { a } from './choosing.ts';
import { exertIt } from './doing.ts';
import { ableToExert, unsaid } from './filters.ts';

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

/** What must be in play to play it. LR-SPOT-001, LR-COST-009 */
export const toPlaySpot = (n: number, which: Filter): Ability => ({
  ...forbid(noPlay, { if: not(thereAre(n, which)), within: NOWHERE, rules: 'LR-COST-009' }),
  say: say`to play, spot ${counted(which.noun, n === 1 ? 'a' : n)}`,
});

/** Someone exerts as a price of playing it. LR-COST-002, LR-EXERT-003 */
export const toPlayExert = (which: Filter): readonly Ability[] => {
  const able = both(which, ableToExert);
  return [
    {
      ...forbid(noPlay, { if: not(thereAre(1, able)), within: NOWHERE, rules: 'LR-COST-009' }),
      say: say`to play, exert ${counted(which.noun, 'a')}`,
    },
    // What is asked for is said already.
    { ...trigger(priceOfPlaying, { within: NOWHERE, effect: exertIt(a(able)) }), say: NOTHING },
  ];
};

/** What a card says of its own cost counts wherever it is played from. LR-MODIF-002 */
export const ownCostIs = (by: number, when: Condition): Ability => ({
  ...modifier({ attribute: cost, of: anyCard, by, if: when, within: NOWHERE, rules: 'LR-MODIF-002' }),
  say: say`while ${when.say}, the twilight cost of ${self.say} is ${by}`,
});

/** Its bearer, or whoever bore it when it was discarded as the price. LR-COST-006 */
export const whoBoreIt: CardRef = cardRef(
  'who bore it',
  [],
  (g) => `${g.ref(lastBearer)}(s, self)`,
  say`${word('its bearer')}`,
);

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
