/**
 * A new site lies face down until its company sets out: what others see of it. ME-MOVE-008, ME-ORG-007
 *
 * Owns   taking out of a view what betrays a face-down site besides its face: that it is gone from the location deck.
 * Not    sites that lie open already, nor that two companies go to one card: those are known to all (ME-MOVE-518).
 */
import { firstIn, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { COMPANIES_PER_PLAYER, LOCATIONS, Location, type S, Zone } from '../../state.ts';

/** Of a view that is being made for a player, or for a spectator (0): faces are still there. */
export function hideDestinations(s: S, viewer: number): void {
  const companies = s.layout.sizes.players * COMPANIES_PER_PLAYER;
  for (let company = 1; company <= companies; company++) {
    // It may lie where a company declared it that is no more, for another one that goes there too.
    for (let c = firstIn(s, place(s, Zone.destination, company)); c !== 0; c = s.card.next[c]) {
      const player = s.card.owner[c];
      if (player === viewer) continue;
      const row = (player - 1) * LOCATIONS + printed.site(s, c);
      const isShown = viewer !== 0 && (s.card.knownTo[c] & (1 << viewer)) !== 0;
      if (!isShown && s.location.state[row] === Location.onTable) s.location.state[row] = Location.available;
    }
  }
}
