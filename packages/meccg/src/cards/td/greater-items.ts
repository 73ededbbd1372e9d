/** The Dragons: greater items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, against, all, armour, attackBody, attacksBy, bearerFacesStrike, bearerHas, both, cardFile,
  ineffectual, inUse, modifier, strikePending, strikesBearer, tapSelf, untappedSelf, weaponAgainst,
} from '../words/index.ts';

export const card = cardFile();

// Enruned Shield
card(
  'TD-114',
  { keywords: ['shield'] },
  armour(3, 10),
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: all(bearerHas('warrior'), inUse, strikePending),
    costs: [tapSelf],
    effect: ineffectual,
  }),
);

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
