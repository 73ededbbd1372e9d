/** The Dragons: major items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, bearerHas, byCreature, cardFile, facingAttack, fewerStrikes, inAttackedCompany, notKeyedToSite,
  passes, self, tapSelf, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

// Bow of Dragon-horn
card(
  'TD-102',
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(bearerHas('warrior'), passes(self, inAttackedCompany), byCreature, notKeyedToSite),
    costs: [tapSelf],
    effect: fewerStrikes(1),
  }),
);
