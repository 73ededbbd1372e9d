/** The Wizards. */
import { cardSet } from '../card.ts';
import { card as allies } from './allies.ts';
import { card as characters } from './characters.ts';
import { card as creatures } from './creatures.ts';
import { card as factions } from './factions.ts';
import { card as goldRings } from './gold-rings.ts';
import { card as greaterItems } from './greater-items.ts';
import { card as hazardLongs } from './hazard-longs.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';
import { card as hazardShorts } from './hazard-shorts.ts';
import { card as majorItems } from './major-items.ts';
import { card as minorItems } from './minor-items.ts';
import { card as resourcePermanents } from './resource-permanents.ts';
import { card as resourcePermanentsLore } from './resource-permanents-lore.ts';
import { card as resourceShorts } from './resource-shorts.ts';
import { card as resourceShortsAtMountDoom } from './resource-shorts-at-mount-doom.ts';
import { card as resourceShortsInCombat } from './resource-shorts-in-combat.ts';
import { card as sites } from './sites.ts';
import { card as specialItems } from './special-items.ts';

export const theWizards = cardSet(
  allies,
  characters,
  creatures,
  factions,
  goldRings,
  greaterItems,
  hazardLongs,
  hazardPermanents,
  hazardShorts,
  majorItems,
  minorItems,
  resourcePermanents,
  resourcePermanentsLore,
  resourceShorts,
  resourceShortsAtMountDoom,
  resourceShortsInCombat,
  sites,
  specialItems,
);
