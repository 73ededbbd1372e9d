/** Against the Shadow. */
import { cardSet } from '../card.ts';
import { card as allies } from './allies.ts';
import { card as characters } from './characters.ts';
import { card as creatures } from './creatures.ts';
import { card as factions } from './factions.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';
import { card as hazardShorts } from './hazard-shorts.ts';
import { card as majorItems } from './major-items.ts';
import { card as minorItems } from './minor-items.ts';
import { card as resourceLongs } from './resource-longs.ts';
import { card as resourcePermanents } from './resource-permanents.ts';
import { card as resourceShorts } from './resource-shorts.ts';
import { card as resourceShortsOfMinions } from './resource-shorts-of-minions.ts';
import { card as sites } from './sites.ts';
import { card as sitesMinion } from './sites-minion.ts';
import { card as specialItems } from './special-items.ts';

export const againstTheShadow = cardSet(
  allies,
  characters,
  creatures,
  factions,
  hazardPermanents,
  hazardShorts,
  majorItems,
  minorItems,
  resourceLongs,
  resourcePermanents,
  resourceShorts,
  resourceShortsOfMinions,
  sites,
  sitesMinion,
  specialItems,
);
