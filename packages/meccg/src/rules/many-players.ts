/**
 * Games of three and more: who plays hazards, and what else differs from a game of two. ME-MP-4000..4036
 *
 * Owns   the seat that begins with the hazards, and how they are passed on.
 * Not    what is said where it belongs: points (points.ts), calling (turn/end.ts), long-events (turn/long-event.ts).
 * Keeps  in a game of two all of it comes to the only opponent.
 */
import { seatsLeft } from '@westmarch/kernel';
import { Phase, type S } from '../state.ts';
import { hazardLimit } from './hazards/hazard-limit.ts';
import { nextSeat, seatAfter } from './seating.ts';

export const isForMany = (s: S): boolean => s.layout.sizes.players > 2;

/** Once round the table the hazards begin one seat further on, and never with the mover himself. ME-MP-4022, 4031 */
export function nextRound(s: S): void {
  s.global.round = (s.global.round + 1) % Math.max(1, seatsLeft(s) - 1);
}
/** Going from one turn to the next, the table comes past the seat that began. */
export function comesRound(s: S, next: number): boolean {
  let p = s.global.active;
  do {
    p = seatAfter(s, p);
    if (p === Math.max(1, s.global.first)) return true;
  } while (p !== next);
  return false;
}

/** Who is left and sits next, but for the player whose turn it is. */
function nextOpponent(s: S, seat: number): number {
  const next = nextSeat(s, seat);
  return next === s.global.active ? nextSeat(s, next) : next;
}
/** Who begins with the hazards this turn: to the left of the mover at first. ME-MP-4022, 4031 */
export function firstHazardPlayer(s: S): number {
  let seat = nextSeat(s, s.global.active);
  for (let i = 0; i < s.global.round; i++) seat = nextOpponent(s, seat);
  return seat;
}

/** He is done and the limit is not used up: the next may, with one less, until all have had their chance. ME-MP-4026 */
export function passesHazardsOn(s: S): boolean {
  if (!isForMany(s)) return false;
  const next = nextOpponent(s, s.global.hazardPlayer);
  if (next === (s.global.tookHazards || firstHazardPlayer(s)) || s.global.hazardsDeclared >= hazardLimit(s))
    return false;
  s.global.limitChange--;
  if (s.global.hazardsDeclared >= hazardLimit(s)) return false;
  s.global.hazardPlayer = next;
  return true;
}

/** Whom what one does is against: of many the mover, and for him whoever plays the hazards. ME-MP-4024 */
export function opponentOf(s: S, player: number): number {
  if (s.global.phase !== Phase.movementHazard) return nextSeat(s, player);
  return player === s.global.active ? s.global.hazardPlayer : s.global.active;
}
/** He moves, or plays the hazards; with two everyone does. ME-MP-4028 */
export const isInvolved = (s: S, player: number): boolean =>
  !isForMany(s) || player === s.global.active || player === s.global.hazardPlayer;

/** With five at the table a unique resource is in the way only where a neighbour has it. ME-MP-4009 */
const FAR = 4;
export function isTooFar(s: S, player: number, other: number): boolean {
  if (s.layout.sizes.players <= FAR || player === other) return false;
  return seatAfter(s, player) !== other && seatAfter(s, other) !== player;
}
