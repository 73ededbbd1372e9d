/**
 * Agents in play as hazards, as a viewer sees them: face up or down, where each stands, and the way it came.
 *
 * Keeps  where one stands, and which sites it has passed, is told to whoever may know it: its player, or everyone of what
 *        lies open. The views of others have lost what would tell them.
 */
import {
  agentIn,
  agentPlace,
  cardsIn,
  firstAgent,
  isFaceDown,
  lastAgent,
  placeName,
  Status,
  siteName,
  siteOfStep,
  Zone,
} from '@westmarch/meccg';
import type { Agent } from '@westmarch/protocol';
import { cardOf } from './cards.ts';
import type { MeccgSeat } from './seat.ts';

function agentOf(seat: MeccgSeat, row: number, card: number): Agent {
  const s = seat.view;
  const at = agentPlace(s, row);
  const site = s.agent.site[row];
  const status = s.card.status[card];
  const steps = s.agent.steps[row];
  const trail = Array.from({ length: steps }, (_x, i) => siteName(siteOfStep(s, row, i + 1)));
  return {
    card: {
      ...cardOf(seat, card),
      marks: [
        ...(status === Status.tapped ? ['tapped'] : status === Status.wounded ? ['wounded'] : []),
        ...(isFaceDown(s, card) ? ['face down'] : []),
      ],
      on: cardsIn(s, Zone.on, card).map((other) => cardOf(seat, other)),
    },
    faceDown: isFaceDown(s, card),
    at: at === 0 ? '' : placeName(at),
    steps,
    trail: trail.filter((name) => name !== ''),
    site: site === 0 ? null : cardOf(seat, site),
  };
}

/** All agents of a player that are in play. */
export function agentsOf(seat: MeccgSeat, player: number): Agent[] {
  const found: Agent[] = [];
  for (let row = firstAgent(player); row <= lastAgent(player); row++) {
    const card = agentIn(seat.view, row);
    if (card !== 0) found.push(agentOf(seat, row, card));
  }
  return found;
}
