/** Rise of Saruman: the Uruk-hai culture. */
import { cardFile, minion, ofCulture, roamingPenaltyIs } from '../words/index.ts';

export const card = cardFile();

// White Hand Scout
card(
  '17_130',
  { otherNumbers: 'hunter 2 is shown as a keyword' },
  roamingPenaltyIs(ofCulture('Uruk-hai', minion), -1),
);
