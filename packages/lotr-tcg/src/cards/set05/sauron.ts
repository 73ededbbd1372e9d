/** Battle of Helm's Deep: the Sauron culture. */
import { cardFile, companion, draw, exertSelf, spot, spotBurdens, whenPlayed } from '../words/index.ts';

export const card = cardFile();

// Gate Trooper
card('5_98', whenPlayed({ costs: [exertSelf, spotBurdens(5)], effect: draw(1) }));

// Gate Veteran
card('5_99', whenPlayed({ costs: [exertSelf, spot(6, companion)], effect: draw(1) }));
