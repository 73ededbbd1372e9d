/** The sites of one kind of player, for tests that ask the map by names. */
import type { SideName } from '../src/facts/names.ts';
import type { SiteFacts } from '../src/facts/sites.ts';
import { sites } from '../src/map/map.ts';
import { sitesFor, type Walker } from '../src/map/reach.ts';
import { sideNamed } from '../src/rules/sides.ts';

export const walks = (side: SideName): Walker => sideNamed(side).walker;
export const heroes = walks('wizard');
export const heroSites: readonly SiteFacts[] = sitesFor(heroes).flatMap((site) => sites[site] ?? []);
/** The number of the card that such players use; 0: they use none. */
export const siteOf = (name: string, side: SideName = 'wizard'): number =>
  sitesFor(walks(side)).find((site) => sites[site]?.name === name) ?? 0;
