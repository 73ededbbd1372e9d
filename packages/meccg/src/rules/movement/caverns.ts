/**
 * Caverns that were opened: sites of a region lie beside an Under-deeps site whose surface site is in it.
 *
 * Owns   which ways that opens, there and back; no roll is needed on them.
 */
import { isMarked, type Options, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { placeOfSite, regionOfPlace, sites } from '../../map/map.ts';
import { mayUse } from '../../map/reach.ts';
import { isDeep, regionAbove } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { sideOf } from '../sides.ts';
import { lyingCard } from '../sites/sites.ts';

/** Of a site card in the Under-deeps: more than 0 while its caverns are open. */
export const unchoked = engine.marker(
  'unchoked',
  (whose) =>
    say`each other site of yours in the region of the surface site of ${whose}, if it normally is a shadow-hold, ruins & lairs or border-hold, is adjacent to ${whose}`,
);
const NEAR = new Set(['shadow-hold', 'ruins-and-lairs', 'border-hold']);
/** Of two site cards by their numbers, the first in the Under-deeps. */
const isMouth = (deep: number, above: number): boolean =>
  regionAbove[deep] !== 0 &&
  isDeep[placeOfSite[above]] === 0 &&
  regionAbove[deep] === regionOfPlace[placeOfSite[above]] &&
  NEAR.has(sites[above]?.type ?? '');
/** Caverns of a player lead from one site card to the other. */
export function isUnchoked(s: S, player: number, from: number, to: number): boolean {
  if (s.channel.first[unchoked.channel] === 0) return false;
  const deep = isDeep[placeOfSite[from]] === 1 ? from : to;
  if (!isMouth(deep, deep === from ? to : from)) return false;
  const card = lyingCard(s, player, deep);
  return card !== 0 && isMarked(s, unchoked, card);
}
/** Where they lead from a site card; `isOpen` says whether one can be had. */
export function offerCaverns(
  s: S,
  player: number,
  company: number,
  isOpen: (s: S, player: number, company: number, site: number) => boolean,
  o: Options | null,
): boolean {
  if (s.channel.first[unchoked.channel] === 0) return false;
  const from = printed.site(s, s.company.site[company]);
  let any = false;
  for (let to = 1; to < sites.length; to++) {
    if (!mayUse(sideOf(s, player).walker, to) || !isUnchoked(s, player, from, to)) continue;
    if (!isOpen(s, player, company, to)) continue;
    any = true;
    if (o === null) return true;
    o.number(to);
  }
  return any;
}
