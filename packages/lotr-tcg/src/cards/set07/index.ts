/** Set 7: The Return of the King. */
import { cardSet } from '../card.ts';
import { card as dwarven } from './dwarven.ts';
import { card as gondor } from './gondor.ts';
import { card as wraith } from './wraith.ts';

export const set07 = cardSet(dwarven, gondor, wraith);
