/** Losing one's avatar: the game, 5 points, or one's seat, as the option says. ME-END-009, 010, DECISIONS B12, D6 */
import { nextSeat, seatsLeft } from '@westmarch/kernel';
import { Phase, type S } from '../../state.ts';

export const AvatarLoss = { lose: 0, minus5: 1, eliminated: 2 } as const;

export function loseAvatar(s: S, player: number): void {
  s.player.avatarLost[player] = 1;
  if (s.global.avatarLoss === AvatarLoss.minus5) {
    s.player.penalty[player] += 5;
    return;
  }
  // Before the Council all check first: if every Wizard falls, nobody wins. ME-END-9000
  if (s.global.phase === Phase.council) return;
  s.player.outcome[player] = 2;
  if (seatsLeft(s) > 1) return;
  s.player.outcome[nextSeat(s, player)] = 1;
  s.kernel.over = 1;
}
