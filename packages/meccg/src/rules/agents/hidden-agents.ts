/**
 * What others see of agents that lie face down: that they lie there, how many site cards lie on them, and nothing else.
 * ME-AGENT-2007, 2013, 2022
 *
 * Owns   taking out of a view what betrays a face-down site card: that it is gone from the location deck.
 */
import { LOCATIONS, Location, type S } from '../../state.ts';

/** Of a view that is being made for a player, or for a spectator (0). */
export function hideTrails(s: S, viewer: number): void {
  const { state } = s.location;
  for (let player = 1; player <= s.layout.sizes.players; player++) {
    if (player === viewer) continue;
    const first = (player - 1) * LOCATIONS;
    for (let site = 1; site <= LOCATIONS; site++)
      if (state[first + site] >= Location.onAgents) state[first + site] = Location.available;
  }
}
