/** Set 4: The Two Towers. */
import { cardSet } from '../card.ts';
import { card as dunland } from './dunland.ts';
import { card as gondor } from './gondor.ts';

export const set04 = cardSet(dunland, gondor);
