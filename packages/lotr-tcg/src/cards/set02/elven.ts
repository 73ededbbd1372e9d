/** Mines of Moria: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboutToBeWounded, archeryIs, both, canSpot, cardFile, companion, discardSelf, during, elf, inResponseTo,
  minionArchery, preventThat,
} from '../words/index.ts';

export const card = cardFile();

// Hosts of the Last Alliance
card(
  '2_18',
  archeryIs(minionArchery, -1, canSpot(1, both(elf, companion))),
  during(inResponseTo(aboutToBeWounded, elf), { costs: [discardSelf], effect: preventThat('wound') }),
);
