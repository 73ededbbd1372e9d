/** Set 16: The Wraith Collection. */
import { cardSet } from '../card.ts';
import { card as wraith } from './wraith.ts';

export const set16 = cardSet(wraith);
