/**
 * A company stands at another site without a movement/hazard phase, which is movement all the same. ME-CARD-0084, 0304
 *
 * Owns   whether the card of that site can be had, and the change itself.
 * Keeps  what is discarded when a company moves is discarded; the old site leaves the table as ever.
 */
import { announce } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { companyArrives, companyMoves } from '../../events.ts';
import { placeIndex, sites, versionsOfPlace } from '../../map/map.ts';
import type { S } from '../../state.ts';
import { discardAtOnce } from '../chain/passive.ts';
import { atHaven, firstCompany, lastCompany, siteNumber } from '../companies/company.ts';
import { hasRoomForSite, isAvailable, isOwnHaven, layOpen, returnSite, takeSite } from '../sites/sites.ts';

/** The card of a site at which a company of this player stands; 0: none does. */
function standingCard(s: S, player: number, site: number): number {
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (printed.site(s, s.company.site[c]) === site) return s.company.site[c];
  return 0;
}
export const mayRelocate = (s: S, company: number, site: number): boolean => {
  const player = s.company.player[company];
  if (player === 0 || site === 0 || siteNumber(s, company) === site) return false;
  return standingCard(s, player, site) !== 0 || (isAvailable(s, player, site) && hasRoomForSite(s, player));
};
export function relocate(s: S, company: number, site: number): void {
  if (!mayRelocate(s, company, site)) return;
  const player = s.company.player[company];
  const old = s.company.site[company];
  let card = standingCard(s, player, site);
  if (card === 0) {
    card = takeSite(s, player, site, company);
    layOpen(s, card);
  }
  s.company.destination[company] = card;
  announce(s, companyMoves, company);
  discardAtOnce(s);
  s.company.destination[company] = 0;
  s.company.site[company] = card;
  returnSite(s, old);
  announce(s, companyArrives, company, card);
}
/** The Haven that the site of a company names as the nearest, as its player has it; a Haven is its own. 0: none. ME-HAVEN-004 */
export function nearestHaven(s: S, company: number): number {
  if (atHaven(s, company)) return siteNumber(s, company);
  const place = placeIndex(sites[siteNumber(s, company)]?.nearestHaven ?? '');
  const player = s.company.player[company];
  return (versionsOfPlace[place] ?? []).find((site) => isOwnHaven(s, player, site)) ?? 0;
}
