/** Set 17: Rise of Saruman. */
import { cardSet } from '../card.ts';
import { card as urukHai } from './uruk-hai.ts';

export const set17 = cardSet(urukHai);
