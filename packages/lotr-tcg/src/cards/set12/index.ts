/** Set 12: Black Rider. */
import { cardSet } from '../card.ts';
import { card as gondor } from './gondor.ts';

export const set12 = cardSet(gondor);
