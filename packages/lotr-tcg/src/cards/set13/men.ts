/** Bloodlines: the Men culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  assignedToASkirmish, both, canSpot, cardFile, companion, countOf, exactly, minion, modifier, ofCulture,
  otherThan, self, strength, times,
} from '../words/index.ts';

export const card = cardFile();

// Merciless Dunlending
card(
  '13_96',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: times(2, countOf(both(companion, assignedToASkirmish))),
    if: canSpot(1, both(otherThan(self), ofCulture('Men', minion))),
  }),
);
