/**
 * How often a creature finds somebody on whom it can be played: by the lands and sites that it is keyed to.
 *
 * Keeps  nothing here depends on a game: it is worked out once for each card, and kept.
 */
import { type CardFacts, factsIfAny, type MeccgState } from '@westmarch/meccg';

/** How often a company comes through such lands, or to such sites. */
type Often = Readonly<Record<string, number>>;
const OF_THE_FREE: Often = {
  wilderness: 0.7,
  'border-land': 0.5,
  'free-domain': 0.4,
  'coastal-sea': 0.2,
  'shadow-land': 0.2,
  'dark-domain': 0.05,
  'ruins-and-lairs': 0.5,
  'border-hold': 0.3,
  'free-hold': 0.2,
  'shadow-hold': 0.2,
  'dark-hold': 0.05,
};
const OF_THE_SHADOW: Often = {
  wilderness: 0.6,
  'border-land': 0.3,
  'free-domain': 0.1,
  'coastal-sea': 0.1,
  'shadow-land': 0.5,
  'dark-domain': 0.4,
  'ruins-and-lairs': 0.4,
  'border-hold': 0.2,
  'free-hold': 0.1,
  'shadow-hold': 0.4,
  'dark-hold': 0.2,
};
/** What is keyed to more than lands and sites by their kinds. */
const SELDOM = 0.1;

function reach({ keyedRegions, keyedSites }: CardFacts, often: Often): number {
  let misses = 1 - SELDOM;
  // Two lands of a kind on one way are rarer than one.
  for (const [land, count] of Object.entries(keyedRegions)) misses *= 1 - (often[land] ?? 0) ** count;
  for (const site of keyedSites) misses *= 1 - (often[site] ?? SELDOM);
  return 1 - misses;
}

const kept = new Map<number, number>();
/** The chance that one of the others' journeys lets it be played; `detained`: they serve the Shadow. */
export function reachOf(s: MeccgState, card: number, detained: boolean): number {
  const def = s.card.def[card];
  const key = def * 2 + (detained ? 1 : 0);
  let found = kept.get(key);
  if (found === undefined) {
    const facts = factsIfAny(s.engine.definitions[def].id);
    found = facts === undefined ? 1 : reach(facts, detained ? OF_THE_SHADOW : OF_THE_FREE);
    kept.set(key, found);
  }
  return found;
}
