/** Treachery & Deceit: the Men culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, cardFile, during, fierce, gives, host, minion, ofCulture, reinforce, removeTwilight, sequence,
  skirmish, untilRegroup,
} from '../words/index.ts';

export const card = cardFile();

// Corsair Boarding Axe
card(
  '18_60',
  bearer(ofCulture('Men', minion)),
  during(skirmish, {
    costs: [removeTwilight(3)],
    effect: sequence(reinforce('Men'), gives(host, fierce, 1, untilRegroup)),
  }),
);
