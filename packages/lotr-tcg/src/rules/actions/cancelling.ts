/**
 * Cancelling events: once an event is paid for, others may respond before it does anything. LR-EVENT-002, LR-RESPONSE-001
 *
 * Keeps  a cancelled event has been played: its costs stay paid, and it is discarded as any other.
 */
import { call, localOf, resolveDeclared, whole } from '@westmarch/kernel';
import { engine, eventPlayed, step } from '../../engine.ts';
import { isUnpaid } from './cause.ts';
import { playingEvent } from './events.ts';
import { raise, wasPrevented } from './responses.ts';

const PLAYER = 0;
const CARD = 1;

/** Its frame at `at` holds all that was chosen for it, and stays until this is over. */
const answeringEvent = engine.procedure('answering an event', { at: whole() })({
  answer: step('LR-EVENT-002 LR-RESPONSE-001', (s) =>
    raise(s, eventPlayed, localOf(s, playingEvent, CARD), localOf(s, playingEvent, PLAYER), s.global.phase),
  ),
  carryOut: step('LR-EVENT-002', (s, f) => {
    if (!wasPrevented(s)) resolveDeclared(s, f.at);
  }),
});

/** The frame below that of an action tells whether it is an event that is being played. */
const BELOW = 2;
engine.declared = (s, base) => {
  // What was not paid for whole does nothing. LR-COST-007
  if (isUnpaid(s, base)) return;
  if (s.frames[s.frames[base + BELOW]] === playingEvent.id) call(s, answeringEvent, base);
  else resolveDeclared(s, base);
};
