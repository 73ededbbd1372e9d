/** Dark Minions. */
import { cardSet } from '../card.ts';
import { card as allies } from './allies.ts';
import { card as characters } from './characters.ts';
import { card as charactersAgents } from './characters-agents.ts';
import { card as creatures } from './creatures.ts';
import { card as hazardLongs } from './hazard-longs.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';
import { card as hazardPermanentsAgents } from './hazard-permanents-agents.ts';
import { card as hazardPermanentsThatCapture } from './hazard-permanents-that-capture.ts';
import { card as hazardShorts } from './hazard-shorts.ts';
import { card as hazardShortsAgents } from './hazard-shorts-agents.ts';
import { card as resourceLongs } from './resource-longs.ts';
import { card as resourcePermanents } from './resource-permanents.ts';
import { card as resourceShorts } from './resource-shorts.ts';
import { card as sites } from './sites.ts';
import { card as specialItems } from './special-items.ts';

export const darkMinions = cardSet(
  allies,
  characters,
  charactersAgents,
  creatures,
  hazardLongs,
  hazardPermanents,
  hazardPermanentsAgents,
  hazardPermanentsThatCapture,
  hazardShorts,
  hazardShortsAgents,
  resourceLongs,
  resourcePermanents,
  resourceShorts,
  sites,
  specialItems,
);
