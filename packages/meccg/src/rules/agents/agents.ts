/**
 * Agents in play as hazards: which there are, where each of them stands, and how one leaves. ME-AGENT-2004..2012
 *
 * Owns   the row of an agent, the site cards that lie on it, and what it forgets with a turn.
 * Not    what it does (actions.ts), where it may go (travel.ts), turning it over (reveal.ts), or its attack (attack.ts).
 * Keeps  one that lies face down is never wounded; one that is face up has an open site card, or goes when the turn ends;
 *        site cards that lie face down on one are out of its player's location deck, and nobody else knows which.
 */
import { firstIn, isIn, place, placeIndexOf } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { placeOfSite } from '../../map/map.ts';
import {
  AGENTS_PER_PLAYER,
  LOCATIONS,
  Location,
  type S,
  STEPS_PER_AGENT,
  Status,
  Zone,
} from '../../state.ts';
import { discard, isAgent, whenFormEnds } from '../cards/cards.ts';
import { mayUntap } from '../chain/forbidden.ts';
import { returnSite } from '../sites/sites.ts';

export const firstAgent = (player: number): number => (player - 1) * AGENTS_PER_PLAYER + 1;
export const lastAgent = (player: number): number => player * AGENTS_PER_PLAYER;
/** The player whose agent a row is. */
export const playerOfAgent = (agent: number): number => Math.trunc((agent - 1) / AGENTS_PER_PLAYER) + 1;
/** The card of a row; 0: no agent is there. */
export const agentIn = (s: S, agent: number): number => firstIn(s, place(s, Zone.agent, agent));
/** It is in play as a hazard. */
export const isAgentInPlay = (s: S, card: number): boolean => isIn(s, card, Zone.agent);
/** The row of an agent in play; 0: it is none. */
export const agentRow = (s: S, card: number): number => (isAgentInPlay(s, card) ? placeIndexOf(s, card) : 0);
export const isFaceDown = (s: S, card: number): boolean => isAgentInPlay(s, card) && s.card.live[card] === 0;
/** An agent in play that all see. */
export const isFaceUp = (s: S, card: number): boolean => isAgentInPlay(s, card) && s.card.live[card] === 1;

/** A row that no agent of this player uses; 0: there is none. */
export function freeAgentRow(s: S, player: number): number {
  for (let agent = firstAgent(player); agent <= lastAgent(player); agent++)
    if (agentIn(s, agent) === 0) return agent;
  return 0;
}

// ——— site cards that lie face down on it ———
const firstLocation = (agent: number): number => (playerOfAgent(agent) - 1) * LOCATIONS;
/** What the byte of a site card in the location deck is while it lies on an agent as the n-th, from 1 at the bottom. */
const codeOf = (agent: number, step: number): number =>
  Location.onAgents + (agent - firstAgent(playerOfAgent(agent))) * STEPS_PER_AGENT + step - 1;
/** The number of that site card; 0: there is none, or it is not known. */
export function siteOfStep(s: S, agent: number, step: number): number {
  const [first, code] = [firstLocation(agent), codeOf(agent, step)];
  for (let site = 1; site <= LOCATIONS; site++) if (s.location.state[first + site] === code) return site;
  return 0;
}
/** One more site card finds room on an agent. */
export const hasRoomForStep = (s: S, agent: number): boolean => s.agent.steps[agent] < STEPS_PER_AGENT;
/** No agent has passed it face down: own Havens are there in any number, but lie on agents once. */
export const isFreeOfAgents = (s: S, player: number, site: number): boolean =>
  s.location.state[(player - 1) * LOCATIONS + site] < Location.onAgents;
/** Lays a site card face down on an agent. */
export function addStep(s: S, agent: number, site: number): void {
  s.location.state[firstLocation(agent) + site] = codeOf(agent, ++s.agent.steps[agent]);
}
/** Takes the uppermost off; it lies in the location deck again. */
export function removeStep(s: S, agent: number): void {
  const site = siteOfStep(s, agent, s.agent.steps[agent]--);
  if (site !== 0) s.location.state[firstLocation(agent) + site] = Location.available;
}
/** Its open site card goes back. */
export function removeSite(s: S, agent: number): void {
  const card = s.agent.site[agent];
  s.agent.site[agent] = s.agent.at[agent] = 0;
  returnSite(s, card);
}
/** All its site cards go back. ME-AGENT-2017 */
export function removeAllSites(s: S, agent: number): void {
  while (s.agent.steps[agent] > 0) removeStep(s, agent);
  removeSite(s, agent);
}

/** The place where an agent stands; 0 while it may be at any of its homes. ME-AGENT-2022, 2063 */
export function agentPlace(s: S, agent: number): number {
  const { steps, site, at } = s.agent;
  if (steps[agent] > 0) return placeOfSite[siteOfStep(s, agent, steps[agent])];
  return site[agent] === 0 ? at[agent] : printed.place(s, site[agent]);
}

/** Whatever is written in its row is no longer so. */
export function clearAgent(s: S, agent: number): void {
  const t = s.agent;
  t.fresh[agent] = t.acted[agent] = t.attacked[agent] = t.doomed[agent] = 0;
  t.ambush[agent] = t.lures[agent] = 0;
}
/** A row that its agent has left is free. */
export function vacate(s: S, agent: number): void {
  removeAllSites(s, agent);
  clearAgent(s, agent);
}
/** An agent leaves play: its site cards go back, and nobody remembers what it was. */
function endAgent(s: S, card: number): void {
  const agent = isAgent(s, card) ? agentRow(s, card) : 0;
  if (agent === 0) return;
  vacate(s, agent);
  // One that lies face down is not in force, and forgets nothing by itself.
  s.card.status[card] = Status.untapped;
}

whenFormEnds(endAgent);

// ——— turns ———
/** Those that lie face down untap as everything else does. ME-AGENT-2012 */
export function untapHidden(s: S, player: number): void {
  for (let agent = firstAgent(player); agent <= lastAgent(player); agent++) {
    const card = agentIn(s, agent);
    if (s.card.status[card] === Status.tapped && mayUntap(s, card)) s.card.status[card] = Status.untapped;
  }
}
/** Those that were revealed without a site card go when the turn ends. ME-AGENT-2031, 2072 */
export function discardDoomed(s: S): void {
  for (let agent = 1; agent < s.agent.doomed.length; agent++)
    if (s.agent.doomed[agent] === 1) discard(s, agentIn(s, agent));
}
export function forgetAgents(s: S): void {
  for (let agent = 1; agent < s.agent.fresh.length; agent++) clearAgent(s, agent);
}
