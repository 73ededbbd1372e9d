/** Bearers: who may bear a card, and what its bearer gets from it. LR-ATTACH */
import {
  type Ability,
  counted,
  exactly,
  type Filter,
  filter,
  forbid,
  host,
  modifier,
  NOTHING,
  non,
  not,
  otherCard,
  say,
  thereAre,
} from '@westmarch/kernel';
import { fullVitality, noBearing, noPlay, strength } from '../../engine.ts';
import type { CardFacts } from '../../facts/cards.ts';
import { bearsTitle } from '../../rules/terms.ts';

/** Terms of playing are read from the definition (rules/bearing.ts); nowhere are they in force. */
const NOWHERE: readonly number[] = [];

/** It is played on such a character. LR-ATTACH-001 */
export const bearer = (which: Filter): Ability => ({
  ...forbid(noBearing, { of: non(which), within: NOWHERE, rules: 'LR-ATTACH-001' }),
  say: say`bearer must be ${counted(which.noun, 'a')}`,
});

const bearsAnother: Filter = filter(
  'bears another',
  [],
  (g, v) => `${g.ref(bearsTitle)}(s, ${v.it}, ${otherCard.js(g, v)})`,
  { adjectives: [], noun: null, after: [] },
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

/** Numbers printed on a card that is borne are its bearer's. LR-ATTACH-009 */
export function bonusesOf(facts: CardFacts): Ability[] {
  const given: Ability[] = [];
  for (const [attribute, by] of [
    [strength, facts.strength],
    [fullVitality, facts.vitality],
  ] as const)
    if (by !== 0)
      given.push({
        ...modifier({ attribute, of: exactly(host), by, rules: 'LR-ATTACH-009' }),
        // They are shown as numbers of the card, and not as a sentence.
        say: NOTHING,
      });
  return given;
}
