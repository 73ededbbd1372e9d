/**
 * The order round the table: by the numbers of the seats; of many players, by descending rolls before the game.
 * ME-TURN-005, ME-MP-4010, 4016, ME-MPOPT-4002
 *
 * Keeps  whoever asks who is next asks here, so that there is one order; nobody who has left the game is next.
 */
import type { S } from '../state.ts';
import { roll2d6 } from './dice.ts';
import { rollsFor } from './terms.ts';

/** Who sits next to somebody, still in the game or not. */
export const seatAfter = (s: S, player: number): number =>
  s.player.after[player] || (player % s.layout.sizes.players) + 1;
/** And on whose other side he sits. */
export function seatBefore(s: S, player: number): number {
  let p = player;
  while (seatAfter(s, p) !== player) p = seatAfter(s, p);
  return p;
}
/** The next player who is still in the game. */
export function nextSeat(s: S, player: number): number {
  let p = player;
  do p = seatAfter(s, p);
  while (s.player.outcome[p] !== 0 && p !== player);
  return p;
}
/** So many seats on from the player whose turn it is. */
export function seatFrom(s: S, steps: number): number {
  let p = s.global.active;
  for (let i = 0; i < steps; i++) p = seatAfter(s, p);
  return p;
}

const FACES = 16;
/** Everyone rolls, and whoever ties rolls again among themselves: they sit by what they rolled, the highest begins. */
export function seatByRolls(s: S): void {
  const { players } = s.layout.sizes;
  const roll = (i: number): number => {
    rollsFor(s, 'player', i + 1);
    return roll2d6(s);
  };
  const totals = Array.from({ length: players }, (_x, i) => roll(i));
  const isTied = (total: number, i: number): boolean => totals.some((other, j) => j !== i && other === total);
  for (let tied = totals.map(isTied); tied.includes(true); tied = totals.map(isTied))
    for (let i = 0; i < players; i++) totals[i] = totals[i] * FACES + (tied[i] ? roll(i) : 0);
  const order = totals.map((_total, i) => i + 1).sort((a, b) => totals[b - 1] - totals[a - 1]);
  for (const [i, player] of order.entries()) s.player.after[player] = order[(i + 1) % players];
  s.global.active = order[0];
}
