/** Set 14: Expanded Middle-earth. */
import { cardSet } from '../card.ts';
import { card as elven } from './elven.ts';
import { card as urukHai } from './uruk-hai.ts';

export const set14 = cardSet(elven, urukHai);
