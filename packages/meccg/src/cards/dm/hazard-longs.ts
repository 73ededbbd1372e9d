/** Dark Minions: hazard long-events. */
import { cardFile, endEffectsOf, toOrFromUnderDeeps, turnsBack, voids } from '../words/index.ts';

export const card = cardFile();

const secretWays = ['Secret Passage', 'Secret Entrance'];
// The Way is Shut
card(
  'DM-98',
  { keywords: ['cannot be duplicated'] },
  ...turnsBack(toOrFromUnderDeeps, { first: endEffectsOf(...secretWays) }),
  voids(...secretWays),
);
