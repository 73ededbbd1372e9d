/** When lasting effects end: with a procedure that is running now, or when one starts. They end by themselves. */
import type { State } from '../arena/state.ts';
import type { Procedure } from '../flow/procedure.ts';
import { removeEffect } from './effects.ts';

const AT_START = 0x8000;

/** While its source is in force. */
export const WHILE_LIVE = 0;

/** Until the innermost running `p` ends; where none runs, until the running procedure does. */
export function untilEndOf(s: State, p: Procedure): number {
  const { frames, kernel } = s;
  for (let base = kernel.top; base !== 0; base = frames[base + 2]) if (frames[base] === p.id) return base;
  return kernel.top;
}

/** Until `p` starts the next time. */
export const untilStartOf = (p: Procedure): number => AT_START + p.id;

function expire(s: State, until: number): void {
  const u = s.effect.until;
  for (let row = s.kernel.effectsUsed; row !== 0; row--) if (u[row] === until) removeEffect(s, row);
}

export const expireAtEnd = (s: State, base: number): void => expire(s, base);
export const expireAtStart = (s: State, procedure: number): void => expire(s, AT_START + procedure);
