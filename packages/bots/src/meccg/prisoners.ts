/** Prisoners: where somebody of one's own is held, what it is worth to set him free, and who does it. */

import { Kind } from '@westmarch/kernel';
import {
  firstPrisoner,
  type MeccgState,
  nextPrisoner,
  placeOfSite,
  printed,
  rescueSite,
} from '@westmarch/meccg';
import { best, type Policy } from './thought.ts';
import { worthOf } from './worth.ts';

/** Who is held gives nothing, and his points may be lost: most of his worth comes back with him. */
const FREED = 0.7;

/** What those of a player whom a hazard holds are worth. */
function heldBy(s: MeccgState, you: number, host: number): number {
  let worth = 0;
  for (let c = firstPrisoner(s, host); c !== 0; c = nextPrisoner(s, c))
    if (s.card.owner[c] === you) worth += worthOf(s, c) * FREED;
  return worth;
}

/** The places where somebody of a player is held, and what it is worth to rescue him; null: nobody is. */
export function prisonersOf(s: MeccgState, you: number): ReadonlyMap<number, number> | null {
  let found: Map<number, number> | null = null;
  for (let host = s.kernel.liveFirst; host !== 0; host = s.card.liveNext[host]) {
    const site = firstPrisoner(s, host) === 0 ? 0 : rescueSite(s, host);
    if (site === 0) continue;
    const worth = heldBy(s, you, host);
    const place = printed.place(s, site);
    if (worth > 0) (found ??= new Map()).set(place, (found.get(place) ?? 0) + worth);
  }
  return found;
}
/** What it is worth to rescue whoever is held at a site. */
export const rescueWorth = (s: MeccgState, you: number, site: number): number =>
  prisonersOf(s, you)?.get(placeOfSite[site]) ?? 0;

/** Whoever is worth most is set free first, by whoever is worth least. */
const whom: Policy = (t) => best(t, (i) => heldBy(t.s, t.you, t.o.a(i)));
const take: Policy = (t) => best(t, (i) => (t.o.kind(i) === Kind.card ? 100 - worthOf(t.s, t.o.a(i)) : 0));

export const prisonerPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  rescue: { whom, take },
};
