/** Threats: tokens on the dead pile. What a death makes of them is in wounds.ts. LR-THREAT-001..003 */
import { place, sizeOf } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';

/** How many more can be added. LR-THREAT-002 */
export const roomForThreats = (s: S, player: number): number =>
  Math.max(0, sizeOf(s, place(s, Zone.companions, player)) - s.player.threats[player]);

/** Never more than there are companions; losing companions takes none away. LR-THREAT-002, 003 */
export function addThreats(s: S, player: number, n: number): void {
  const most = sizeOf(s, place(s, Zone.companions, player));
  for (let i = 0; i < n && s.player.threats[player] < most; i++) s.player.threats[player]++;
}
export function removeThreats(s: S, player: number, n: number): void {
  s.player.threats[player] = Math.max(0, s.player.threats[player] - n);
}
