/** Set 19: Ages End. */
import { cardSet } from '../card.ts';
import { card as dwarven } from './dwarven.ts';
import { card as rohan } from './rohan.ts';

export const set19 = cardSet(dwarven, rohan);
