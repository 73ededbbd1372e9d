/** Set 11: Shadows. */
import { cardSet } from '../card.ts';
import { card as shire } from './shire.ts';

export const set11 = cardSet(shire);
