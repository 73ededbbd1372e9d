/** Dark Minions: hazard permanent-events that lie on agents. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, asHazard, bearing, cardFile, chooseAgent, comesFromAny, discardIt, exactly, extraActions,
  faceDown, fetchAgent, fresh, host, named, non, outOfCombat, type SiteType, self, shortEvent, staysOnAgent,
  the, whenItsAgentIsRevealed,
} from '../words/index.ts';

export const card = cardFile();

/** On one who came this turn: he may have come from other places; or one with such a home is fetched. */
const cover = (rules: string, ...types: readonly SiteType[]): readonly Ability[] => [
  shortEvent({
    when: asHazard,
    if: outOfCombat,
    targets: [chooseAgent(faceDown, fresh)],
    effect: staysOnAgent(the('agent')),
  }),
  comesFromAny(...types),
  whenItsAgentIsRevealed(discardIt(self)),
  shortEvent({ when: asHazard, effect: fetchAgent(...types), rules }),
];
// Inner Cunning
card('DM-68', ...cover('ME-CARD-0383 ME-CARD-0384', 'shadow-hold', 'dark-hold'));

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
card('DM-76', ...cover('ME-CARD-0512 ME-CARD-0513', 'border-hold', 'free-hold'));
