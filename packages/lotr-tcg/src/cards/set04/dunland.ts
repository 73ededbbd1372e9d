/** The Two Towers: the Dunland culture. */
import { aSiteYouControl, cardFile, draw, during, exertSelf, shadowPhase, spot } from '../words/index.ts';

export const card = cardFile();

// Hill Chief
card('4_20', during(shadowPhase, { costs: [spot(1, aSiteYouControl), exertSelf], effect: draw(3) }));
