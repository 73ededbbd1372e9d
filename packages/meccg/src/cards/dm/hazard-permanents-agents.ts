/** Dark Minions: hazard permanent-events that lie on agents. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazard, bearing, cardFile, chooseAgent, comesFromAny, discardIt, exactly, extraActions, faceDown,
  fetchAgent, fresh, host, named, non, outOfCombat, self, shortEvent, staysOnAgent, the,
  whenItsAgentIsRevealed,
} from '../words/index.ts';

export const card = cardFile();

// Never Seen Him
card(
  'DM-74',
  shortEvent({
    when: asHazard,
    if: outOfCombat,
    targets: [chooseAgent(non(bearing(named('Never Seen Him'))))],
    effect: staysOnAgent(the('agent')),
  }),
  ...extraActions(exactly(host), true),
);

// Nobody’s Friend
card(
  'DM-76',
  shortEvent({
    when: asHazard,
    if: outOfCombat,
    targets: [chooseAgent(faceDown, fresh)],
    effect: staysOnAgent(the('agent')),
  }),
  comesFromAny('border-hold', 'free-hold'),
  whenItsAgentIsRevealed(discardIt(self)),
  shortEvent({
    when: asHazard,
    effect: fetchAgent('free-hold', 'border-hold'),
    rules: 'ME-CARD-0512 ME-CARD-0513',
  }),
);
