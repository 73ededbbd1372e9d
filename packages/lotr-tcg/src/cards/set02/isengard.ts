/** Mines of Moria: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cancelThatEvent, cardFile, during, exertSelf, minion, ofCulture, rangersEventPlayed, roamingPenaltyIs,
} from '../words/index.ts';

export const card = cardFile();

// Uruk Scout. LR-ERRATA-040
card(
  '2_47',
  roamingPenaltyIs(ofCulture('Isengard', minion), -1),
  during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
);
