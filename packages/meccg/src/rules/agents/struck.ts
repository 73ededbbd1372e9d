/** What the attack of an agent does to the agent itself. ME-AGENT-2048, 2051, 2087, 4000, 4008 */
import { isIn } from '@westmarch/kernel';
import { type S, Status, Zone } from '../../state.ts';
import { winHazard } from '../cards/cards.ts';

/** It is the attack of an agent. */
export const isByAgent = (s: S, attack: number): boolean => isIn(s, s.attack.card[attack], Zone.agent);
/** One of its strikes was beaten: it is wounded. ME-AGENT-2051, 4008 */
export function woundAgent(s: S, attack: number): void {
  s.card.status[s.attack.card[attack]] = Status.wounded;
}
/** Its attack is over: it is gone if all its strikes were defeated, and otherwise tapped or wounded. ME-AGENT-2048, 2087, 4000 */
export function settleAgent(s: S, attack: number, allDefeated: boolean): void {
  const card = s.attack.card[attack];
  if (allDefeated) winHazard(s, card, s.company.player[s.attack.company[attack]]);
  else if (s.card.status[card] === Status.untapped) s.card.status[card] = Status.tapped;
}
