/**
 * The phases that are nothing but actions: fellowship, Shadow and maneuver. LR-FELLOW, LR-SHADOW, LR-MANEUVER
 *
 * Owns   their start and end, so that what lasts "until the end of the phase" ends with a procedure; and telling of
 *        the start and end of every phase.
 * Not    the phases with a procedure of their own: archery.ts, assignment.ts, skirmish.ts, regroup.ts.
 */
import { call, idOf } from '@westmarch/kernel';
import { engine, step } from '../engine.ts';
import { actionProcedure, alone } from '../rules/actions/actions.ts';
import { raise } from '../rules/actions/responses.ts';
import { phaseEnds, phaseStarts } from '../rules/events.ts';
import { forgetPhase } from '../rules/history.ts';
import { Phase, type S } from '../state.ts';

/** A phase begins: what happens "at the start of" it comes before any action. LR-TIMING */
export function beginPhase(s: S, phase: number): void {
  s.global.phase = phase;
  forgetPhase(s);
  raise(s, phaseStarts, phase, whosePhase(s), s.global.skirmish);
}
/** It ends, while all that lasts for it is still in force. */
export const endPhase = (s: S, phase: number): void =>
  raise(s, phaseEnds, phase, whosePhase(s), s.global.skirmish);
const whosePhase = (s: S): number => (s.global.phase === Phase.shadow ? s.global.shadow : s.global.active);

export const fellowshipPhase = engine.procedure('fellowship phase', { player: idOf('player') })({
  begin: step('LR-FELLOW-001 LR-FELLOW-008', (s, f) => {
    s.player.drawn[f.player] = 0;
    beginPhase(s, Phase.fellowship);
  }),
  act: step('LR-FELLOW-001', (s, f) => call(s, alone, f.player)),
});

export const shadowPhase = engine.procedure('Shadow phase', { player: idOf('player') })({
  begin: step('LR-SHADOW-001 LR-SHADOW-002', (s, f) => {
    s.global.shadow = f.player;
    beginPhase(s, Phase.shadow);
  }),
  act: step('LR-SHADOW-002', (s, f) => call(s, alone, f.player)),
  end: step('LR-SHADOW-001', (s) => endPhase(s, Phase.shadow)),
});

export const maneuverPhase = engine.procedure(
  'maneuver phase',
  {},
)({
  begin: step('LR-MANEUVER-001', (s) => beginPhase(s, Phase.maneuver)),
  act: step('LR-MANEUVER-001', (s) => call(s, actionProcedure)),
  end: step('LR-MANEUVER-002', (s) => endPhase(s, Phase.maneuver)),
});
