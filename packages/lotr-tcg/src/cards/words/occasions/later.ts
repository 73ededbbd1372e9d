/**
 * What is promised for later: "if Sam wins this skirmish, …". The promise is put in force on whoever it is about, and
 * goes with him: so it is about winners, who stay. LR-TIMING-001
 */
import {
  type CardRef,
  type Effect,
  exactly,
  grant,
  otherCard,
  same,
  say,
  subject,
  trigger,
} from '@westmarch/kernel';
import { skirmishLost, skirmishWon } from '../../../rules/events.ts';
import { forThisSkirmish } from '../durations.ts';

export const ifItWins = (card: CardRef, part: Effect): Effect => ({
  ...grant(trigger(skirmishWon, { of: exactly(subject), effect: part }), forThisSkirmish, card),
  say: say`if ${card.say} wins this skirmish, ${part.say}`,
});
/** Whoever loses to him in it: the part is about `thatCard`, even if that one is dead by then. */
export const ifSomeoneLosesTo = (card: CardRef, part: Effect): Effect => ({
  ...grant(
    trigger(skirmishLost, { if: same(otherCard, subject), evenIfGone: true, effect: part }),
    forThisSkirmish,
    card,
  ),
  say: say`if a minion loses this skirmish to ${card.say}, ${part.say}`,
});
