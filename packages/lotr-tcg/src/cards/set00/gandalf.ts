/** Promotional: the Gandalf culture. */
import { bearer, cardFile, draw, duringRegroup, eachMove, named } from '../words/index.ts';

export const card = cardFile();

// Radagast's Staff
card('0_57', bearer(named('Radagast')), eachMove({ may: true, if: duringRegroup, effect: draw(2) }));
