/** Cards that go by themselves: at a point of the turn, or where they cannot be. LR-DISCARD-001 */
import {
  type Ability,
  anyCard,
  type Condition,
  exactly,
  NOTHING,
  say,
  self,
  trigger,
} from '@westmarch/kernel';
import { cardPlayed, moved, siteReplaced } from '../../../rules/events.ts';
import { Phase } from '../../../state.ts';
import { discardIt } from '../doing.ts';
import { when } from './occasions.ts';
import { startOf, turnEndsNow } from './when-phases.ts';

/** "Discard this card during the regroup phase": as that begins, before anyone acts. LR-ACTION-003 */
export const discardedInRegroup: Ability = when(startOf(Phase.regroup), { effect: discardIt(self) });
export const discardedAtEndOfTurn: Ability = when(turnEndsNow, { effect: discardIt(self) });

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
