/** Siege of Gondor: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, atSiteOf, canSpot, cardFile, cardOf, companion, discardFromYourHand, discardIt, during, inAnswerTo,
  isPlayed, minion, ofCulture, self, sequence, shadowHasInitiative, takesControlOfASite,
} from '../words/index.ts';

export const card = cardFile();

// Morgai
card(
  '8_104',
  shadowHasInitiative(all(canSpot(1, ofCulture('Sauron', minion)), atSiteOf('King', 5))),
  during(inAnswerTo(isPlayed(companion)), {
    costs: [discardFromYourHand(1, cardOf('Sauron'))],
    effect: sequence(takesControlOfASite, discardIt(self)),
  }),
);
