/** Mines of Moria: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, cardFile, draw, during, exertBearer, minion, skirmish, strengthen, when, wizard, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Wizard Staff
card(
  '2_29',
  bearer(wizard),
  during(skirmish, { costs: [exertBearer(2)], effect: strengthen(a(minion), -3) }),
);

// Gandalf, The Grey Pilgrim
card('2_122', when(yourTurnStarts, { may: true, effect: draw(1) }));
