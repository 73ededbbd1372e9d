/**
 * The map of Middle-earth CCG: what is the same in every game (the atlas), and what one may do on it now.
 *
 * Keeps  nothing that a viewer may not know: it is made from his view, as scenes are.
 */
import * as z from 'zod/mini';
import { count } from './basics.ts';

/** A card of a place: whose it is, and the Haven its printed path begins at. */
export const AtlasSite = z.object({
  face: z.string(),
  /** hero, minion, fallen-wizard or balrog */
  side: z.string(),
  type: z.string(),
  nearest: z.string(),
});
export type AtlasSite = z.infer<typeof AtlasSite>;

export const AtlasPlace = z.object({
  name: z.string(),
  /** Empty for those that lie in none. */
  region: z.string(),
  under: z.boolean(),
  sites: z.array(AtlasSite),
  /** Ways through the Under-deeps, and what must be rolled on each. */
  below: z.array(z.object({ place: z.string(), roll: count })),
});
export type AtlasPlace = z.infer<typeof AtlasPlace>;

export const Atlas = z.object({
  regions: z.array(z.object({ name: z.string(), type: z.string(), adjacent: z.array(z.string()) })),
  places: z.array(AtlasPlace),
});
export type Atlas = z.infer<typeof Atlas>;

/** A way from place to place: region types in order; names only where the way is by regions. */
export const MapWay = z.object({
  /** The choice that takes it, if that is what is asked now. */
  index: z.nullable(count),
  name: z.string(),
  types: z.array(z.string()),
  regions: z.array(z.string()),
  /** Races of creatures that could be keyed to it or to the site, those with most cards first. */
  creatures: z.array(z.string()),
});
export type MapWay = z.infer<typeof MapWay>;

/** A place that can be chosen, or that a company could go to. */
export const MapSite = z.object({
  /** The choice that takes it, if that is what is asked now. */
  index: z.nullable(count),
  place: z.string(),
  face: z.string(),
  type: z.string(),
  ways: z.array(MapWay),
  /** Cards that you and the opponent draw for the journey; null where nobody journeys. */
  draws: z.nullable(z.object({ own: count, theirs: count })),
  /** What must be rolled on a way through the Under-deeps; 0 for nothing. */
  roll: count,
  guards: z.array(z.string()),
  /** Cards of your hand that are meant for it. */
  playable: z.array(z.string()),
});
export type MapSite = z.infer<typeof MapSite>;

export const MapNow = z.object({
  /** The company that this is about, by its row, and where it is; 0 for none. */
  company: count,
  from: z.string(),
  /** Where the company goes whose way is asked for. */
  to: z.string(),
  /** Companies whose movement can be declared, or which can be picked, each with its choice. */
  companies: z.array(z.object({ index: count, company: count })),
  sites: z.array(MapSite),
  /** Ways of which one is to be taken now. */
  ways: z.array(MapWay),
});
export type MapNow = z.infer<typeof MapNow>;
