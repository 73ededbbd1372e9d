/** Where a caller hears what happens. Without one, telling costs nothing. */
import type { State } from '../arena/state.ts';

export interface Sink {
  /** A typed event of the game; `seenBy` is the set of players who may know of it in full. */
  tell(s: State, event: number, a: number, b: number, n: number, seenBy: number): void;
}

/**
 * What a card does of itself, told where no event of a game is: `a` is the ability, `b` its card, `n` whose it is. No
 * event has this number.
 */
export const TRIGGERED = 0;

/** Every player. */
export const EVERYONE = 0xff;
