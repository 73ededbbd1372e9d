/** Reflections: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addThreats, artifact, both, cardFile, discardSelf, discardsHand, discardYour, draw, during, exertA,
  fellowship, forThisTurn, gondorMan, liberateASite, man, ofCulture, orPay, playOnAsCost, raiseMoveLimit,
  regroup, self, sequence, spot, toPlay, toPlaySpot, withVitality,
} from '../words/index.ts';

export const card = cardFile();

// Elendil, The Tall
card(
  '9_32',
  toPlaySpot(2, ofCulture('Gondor', man)),
  during(fellowship, { costs: [playOnAsCost(artifact, self)], effect: raiseMoveLimit(1, forThisTurn) }),
  during(regroup, { costs: [discardYour(ofCulture('Gondor', artifact))], effect: liberateASite }),
);

const newHand = sequence(discardsHand(), draw(3));
// Seeing Stone of Minas Anor
card(
  '9_37',
  { otherNumbers: { more: [3], why: 'one action with two prices is told as two' } },
  ...toPlay(orPay([spot(1, both(gondorMan, withVitality(3)))], [spot(1, gondorMan), addThreats(2)])),
  during(regroup, { costs: [exertA(gondorMan)], effect: newHand }),
  during(regroup, { costs: [discardSelf], effect: newHand }),
);
