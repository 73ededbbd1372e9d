/** Ages End: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, cardFile, exactly, minion, modifier, self, skirmishingIt, strength, times, woundsOn,
} from '../words/index.ts';

export const card = cardFile();

// Éomer, Éored Captain
card(
  '19_25',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: times(2, woundsOn(both(minion, skirmishingIt(self)))),
  }),
);
