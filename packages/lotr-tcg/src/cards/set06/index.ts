/** Set 6: Ents of Fangorn. */
import { cardSet } from '../card.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as moria } from './moria.ts';
import { card as raider } from './raider.ts';
import { card as rohan } from './rohan.ts';
import { card as sauron } from './sauron.ts';
import { card as wraith } from './wraith.ts';

export const set06 = cardSet(dwarven, elven, gondor, isengard, moria, raider, rohan, sauron, wraith);
