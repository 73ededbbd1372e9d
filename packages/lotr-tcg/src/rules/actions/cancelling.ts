/**
 * Cancelling events and special abilities: once they are paid for, others may respond before they do anything.
 * LR-EVENT-002, LR-RESPONSE-001, LR-LATER-002
 *
 * Keeps  what is cancelled has been used: its costs stay paid, and an event is discarded as any other.
 */
import { At, call, localOf, resolveDeclared, whole } from '@westmarch/kernel';
import { abilityUsed, engine, eventPlayed, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isAnswered } from './answers.ts';
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
const answeringAbility = engine.procedure('answering a special ability', { at: whole() })({
  answer: step('LR-ABILITY-001 LR-RESPONSE-001', (s, f) => {
    // A response is used while something else is going on, and is an ability of no phase.
    const phase = s.global.moment === 0 ? s.global.phase : 0;
    raise(s, abilityUsed, s.frames[f.at + At.source], s.frames[f.at + At.you], phase);
  }),
  carryOut: step('LR-LATER-002 LR-COST-006', (s, f) => {
    if (!wasPrevented(s)) resolveDeclared(s, f.at);
  }),
});

/** The frame below that of an action tells whether it is an event that is being played. */
const BELOW = 2;
engine.declared = (s, base) => {
  // What was not paid for whole does nothing. LR-COST-007
  if (isUnpaid(s, base)) return;
  if (s.frames[s.frames[base + BELOW]] === playingEvent.id) call(s, answeringEvent, base);
  // Mostly nobody could answer it.
  else if (isAnswered(s as S, abilityUsed.channel)) call(s, answeringAbility, base);
  else resolveDeclared(s, base);
};
