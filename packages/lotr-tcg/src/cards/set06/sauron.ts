/** Ents of Fangorn: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  canSpot, cardFile, cardOf, discardFromYourHand, during, ownCostIs, self, skirmish, strengthen, troll,
} from '../words/index.ts';

export const card = cardFile();

// Troll of Udûn
card(
  '6_106',
  ownCostIs(-4, canSpot(1, troll)),
  during(skirmish, { costs: [discardFromYourHand(1, cardOf('Sauron'))], effect: strengthen(self, 1) }),
);
