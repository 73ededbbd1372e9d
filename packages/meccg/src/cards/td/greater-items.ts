/** The Dragons: greater items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  against, attackBody, attacksBy, both, cardFile, inUse, modifier, strikesBearer, weaponAgainst,
} from '../words/index.ts';

export const card = cardFile();

// Wormsbane
card(
  'TD-172',
  { keywords: ['weapon'] },
  ...weaponAgainst([2, 9], [4, 12], against('Dragon', 'Drake')),
  modifier({
    attribute: attackBody,
    of: both(attacksBy('Dragon', 'Drake'), strikesBearer),
    by: -2,
    if: inUse,
  }),
);
