/** The Lidless Eye. */
import { cardSet } from '../card.ts';
import { card as characters } from './characters.ts';
import { card as charactersRingwraiths } from './characters-ringwraiths.ts';
import { card as creatures } from './creatures.ts';
import { card as hazardLongs } from './hazard-longs.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';
import { card as hazardShorts } from './hazard-shorts.ts';
import { card as minorItems } from './minor-items.ts';
import { card as resourceLongs } from './resource-longs.ts';
import { card as resourcePermanents } from './resource-permanents.ts';
import { card as resourceShorts } from './resource-shorts.ts';
import { card as sites } from './sites.ts';
import { card as sitesFromIsengard } from './sites-from-isengard.ts';

export const theLidlessEye = cardSet(
  characters,
  charactersRingwraiths,
  creatures,
  hazardLongs,
  hazardPermanents,
  hazardShorts,
  minorItems,
  resourceLongs,
  resourcePermanents,
  resourceShorts,
  sites,
  sitesFromIsengard,
);
