/** Mines of Moria: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  atSiteWith, cancelThatEvent, cardFile, discardedIf, during, exertSelf, freePeoplesPlayer, lookAtHand,
  minion, ofCulture, rangersEventPlayed, roamingPenaltyIs, shadowPhase,
} from '../words/index.ts';

export const card = cardFile();

// Goblin Man
card(
  '2_42',
  ...discardedIf(atSiteWith('Underground')),
  during(shadowPhase, { costs: [exertSelf], effect: lookAtHand(freePeoplesPlayer) }),
);

// Uruk Scout. LR-ERRATA-040
card(
  '2_47',
  roamingPenaltyIs(ofCulture('Isengard', minion), -1),
  during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
);
