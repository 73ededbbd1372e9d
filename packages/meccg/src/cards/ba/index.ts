/** The Balrog. */
import { cardSet } from '../card.ts';
import { card as allies } from './allies.ts';
import { card as characters } from './characters.ts';
import { card as creatures } from './creatures.ts';
import { card as factions } from './factions.ts';
import { card as hazardLongs } from './hazard-longs.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';
import { card as hazardShorts } from './hazard-shorts.ts';
import { card as minorItems } from './minor-items.ts';
import { card as resourcePermanents } from './resource-permanents.ts';
import { card as resourcePermanentsAbroad } from './resource-permanents-abroad.ts';
import { card as resourcePermanentsDeeds } from './resource-permanents-deeds.ts';
import { card as resourcePermanentsFana } from './resource-permanents-fana.ts';
import { card as resourceShorts } from './resource-shorts.ts';
import { card as resourceShortsInCombat } from './resource-shorts-in-combat.ts';
import { card as resourceShortsOfTheBalrog } from './resource-shorts-of-the-balrog.ts';
import { card as sites } from './sites.ts';
import { card as specialItems } from './special-items.ts';

export const theBalrog = cardSet(
  allies,
  characters,
  creatures,
  factions,
  hazardLongs,
  hazardPermanents,
  hazardShorts,
  minorItems,
  resourcePermanents,
  resourcePermanentsAbroad,
  resourcePermanentsDeeds,
  resourcePermanentsFana,
  resourceShorts,
  resourceShortsInCombat,
  resourceShortsOfTheBalrog,
  sites,
  specialItems,
);
