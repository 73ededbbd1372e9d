/** Where a caller hears what happens. Without one, telling costs nothing. */
import type { State } from '../arena/state.ts';

export interface Sink {
  /** A typed event of the game; `seenBy` is the set of players who may know of it in full. */
  tell(s: State, event: number, a: number, b: number, n: number, seenBy: number): void;
  /** What a card does of itself, by one of its abilities, is declared or resolves. */
  triggered?(s: State, ability: number, card: number, player: number): void;
}

/** Every player. */
export const EVERYONE = 0xff;
