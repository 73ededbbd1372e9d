/** Set 5: Battle of Helm's Deep. */
import { cardSet } from '../card.ts';
import { card as dunland } from './dunland.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gandalf } from './gandalf.ts';
import { card as gollum } from './gollum.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as raider } from './raider.ts';
import { card as rohan } from './rohan.ts';
import { card as sauron } from './sauron.ts';
import { card as shire } from './shire.ts';
import { card as sites } from './sites.ts';

export const set05 = cardSet(
  dunland,
  dwarven,
  elven,
  gandalf,
  gollum,
  gondor,
  isengard,
  raider,
  rohan,
  sauron,
  shire,
  sites,
);
