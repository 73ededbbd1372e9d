/**
 * Companies that go farther to meet an opponent, and from where they have met one. ME-CARD-0003
 *
 * Owns   whether an opponent is somewhere, and what a company has of it on its way there and away again.
 * Keeps  no way is longer than the most that any company may go (movement.ts).
 */
import { printed } from '../../engine.ts';
import { placeOfSite } from '../../map/map.ts';
import type { S } from '../../state.ts';

/** A company of another player stands at a place. */
export function isFoeAt(s: S, player: number, place: number): boolean {
  for (let c = 1; c < s.company.player.length; c++) {
    if (s.company.player[c] !== player && printed.place(s, s.company.site[c]) === place) return true;
  }
  return false;
}
/** What it may go farther to a site, by its number. */
export const pursuitTo = (s: S, company: number, site: number): number =>
  s.company.pursuit[company] > 0 && isFoeAt(s, s.company.player[company], placeOfSite[site])
    ? s.company.pursuit[company]
    : 0;
/** It stands at its new site: it leaves that one as it came, if it has met somebody. */
export function endPursuit(s: S, company: number): void {
  s.company.pursued[company] = pursuitTo(s, company, printed.site(s, s.company.site[company]));
}
