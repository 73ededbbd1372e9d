/**
 * When a card's action can be used: in a phase, or in response to an event. LR-ACTION-009, LR-RESPONSE-001
 *
 * Owns   the conditions that stand before the colon of an action, and the words for what a response is about.
 * Keeps  no phase action can be used while a response window is open.
 */
import {
  type CardRef,
  type Condition,
  cardRef,
  condition,
  counted,
  type Event,
  type Filter,
  listed,
  say,
  word,
} from '@westmarch/kernel';
import { phases } from '../../state.ts';
import type { Answering } from './answers.ts';
import { canPlayEvent } from './events.ts';

/** In one of these phases, by their numbers. */
export const inPhase = (...which: readonly number[]): Condition => ({
  ...condition(
    'in phase',
    [],
    () => `s.global.moment === 0 && (${which.map((phase) => `s.global.phase === ${phase}`).join(' || ')})`,
    say`in the ${listed(
      which.map((phase) => say`${word(phases[phase])}`),
      'or',
    )} phase`,
  ),
  rule: 'LR-ACTION-009',
});

/** What the event that is responded to is about. */
export const about: CardRef = cardRef(
  'about',
  [],
  () => 's.moment.about[s.global.moment]',
  say`${word('that card')}`,
);

/** Whenever that happens to such a card, in any phase. */
export function respondingTo(event: Event, of?: Filter): Condition & Answering {
  const happens = event.say(counted(of?.noun ?? event.subject, 'a'));
  return {
    ...condition(
      'responding to',
      of === undefined ? [] : [of],
      (g, v) =>
        `s.moment.event[s.global.moment] === ${event.channel} && s.moment.prevented[s.global.moment] === 0${
          of === undefined ? '' : ` && ${of.js(g, { ...v, it: about.js(g, v) })}`
        }`,
      say`response, if ${happens}`,
    ),
    rule: 'LR-RESPONSE-001',
    answers: event.channel,
  };
}

/** An event card lies in its player's hand, is of the side he plays now, and can be paid for. LR-EVENT-001 */
export const playableEvent: Condition = {
  ...condition(
    'playable event',
    [],
    (g) => `${g.ref(canPlayEvent)}(s, self, you)`,
    say`it is an event in your hand that you can play and pay for`,
  ),
  rule: 'LR-EVENT-001',
};
