/** Dark Minions: hazard short-events that need an agent. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ANYTHING, addToAttempt, agentAttack, agentTries, all, asHazard, atNewSite, cardFile, chooseAgent,
  chooseReadyAgent, discardingAgentThere, hasSkill, onAgentsAttempt, opensChain, outOfCombat, returnCompany,
  shortEvent, tappingAgent, tappingAgentThere, the,
} from '../words/index.ts';

export const card = cardFile();

// Cunning Foes
card(
  'DM-50',
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat),
    targets: [chooseReadyAgent(hasSkill('warrior'), atNewSite)],
    costs: [tappingAgentThere(the('agent'))],
    effect: agentAttack(the('agent'), 3),
    rules: 'ME-AGENT-2041 ME-LIMIT-001',
  }),
);

// Good Sense Revolts
card(
  'DM-61',
  shortEvent({
    when: asHazard,
    if: outOfCombat,
    targets: [chooseReadyAgent()],
    costs: [tappingAgent(the('agent'))],
    effect: agentTries(the('agent'), ANYTHING, 4, 8),
  }),
  shortEvent({ when: onAgentsAttempt, effect: addToAttempt(4), rules: 'ME-CARD-0286' }),
);

// Seek without Success
card(
  'DM-87',
  shortEvent({
    when: asHazard,
    if: outOfCombat,
    targets: [chooseAgent(hasSkill('ranger'), atNewSite)],
    costs: [discardingAgentThere(the('agent'))],
    effect: returnCompany,
    rules: 'ME-AGENT-2083 ME-RETURN-501 ME-CARD-0670',
  }),
);
