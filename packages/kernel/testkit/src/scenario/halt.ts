/**
 * The end of a scenario: a frame below everything that a position starts, at which play stops.
 *
 * Why: a part of a turn, such as one storm, can be tried alone. Without it the engine would go on through every forced
 * choice that follows, into later turns.
 */
import { type Engine, type Procedure, type State } from '@westmarch/kernel';

export const HALT = 'the scenario';
const halts = new WeakMap<Engine, Procedure>();

/** The procedure that does nothing but wait. It comes after all others of the game, so no number changes. */
export function haltOf(engine: Engine): Procedure {
  let halt = halts.get(engine);
  if (halt === undefined) {
    halt = engine.procedure(
      HALT,
      {},
    )({
      isOver: engine.ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
    });
    halts.set(engine, halt);
  }
  return halt;
}

/** Play has come to the end of what the position started. */
export function hasHalted(s: State): boolean {
  return s.kernel.asked !== 0 && s.frames[s.kernel.top] === halts.get(s.engine)?.id;
}

/** The player who must choose, or 0: at the end of a scenario nobody must. */
export const askedOf = (s: State): number => (hasHalted(s) ? 0 : s.kernel.asked);
