/**
 * The lair of a Dragon player: his Haven, where he begins, and where nobody meets any Dragon but himself.
 * ME-DRAGON-4007, 4008, 4011, 4025
 *
 * Owns   which site cards are his lair, and which lairs are without automatic-attacks.
 * Keeps  where the scenario is not played, each question ends with one bit of the state.
 */
import { printed } from '../../engine.ts';
import { declarations } from '../../facts/names.ts';
import { placeIndex, placeOfSite, versionsOfPlace } from '../../map/map.ts';
import { mayUse } from '../../map/reach.ts';
import type { S } from '../../state.ts';
import { dragonLairs } from '../hazards/manifestations.ts';
import { hasDragons } from '../optional/optional.ts';
import { sideOf } from '../sides.ts';

/** By whom a player says he is: the place of his lair; 0: he is no Dragon. */
const lairs: readonly number[] = declarations.map((name) =>
  name in dragonLairs ? placeIndex(dragonLairs[name]) : 0,
);
/** The place of his lair; 0: he has none. */
const lairPlace = (s: S, player: number): number =>
  sideOf(s, player).livesInLair ? lairs[s.player.declared[player]] : 0;

/** A card of the location deck is that of his lair. ME-DRAGON-4008 */
export const isLairOf = (s: S, player: number, site: number): boolean =>
  hasDragons(s) &&
  placeOfSite[site] === lairPlace(s, player) &&
  placeOfSite[site] !== 0 &&
  mayUse(sideOf(s, player).walker, site);
/** The card of his lair; 0: there is none. */
export const lairOfPlayer = (s: S, player: number): number =>
  (versionsOfPlace[lairPlace(s, player)] ?? []).find((site) => isLairOf(s, player, site)) ?? 0;
/** The card on the table where a company stands is his lair. */
export const isInLair = (s: S, company: number): boolean =>
  isLairOf(s, s.company.player[company], printed.site(s, s.company.site[company]));

/**
 * A site card on the table has no automatic-attacks: it is its player's own lair, or that of somebody who has shown himself,
 * in whatever way he has left since. ME-DRAGON-4008, 4025, DECISIONS M4
 */
export function isUnguarded(s: S, site: number): boolean {
  if (isLairOf(s, s.card.owner[site], printed.site(s, site))) return true;
  const at = printed.place(s, site);
  for (let player = 1; player <= s.layout.sizes.players; player++)
    if (at !== 0 && lairPlace(s, player) === at && s.player.revealed[player] !== 0) return true;
  return false;
}
