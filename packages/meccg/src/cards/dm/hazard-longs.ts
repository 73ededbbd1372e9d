/** Dark Minions: hazard long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  agent, asHazard, befalls, cardFile, comes, endEffectsOf, extraActions, faceAttack, lastingEvent, sequence,
  stays, toOrFromUnderDeeps, turnsBack, voids,
} from '../words/index.ts';

export const card = cardFile();

const roads = ['Into Dark Tunnels', 'Old Road', 'Great-road', 'Bridge'];
// Earth-tremors
card(
  'DM-53',
  { keywords: ['cannot be duplicated'] },
  ...befalls(
    toOrFromUnderDeeps,
    faceAttack({ called: 'Rock Fall', strikes: 'each', prowess: 7, certain: 'attack', unarmed: true }),
    lastingEvent(asHazard, sequence(stays, endEffectsOf(...roads), comes)),
  ),
  voids(...roads),
);

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
