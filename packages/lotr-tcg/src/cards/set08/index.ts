/** Set 8: Siege of Gondor. */
import { cardSet } from '../card.ts';
import { card as gondor } from './gondor.ts';
import { card as sauron } from './sauron.ts';

export const set08 = cardSet(gondor, sauron);
