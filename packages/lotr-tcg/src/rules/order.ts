/** The order of turns: clockwise from player to player; within a turn most things go to the right. LR-TURN-001, 003 */
import type { S } from '../state.ts';

const at = (s: S, seat: number): number => s.order.player[seat];

/** The next player of the order still in the game, going `step` places at a time. */
function onward(s: S, player: number, step: number): number {
  const { players } = s.layout.sizes;
  let seat = s.player.seat[player];
  do seat = ((seat - 1 + step + players) % players) + 1;
  while (s.player.outcome[at(s, seat)] !== 0 && at(s, seat) !== player);
  return at(s, seat);
}
/** Clockwise: whose turn comes next. */
export const onTheLeft = (s: S, player: number): number => onward(s, player, 1);
/** Counter-clockwise: who acts next. LR-ACTION-006 */
export const onTheRight = (s: S, player: number): number => onward(s, player, -1);

/** Who decides for the Free Peoples side: once its player is out, the others complete his turn. LR-MULTI-005 */
export const leader = (s: S): number =>
  s.player.outcome[s.global.active] === 0 ? s.global.active : onTheRight(s, s.global.active);

/**
 * The player so many places to the right, or 0 if he is out of the game. Going from 1 to one less than the seats
 * visits everyone else once, even when the player himself is out.
 */
export function placesToTheRight(s: S, player: number, places: number): number {
  const { players } = s.layout.sizes;
  const other = at(s, ((s.player.seat[player] - 1 - places + players * 2) % players) + 1);
  return s.player.outcome[other] === 0 ? other : 0;
}
