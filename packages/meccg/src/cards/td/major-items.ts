/** The Dragons: major items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, bearerHas, byCreature, cardFile, facingAttack, fewerStrikes, itsAttack, notKeyedToSite,
  tapSelf, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

// Bow of Dragon-horn
card(
  'TD-102',
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(bearerHas('warrior'), itsAttack, byCreature, notKeyedToSite),
    costs: [tapSelf],
    effect: fewerStrikes(1),
  }),
);
