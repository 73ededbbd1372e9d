/** Promotional: the Gandalf culture. */
import { bearer, cardFile, draw, duringRegroup, fellowshipMoves, named, when } from '../words/index.ts';

export const card = cardFile();

// Radagast's Staff
card(
  '0_57',
  bearer(named('Radagast')),
  when(fellowshipMoves, { may: true, if: duringRegroup, effect: draw(2) }),
);
