/** Set 13: Bloodlines. */
import { cardSet } from '../card.ts';
import { card as elven } from './elven.ts';
import { card as men } from './men.ts';

export const set13 = cardSet(elven, men);
