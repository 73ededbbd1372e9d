/** Dark Minions: hazard long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  agent, asHazard, cardFile, endEffectsOf, extraActions, lastingEvent, toOrFromUnderDeeps, turnsBack, voids,
} from '../words/index.ts';

export const card = cardFile();

// Great Need or Purpose
card('DM-62', { keywords: ['cannot be duplicated'] }, lastingEvent(asHazard), ...extraActions(agent));

const secretWays = ['Secret Passage', 'Secret Entrance'];
// The Way is Shut
card(
  'DM-98',
  { keywords: ['cannot be duplicated'] },
  ...turnsBack(toOrFromUnderDeeps, { first: endEffectsOf(...secretWays) }),
  voids(...secretWays),
);
