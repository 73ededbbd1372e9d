/**
 * What is promised for later: "if Sam wins this skirmish, …". The promise is put in force on whoever it is about, and
 * goes with him: so it is about winners, who stay. LR-TIMING-001
 */
import {
  addEffect,
  type CardRef,
  condition,
  type Effect,
  exactly,
  grant,
  NOTHING,
  otherCard,
  same,
  say,
  self,
  sequence,
  subject,
  trigger,
  untilEndOf,
  verb,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import { skirmishLost, skirmishWon } from '../../../rules/events.ts';
import type { S } from '../../../state.ts';
import { skirmishPhase } from '../../../turn/skirmish.ts';
import { forThisSkirmish } from '../durations.ts';

export const ifItWins = (card: CardRef, part: Effect): Effect => ({
  ...grant(trigger(skirmishWon, { of: exactly(subject), effect: part }), forThisSkirmish, card),
  say: say`if ${card.say} wins this skirmish, ${part.say}`,
});
// The note stands among the uses of abilities, below zero, where no number of an ability is.
const noteLoser = (s: S, source: number, card: number): void =>
  void addEffect(s, engine.uses.id, source, 0, -card, untilEndOf(s, skirmishPhase));
function isNotedLoser(s: S, source: number, card: number): boolean {
  const e = s.effect;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = e.next[row])
    if (e.source[row] === source && e.amount[row] === -card) return true;
  return false;
}
/** Of whoever loses, even if that one is dead by then: so it is noted apart from him. LR-SKIRM-015 */
export const ifItLoses = (card: CardRef, part: Effect): Effect => ({
  ...sequence(
    verb('note', noteLoser, [self, card], NOTHING),
    grant(
      trigger(skirmishLost, {
        if: condition('noted loser', [], (g) => `${g.ref(isNotedLoser)}(s, self, a)`, NOTHING),
        evenIfGone: true,
        effect: part,
      }),
      forThisSkirmish,
    ),
  ),
  say: say`if ${card.say} loses this skirmish, ${part.say}`,
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
