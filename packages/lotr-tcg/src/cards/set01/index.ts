/** Set 1: The Fellowship of the Ring. */
import { cardSet } from '../card.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gandalf } from './gandalf.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as isengardUruks } from './isengard-uruks.ts';
import { card as moria } from './moria.ts';
import { card as moriaGoblins } from './moria-goblins.ts';
import { card as rings } from './rings.ts';
import { card as sauron } from './sauron.ts';
import { card as sauronOrcs } from './sauron-orcs.ts';
import { card as shire } from './shire.ts';
import { card as sites } from './sites.ts';
import { card as wraith } from './wraith.ts';
import { card as wraithNazgul } from './wraith-nazgul.ts';

export const set01 = cardSet(
  dwarven,
  elven,
  gandalf,
  gondor,
  isengard,
  isengardUruks,
  moria,
  moriaGoblins,
  rings,
  sauron,
  sauronOrcs,
  shire,
  sites,
  wraith,
  wraithNazgul,
);
