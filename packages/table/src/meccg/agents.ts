/**
 * Agents in play as hazards, as a viewer sees them: among the events of their player, face up or down, with the site card
 * that lies open with each.
 *
 * Keeps  where one stands is told to whoever may know it: its player, or everyone once it is face up.
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
  Zone,
} from '@westmarch/meccg';
import type { Card } from '@westmarch/protocol';
import { cardOf } from './cards.ts';
import type { MeccgSeat } from './seat.ts';

function agentOf(seat: MeccgSeat, row: number, card: number): Card {
  const s = seat.view;
  const at = agentPlace(s, row);
  const site = s.agent.site[row];
  const status = s.card.status[card];
  return {
    ...cardOf(seat, card),
    marks: [
      ...(status === Status.tapped ? ['tapped'] : status === Status.wounded ? ['wounded'] : []),
      ...(isFaceDown(s, card) ? ['face down'] : []),
      ...(at === 0 ? [] : [`at ${placeName(at)}`]),
    ],
    tokens: s.agent.steps[row] === 0 ? {} : { sites: s.agent.steps[row] },
    on: [
      ...cardsIn(s, Zone.on, card).map((other) => cardOf(seat, other)),
      ...(site === 0 ? [] : [cardOf(seat, site)]),
    ],
  };
}

/** All agents of a player that are in play. */
export function agentsOf(seat: MeccgSeat, player: number): Card[] {
  const found: Card[] = [];
  for (let row = firstAgent(player); row <= lastAgent(player); row++) {
    const card = agentIn(seat.view, row);
    if (card !== 0) found.push(agentOf(seat, row, card));
  }
  return found;
}
