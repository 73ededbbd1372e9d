/** The Balrog. */
import { cardSet } from '../card.ts';
import { card as hazardPermanents } from './hazard-permanents.ts';

export const theBalrog = cardSet(hazardPermanents);
