/** Set 10: Mount Doom. */
import { cardSet } from '../card.ts';
import { card as shire } from './shire.ts';

export const set10 = cardSet(shire);
