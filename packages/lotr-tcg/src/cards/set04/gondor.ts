/** The Two Towers: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, cannotAct, cardFile, during, exertA, inSkirmish, man, ofCulture, Phase, passes, rohanCompanion,
  say, self, skirmish, strengthen, unbound, worded,
} from '../words/index.ts';

export const card = cardFile();

// Faramir, Son of Denethor
card(
  '4_117',
  cannotAct(Phase.skirmish, {
    opponents: true,
    if: worded(passes(self, inSkirmish), say`Faramir is in a skirmish`),
  }),
);

const unboundGondorMan = both(unbound, ofCulture('Gondor', man));
// Help in Doubt and Need
card(
  '4_124',
  during(skirmish, { costs: [exertA(unboundGondorMan)], effect: strengthen(a(rohanCompanion), 2) }),
  during(skirmish, { costs: [exertA(rohanCompanion)], effect: strengthen(a(unboundGondorMan), 2) }),
);
