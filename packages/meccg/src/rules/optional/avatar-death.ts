/**
 * An optional rule for many: once the first avatar is lost, everyone has one more turn, and the game is over.
 * ME-MPOPT-4004, DECISIONS D6
 *
 * Keeps  the turn in which it happens is not one of them; whoever is out of the game has none.
 */
import { seatsLeft } from '@westmarch/kernel';
import type { S } from '../../state.ts';
import { endsWithAvatars } from './optional.ts';

/** An avatar is lost: the first such loss sets the end. */
export function lastTurnsBegin(s: S): void {
  if (endsWithAvatars(s) && s.global.lastTurn === 0) s.global.lastTurn = s.global.turn + seatsLeft(s);
}
/** That was the last turn. */
export const lastTurnIsOver = (s: S): boolean =>
  s.global.lastTurn !== 0 && s.global.turn >= s.global.lastTurn;
