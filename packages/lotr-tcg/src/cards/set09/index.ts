/** Set 9: Reflections. */
import { cardSet } from '../card.ts';
import { card as gondor } from './gondor.ts';

export const set09 = cardSet(gondor);
