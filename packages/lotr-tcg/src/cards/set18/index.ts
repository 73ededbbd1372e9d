/** Set 18: Treachery & Deceit. */
import { cardSet } from '../card.ts';
import { card as men } from './men.ts';
import { card as orc } from './orc.ts';

export const set18 = cardSet(men, orc);
