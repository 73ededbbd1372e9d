/** Set 6: Ents of Fangorn. */
import { cardSet } from '../card.ts';
import { card as dunland } from './dunland.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gandalf } from './gandalf.ts';
import { card as gollum } from './gollum.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as moria } from './moria.ts';
import { card as raider } from './raider.ts';
import { card as rohan } from './rohan.ts';
import { card as sauron } from './sauron.ts';
import { card as shire } from './shire.ts';
import { card as sites } from './sites.ts';
import { card as wraith } from './wraith.ts';

export const set06 = cardSet(
  dunland,
  dwarven,
  elven,
  gandalf,
  gollum,
  gondor,
  isengard,
  moria,
  raider,
  rohan,
  sauron,
  shire,
  sites,
  wraith,
);
