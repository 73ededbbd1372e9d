/** Mines of Moria: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, cancelSkirmishOf, cardFile, costsOf, costsOn, draw, during, either, exertBearer, exertOften,
  gandalf, minion, named, ofCulture, possessionOrArtifact, skirmish, strengthen, when, withKeyword,
  withSignet, wizard, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Gandalf's Staff
card(
  '2_22',
  bearer(named('Gandalf')),
  costsOf(ofCulture('Gandalf', withKeyword('Spell')), -1),
  during(skirmish, { costs: [exertOften(named('Gandalf'), 2)], effect: cancelSkirmishOf(named('Gandalf')) }),
);

// Gandalf's Wisdom
card('2_23', costsOn(possessionOrArtifact, either(gandalf, withSignet('Gandalf')), -1));

// Wizard Staff
card(
  '2_29',
  bearer(wizard),
  during(skirmish, { costs: [exertBearer(2)], effect: strengthen(a(minion), -3) }),
);

// Gandalf, The Grey Pilgrim
card('2_122', when(yourTurnStarts, { may: true, effect: draw(1) }));
