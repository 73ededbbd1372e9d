/** The order round the table. */
import type { State } from '../arena/state.ts';

/** The next player who is still in the game. */
export function nextSeat(s: State, player: number): number {
  const { players } = s.layout.sizes;
  let p = player;
  do p = p === players ? 1 : p + 1;
  while (s.player.outcome[p] !== 0 && p !== player);
  return p;
}

/** How many players are still in the game. */
export function seatsLeft(s: State): number {
  let left = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++) if (s.player.outcome[p] === 0) left++;
  return left;
}
