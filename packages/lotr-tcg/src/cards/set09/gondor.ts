/** Reflections: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  artifact, cardFile, discardYour, during, fellowship, forThisTurn, liberateASite, man, ofCulture,
  playOnAsCost, raiseMoveLimit, regroup, self, toPlaySpot,
} from '../words/index.ts';

export const card = cardFile();

// Elendil, The Tall
card(
  '9_32',
  toPlaySpot(2, ofCulture('Gondor', man)),
  during(fellowship, { costs: [playOnAsCost(artifact, self)], effect: raiseMoveLimit(1, forThisTurn) }),
  during(regroup, { costs: [discardYour(ofCulture('Gondor', artifact))], effect: liberateASite }),
);
