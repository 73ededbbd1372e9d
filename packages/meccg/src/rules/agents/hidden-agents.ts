/**
 * What others see of agents that lie face down: that they lie there, how many site cards lie on them, and nothing else.
 * ME-AGENT-2007, 2013, 2022
 *
 * Owns   taking out of a view what betrays a face-down site card: that it is gone from the location deck.
 */
import { LOCATIONS, Location, type S } from '../../state.ts';
import { playerOfStep } from './agents.ts';

/** Of a view that is being made for a player, or for a spectator (0): the sites are still there. */
export function hideTrails(s: S, viewer: number): void {
  for (let row = 1; row < s.trail.agent.length; row++) {
    const player = playerOfStep(row);
    if (s.trail.agent[row] === 0 || player === viewer) continue;
    const at = (player - 1) * LOCATIONS + s.trail.site[row];
    if (s.location.state[at] === Location.onTable) s.location.state[at] = Location.available;
  }
}
