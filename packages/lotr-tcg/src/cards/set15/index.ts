/** Set 15: The Hunters. */
import { cardSet } from '../card.ts';
import { card as orc } from './orc.ts';
import { card as rohan } from './rohan.ts';

export const set15 = cardSet(orc, rohan);
