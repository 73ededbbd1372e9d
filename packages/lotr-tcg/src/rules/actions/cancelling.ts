/**
 * Cancelling: once an event or a special ability is paid for, others may respond before it does anything.
 * LR-EVENT-002, LR-RESPONSE-001, LR-LATER-002
 *
 * Keeps  what is cancelled has been played or used: its costs stay paid, and an event is discarded as any other.
 */
import { At, call, localOf, resolveDeclared, whole } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { abilityUsed, eventPlayed } from '../events.ts';
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

/** The phase that an ability is used in; a response belongs to none. LR-ACTION-013 */
const phaseOf = (s: S): number => (s.global.moment === 0 ? s.global.phase : 0);
const answeringAbility = engine.procedure('answering a special ability', { at: whole() })({
  answer: step('LR-ABILITY-001 LR-RESPONSE-001', (s, f) =>
    raise(s, abilityUsed, s.frames[f.at + At.source], s.frames[f.at + At.you], phaseOf(s)),
  ),
  carryOut: step('LR-LATER-002 LR-COST-006', (s, f) => {
    if (!wasPrevented(s)) resolveDeclared(s, f.at);
  }),
});

/** The frame below that of an action tells whether it is an event that is being played. */
const BELOW = 2;
engine.declared = (state, base) => {
  // What was not paid for whole does nothing. LR-COST-007
  if (isUnpaid(state, base)) return;
  // A state that is handed to it is always one of this engine's own game.
  const s = state as S;
  if (s.frames[s.frames[base + BELOW]] === playingEvent.id) call(s, answeringEvent, base);
  else if (
    s.channel.first[abilityUsed.channel] !== 0 ||
    isAnswered(s, abilityUsed.channel, s.frames[base + At.source])
  )
    call(s, answeringAbility, base);
  else resolveDeclared(s, base);
};
