/** Wounds that are kept away for a while, or all but one of them. LR-WOUND-007 */
import {
  type Ability,
  all,
  type Condition,
  counted,
  type Duration,
  type Effect,
  exactly,
  type Filter,
  forbid,
  grant,
  NOTHING,
  passes,
  say,
  subject,
  thatCard,
  whilst,
} from '@westmarch/kernel';
import { noWound } from '../../../rules/prohibitions.ts';
import { acting, type Who } from '../cards/choosing.ts';
import { beenThisPhase } from '../cards/history.ts';
import { whileSkirmishing } from '../conditions.ts';
import { forThisSkirmish } from '../durations.ts';

/** Whoever passes takes one wound in a skirmish phase and no more; exertions are no wounds. LR-EXERT-002 */
export const atMostOneWound = (which: Filter, when?: Condition): Ability => ({
  ...forbid(noWound, {
    of: which,
    if: all(
      whileSkirmishing,
      passes(thatCard, beenThisPhase('wounded')),
      ...(when === undefined ? [] : [when]),
    ),
  }),
  say: whilst(
    say`${counted(which.noun, 'each')} takes no more than 1 wound during each skirmish phase`,
    when,
  ),
});

/** "prevent all wounds to him": he takes none as long as it lasts. LR-RESPONSE-003 */
export const preventAllWounds = (who: Who, lasts: Duration = forThisSkirmish): Effect =>
  acting(who, (card) => ({
    ...grant(forbid(noWound, { of: exactly(subject) }), lasts, card),
    say:
      lasts.say.key === NOTHING.key
        ? say`prevent all wounds to ${card.say}`
        : say`prevent all wounds to ${card.say} ${lasts.say}`,
  }));
/** One more at the most for as long as it lasts, and none where he was wounded in this phase already. */
export const limitToOneWound = (who: Who, lasts: Duration = forThisSkirmish): Effect =>
  acting(who, (card) => ({
    ...grant(
      forbid(noWound, {
        of: exactly(subject),
        if: all(whileSkirmishing, passes(thatCard, beenThisPhase('wounded'))),
      }),
      lasts,
      card,
    ),
    say:
      lasts.say.key === NOTHING.key
        ? say`prevent ${card.say} from taking more than 1 wound`
        : say`prevent ${card.say} from taking more than 1 wound in each skirmish ${lasts.say}`,
  }));
