/**
 * The frame stack: which procedures are running, at which step, with which locals.
 *
 * Owns   calling and finishing procedures, and finding a running one.
 * Keeps  words of finished frames are zero; effects that last until a procedure ends go with its frame.
 */
import type { State } from '../arena/state.ts';
import { expireAtEnd, expireAtStart } from '../effect/expire.ts';
import { HEADER, type Procedure } from './procedure.ts';

/** Starts a procedure; it runs before the caller's next step. Arguments fill its first locals in order. */
export function call(s: State, p: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  const { frames, kernel } = s;
  const base = kernel.sp;
  const locals = p.localNames.length;
  const top = base + HEADER + locals;
  if (top > frames.length)
    throw new Error(
      `The frame stack is full (${frames.length} words) while starting "${p.name}": ${whereOf(s)}`,
    );
  frames[base] = p.id;
  frames[base + 1] = 0;
  frames[base + 2] = kernel.top;
  const at = base + HEADER;
  if (locals > 0) frames[at] = a;
  if (locals > 1) frames[at + 1] = b;
  if (locals > 2) frames[at + 2] = c;
  if (locals > 3) frames[at + 3] = d;
  if (locals > 4) frames[at + 4] = e;
  if (locals > 5) frames[at + 5] = f;
  kernel.top = base;
  kernel.sp = top;
  if (kernel.lasting !== 0) expireAtStart(s, p.id);
}

/** Ends the running procedure. */
export function leave(s: State): void {
  const { frames, kernel } = s;
  const base = kernel.top;
  if (kernel.lasting !== 0) expireAtEnd(s, base);
  kernel.top = frames[base + 2];
  for (let i = base; i < kernel.sp; i++) frames[i] = 0;
  kernel.sp = base;
}

/** The base of the innermost running frame of a procedure, or 0. */
export function running(s: State, p: Procedure): number {
  const { frames } = s;
  let base = s.kernel.top;
  while (base !== 0 && frames[base] !== p.id) base = frames[base + 2];
  return base;
}

/** A local of the innermost running frame of a procedure. */
export function localOf(s: State, p: Procedure, local: number): number {
  const base = running(s, p);
  return base === 0 ? 0 : s.frames[base + HEADER + local];
}

/** The running procedures from the outermost in, each with its step, in the rulebook's words. */
export function whereOf(s: State): string {
  const names: string[] = [];
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2]) {
    const p = s.engine.procedures[s.frames[base]];
    names.unshift(p.name);
  }
  return names.join(' › ');
}
