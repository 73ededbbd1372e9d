/** Ents of Fangorn: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, cardFile, cardOf, discardSelfStacked, regroup, whileStackedOn,
} from '../words/index.ts';

export const card = cardFile();

// Isengard Builder
card(
  '6_66',
  whileStackedOn(cardOf('Isengard'), regroup, { costs: [discardSelfStacked], effect: addsTwilight(2) }),
);
