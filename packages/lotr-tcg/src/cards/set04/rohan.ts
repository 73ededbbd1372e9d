/** The Two Towers: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, both, cardFile, exactly, exertEvery, fights, host, injured, inStartingFellowship, itsBearer, man,
  minion, modifier, ofCulture, ownCostIs, self, skirmishingIt, startOfSkirmishOf, strength, when,
} from '../words/index.ts';

export const card = cardFile();

// Elite Rider
card(
  '4_265',
  ownCostIs(-1, inStartingFellowship),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, both(injured, minion)) }),
);

// Rider's Mount
card(
  '4_287',
  bearer(ofCulture('Rohan', man)),
  when(startOfSkirmishOf(itsBearer), { effect: exertEvery(both(minion, skirmishingIt(host))) }),
);
