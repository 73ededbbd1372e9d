/** Set 3: Realms of the Elf-lords. */
import { cardSet } from '../card.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gandalf } from './gandalf.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as moria } from './moria.ts';
import { card as sauron } from './sauron.ts';
import { card as shire } from './shire.ts';
import { card as sites } from './sites.ts';
import { card as wraith } from './wraith.ts';

export const set03 = cardSet(dwarven, elven, gandalf, gondor, isengard, moria, sauron, shire, sites, wraith);
