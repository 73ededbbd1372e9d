/**
 * The part of the state that agents in play as hazards have: a row for each.
 *
 * Not    the site cards that lie face down on them: the byte that each has in the location deck says on whom, and as which.
 */
import { count, flag, idOf, type Sizes } from '@westmarch/kernel';

/** No legal deck has more agents: their minds are 36 in all. ME-DECK-2001 */
export const AGENTS_PER_PLAYER = 10;
/** Site cards that can lie face down on one agent: as many as a byte of the location deck can tell apart for all of them. */
export const STEPS_PER_AGENT = 25;

export const agentTables = {
  /** Agents in play as hazards: one row each, the zone of that name has the card. */
  agent: {
    rows: (sizes: Sizes) => sizes.players * AGENTS_PER_PLAYER,
    columns: {
      /** The site card that lies open with it; 0: none does. */
      site: idOf('card'),
      /** The place where it stands face up without a site card of its own. */
      at: count(),
      /** How many site cards lie face down on it. */
      steps: count(),
      /** It came into play this turn. */
      fresh: flag(),
      /** Agent actions that it has taken this turn. */
      acted: count(),
      /** It lay face down when the card was played that lets it attack. */
      ambush: flag(),
      /** It has attacked in this site phase. */
      attacked: flag(),
      /** It has no site card, and goes when the turn ends. */
      doomed: flag(),
      /** The company against which it has tapped, so that creatures may be played where it stands. */
      lures: count(),
    },
  },
} as const;
