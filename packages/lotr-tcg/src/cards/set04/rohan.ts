/** The Two Towers: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, both, cardFile, discardedIfHomeIsTaken, during, exactly, exertEvery, exertSelf, fellowship,
  fights, healIt, host, injured, inStartingFellowship, itsBearer, man, minion, modifier, ofCulture, ownCostIs,
  rohanMan, self, skirmish, skirmishingIt, startOfSkirmishOf, strength, strengthen, toHeal, when,
} from '../words/index.ts';

export const card = cardFile();

// Elite Rider
card(
  '4_265',
  ownCostIs(-1, inStartingFellowship),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, both(injured, minion)) }),
);

// Guma, Plains Farmer
card(
  '4_277',
  ...discardedIfHomeIsTaken,
  during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(rohanMan)) }),
);

// Hlafwine, Village Farmhand
card(
  '4_281',
  ...discardedIfHomeIsTaken,
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(rohanMan), 2) }),
);

// Rider's Mount
card(
  '4_287',
  bearer(ofCulture('Rohan', man)),
  when(startOfSkirmishOf(itsBearer), { effect: exertEvery(both(minion, skirmishingIt(host))) }),
);
