/** Cards that go by themselves: at a point of the turn, or where they cannot be. LR-DISCARD-001 */
import {
  type Ability,
  always,
  anyCard,
  both,
  type Condition,
  condition,
  counted,
  exactly,
  type Filter,
  forbid,
  NOTHING,
  otherThan,
  say,
  self,
  silent,
  thereAre,
  trigger,
  word,
  you,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { cardPlayed, moved, siteControlled, siteReplaced } from '../../../rules/events.ts';
import { noStay } from '../../../rules/prohibitions.ts';
import { Phase, type S } from '../../../state.ts';
import { a } from '../cards/choosing.ts';
import { ableToExert } from '../cards/fighting.ts';
import { nazgul } from '../cards/filters.ts';
import { discardEvery, discardIt, exertIt } from '../doing.ts';
import { oneWay } from '../prices/must.ts';
import { when } from './occasions.ts';
import { whenPlayed } from './triggers.ts';
import { endOfPhaseOf, startOf, turnEndsNow } from './when-phases.ts';

/** "Discard this card during the regroup phase": as that begins, before anyone acts. LR-ACTION-003 */
export const discardedInRegroup: Ability = when(startOf(Phase.regroup), { effect: discardIt(self) });
export const discardedAtEndOfTurn: Ability = when(turnEndsNow, { effect: discardIt(self) });

/** "Discard him if an opponent controls his home site": told when a site is taken, and as he comes into play. */
export const discardedIfHomeIsTaken: readonly Ability[] = (() => {
  const taken = condition('home taken', [], (g) => `${g.ref(homeIsTaken)}(s, self)`, NOTHING);
  return [
    {
      ...trigger(siteControlled, { if: taken, effect: discardIt(self) }),
      say: say`discard ${self.say} if an opponent controls ${word('his home site')}`,
    },
    { ...trigger(cardPlayed, { of: exactly(self), if: taken, effect: discardIt(self) }), say: NOTHING },
  ];
})();
// Those of the path speak to the Free Peoples player, whose allies are active: only one under control is another's.
const homeIsTaken = (s: S, ally: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (
      s.card.controller[c] !== s.card.owner[ally] &&
      (printed.home(s, ally) & (1 << s.card.number[c])) !== 0 &&
      printed.block(s, c) === printed.homeBlock(s, ally)
    )
      return true;
  return false;
};
/** "While you can spot it, discard all other minions": those that come go at once. LR-EFFECT-012 */
export const staysAlone = (others: Filter): readonly Ability[] => [
  {
    ...whenPlayed({
      if: silent(thereAre(1, both(others, otherThan(self)))),
      effect: discardEvery(both(others, otherThan(self))),
    }),
    say: say`while ${self.say} is in play, discard ${counted(both(others, otherThan(self)).noun, 'each')}`,
  },
  { ...forbid(noStay, { of: both(others, otherThan(self)) }), say: NOTHING },
];

/**
 * "Discard it if underground", "when at a plains site": asked whenever the place of the fellowship can have changed, and
 * as it comes into play. The sentence stands once.
 */
export const discardedIf = (where: Condition): readonly Ability[] => [
  {
    ...trigger(moved, { of: anyCard, if: where, effect: discardIt(self) }),
    condition: where,
    say: say`discard ${self.say} if ${where.say}`,
  },
  { ...trigger(cardPlayed, { of: exactly(self), if: where, effect: discardIt(self) }), say: NOTHING },
  { ...trigger(siteReplaced, { if: where, effect: discardIt(self) }), say: NOTHING },
];

/** "exert a Nazgûl or discard this condition", at the end of each of its player's Shadow phases. LR-EFFECT-005 */
export const nazgulExertsOrItGoes: Ability = when(endOfPhaseOf(Phase.shadow, you), {
  effect: oneWay(you, [
    { can: thereAre(1, both(nazgul, ableToExert)), does: exertIt(a(both(nazgul, ableToExert))) },
    { can: always(NOTHING), does: discardIt(self) },
  ]),
});
