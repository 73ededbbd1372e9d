/** Set 5: Battle of Helm's Deep. */
import { cardSet } from '../card.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gandalf } from './gandalf.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as raider } from './raider.ts';
import { card as rohan } from './rohan.ts';
import { card as sauron } from './sauron.ts';

export const set05 = cardSet(dwarven, elven, gandalf, gondor, isengard, raider, rohan, sauron);
