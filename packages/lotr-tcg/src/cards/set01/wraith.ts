/** The Fellowship of the Ring: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  archery, cardFile, changeArchery, during, fellowshipArchery, nazgul, removeTwilight, toPlaySpot,
} from '../words/index.ts';

export const card = cardFile();

// Wreathed in Shadow
card(
  '1_238',
  toPlaySpot(1, nazgul),
  during(archery, { costs: [removeTwilight(1)], effect: changeArchery(fellowshipArchery, -1) }),
);
