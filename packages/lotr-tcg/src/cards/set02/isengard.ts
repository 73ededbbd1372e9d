/** Mines of Moria: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, cancelThatEvent, cardFile, during, exertSelf, minion, ofCulture, rangersEventPlayed, roamingPenaltyIs,
} from '../words/index.ts';

export const card = cardFile();

const isengardMinion = both(ofCulture('Isengard'), minion);
// Uruk Scout. LR-ERRATA-040
card(
  '2_47',
  roamingPenaltyIs(isengardMinion, -1),
  during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
);
