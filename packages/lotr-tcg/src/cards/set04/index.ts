/** Set 4: The Two Towers. */
import { cardSet } from '../card.ts';
import { card as dunland } from './dunland.ts';
import { card as dunlandMen } from './dunland-men.ts';
import { card as dwarven } from './dwarven.ts';
import { card as elven } from './elven.ts';
import { card as gandalf } from './gandalf.ts';
import { card as gondor } from './gondor.ts';
import { card as isengard } from './isengard.ts';
import { card as isengardMen } from './isengard-men.ts';
import { card as isengardTrackers } from './isengard-trackers.ts';
import { card as isengardUruks } from './isengard-uruks.ts';
import { card as raider } from './raider.ts';
import { card as raiderMen } from './raider-men.ts';
import { card as rings } from './rings.ts';
import { card as rohan } from './rohan.ts';
import { card as shire } from './shire.ts';
import { card as sites } from './sites.ts';

export const set04 = cardSet(
  dunland,
  dunlandMen,
  dwarven,
  elven,
  gandalf,
  gondor,
  isengard,
  isengardMen,
  isengardTrackers,
  isengardUruks,
  raider,
  raiderMen,
  rings,
  rohan,
  shire,
  sites,
);
