/** Against the Shadow. */
import { cardSet } from '../card.ts';
import { card as creatures } from './creatures.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';
import { card as resourcePermanents } from './resource-permanents.ts';
import { card as sites } from './sites.ts';

export const againstTheShadow = cardSet(creatures, hazardPermanents, resourcePermanents, sites);
