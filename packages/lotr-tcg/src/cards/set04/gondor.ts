/** The Two Towers: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, cardFile, during, exertA, man, ofCulture, rohanCompanion, skirmish, strengthen, unbound,
} from '../words/index.ts';

export const card = cardFile();

const unboundGondorMan = both(unbound, ofCulture('Gondor', man));
// Help in Doubt and Need
card(
  '4_124',
  during(skirmish, { costs: [exertA(unboundGondorMan)], effect: strengthen(a(rohanCompanion), 2) }),
  during(skirmish, { costs: [exertA(rohanCompanion)], effect: strengthen(a(unboundGondorMan), 2) }),
);
