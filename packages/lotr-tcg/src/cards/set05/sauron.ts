/** Battle of Helm's Deep: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, cardFile, companion, draw, during, exertSelf, ofCulture, orc, playIt, regroup, removeTwilight, self,
  shadowPhase, spot, spotBurdens, stackedHere, stackIt, the, toBePlayed, whenPlayed,
} from '../words/index.ts';

export const card = cardFile();

// Gate Trooper
card('5_98', whenPlayed({ costs: [exertSelf, spotBurdens(5)], effect: draw(1) }));

// Gate Veteran
card('5_99', whenPlayed({ costs: [exertSelf, spot(6, companion)], effect: draw(1) }));

// Teeth of Mordor
card(
  '5_110',
  during(regroup, {
    targets: [a(ofCulture('Sauron', orc))],
    costs: [removeTwilight(3)],
    effect: stackIt(the('Orc'), self),
  }),
  during(shadowPhase, {
    targets: [toBePlayed(ofCulture('Sauron', orc), stackedHere)],
    effect: playIt(the('Orc')),
  }),
);
