/** Stopping what is about to happen, and what is going on. LR-RESPONSE-003, LR-SKIRM-017 */
import {
  adjective,
  all,
  behind,
  both,
  type CardRef,
  called,
  condition,
  counted,
  type Effect,
  type Filter,
  filter,
  forbid,
  grant,
  ifSo,
  NOTHING,
  notControlledBy,
  noun,
  otherCard,
  passes,
  say,
  sequence,
  thereAre,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { preventIt } from '../../../rules/actions/responses.ts';
import { respondingTo } from '../../../rules/actions/windows.ts';
import { cancelSkirmish } from '../../../rules/combat/skirmishing.ts';
import { abilityUsed } from '../../../rules/events.ts';
import { noDiscard } from '../../../rules/prohibitions.ts';
import { phases } from '../../../state.ts';
import type { Window } from '../actions.ts';
import { inSkirmish } from '../cards/fighting.ts';
import { anEvent, yours } from '../cards/filters.ts';
import { whileThatLasts } from '../durations.ts';
import { inAnswerTo } from '../occasions/occasions.ts';
import { anEventIsPlayed } from '../occasions/when-played.ts';

const notYours: Filter = notControlledBy(you);
export const preventThat = (what?: string): Effect =>
  verb('prevent', preventIt, [], what === undefined ? say`prevent that` : say`prevent that ${word(what)}`);

/** No token is placed for an exertion that is about to be made; it counts as made. */
export const placeNoToken: Effect = verb(
  'prevent',
  preventIt,
  [],
  say`let that character exert without a token`,
);

/** An event of a phase: one whose text names it. */
export const eventOf = (phase: number): Filter =>
  called(
    { ...noun('event'), adjectives: [word(phases[phase])] },
    both(
      anEvent,
      filter(
        'event of a phase',
        [],
        (g, v) => `(${g.ref(printed.eventPhases)}(s, ${v.it}) & ${1 << phase}) !== 0`,
        adjective(word(phases[phase])),
      ),
    ),
  );
/** An event whose price is a ranger: one that its text asks for by that word. LR-ERRATA-040, 041 */
export const rangersEvent: Filter = called(
  { ...noun('event'), after: [say`that spots or exerts a ranger`] },
  filter(
    'asks for a ranger',
    [],
    (g, v) => `${g.ref(printed.asksRanger)}(s, ${v.it}) === 1`,
    behind(say`that spots or exerts a ranger`),
  ),
);
/** In response to such an event. */
export const rangersEventPlayed: Window = inAnswerTo(anEventIsPlayed(rangersEvent));
/** The event that is being played does nothing. LR-EVENT-002 */
export const cancelThatEvent: Effect = verb('cancel event', preventIt, [], say`cancel that event`);

/** In response to a special ability of a phase, in a skirmish of a known character. LR-ABILITY-001 */
export const abilityUsedAgainst = (phase: number, fighter: CardRef): Window => {
  const label = say`response, if a ${word(phases[phase])} special ability is used in a skirmish involving ${fighter.say}`;
  const ofPhase = condition(
    'ability of a phase',
    [],
    () => `s.moment.number[s.global.moment] === ${phase}`,
    NOTHING,
  );
  return {
    phases: [],
    when: {
      ...all(respondingTo(abilityUsed), ofPhase, passes(fighter, inSkirmish)),
      say: label,
      rule: 'LR-RESPONSE-001',
    },
    label,
  };
};
/** The special ability that is being used does nothing. LR-LATER-002 */
export const cancelThatAbility: Effect = verb('cancel ability', preventIt, [], say`cancel that action`);

/** Only the skirmish that is on involves anyone; the Ring-bearer's cannot be cancelled. LR-SKIRM-014, LR-RING-006 */
export const cancelSkirmishOf = (which: Filter): Effect => ({
  ...ifSo(thereAre(1, both(which, inSkirmish)), verb('cancel skirmish', cancelSkirmish, [], say`cancel it`)),
  say: say`cancel a skirmish involving ${counted(which.noun, 'a')}`,
});

/** All discards of one's own cards by the action that is about to make one: they come at one time. LR-ERRATA-2012 */
export const preventDiscards: Effect = {
  ...sequence(
    preventThat(),
    grant(forbid(noDiscard, { of: yours, if: passes(otherCard, notYours) }), whileThatLasts),
  ),
  say: say`prevent that`,
};
