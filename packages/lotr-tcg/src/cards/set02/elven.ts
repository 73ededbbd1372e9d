/** Mines of Moria: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboutToBeWounded, archeryIs, atSiteWith, both, canSpot, cardFile, companion, discardSelf, during, elf,
  event, exertA, inResponseTo, maneuver, minionArchery, nazgul, orIf, preventThat, woundEvery,
} from '../words/index.ts';

export const card = cardFile();

// Hosts of the Last Alliance
card(
  '2_18',
  archeryIs(minionArchery, -1, canSpot(1, both(elf, companion))),
  during(inResponseTo(aboutToBeWounded, elf), { costs: [discardSelf], effect: preventThat('wound') }),
);

// Release the Angry Flood
card(
  '2_19',
  event(maneuver, {
    costs: [exertA(elf)],
    effect: orIf(woundEvery(nazgul), atSiteWith('River'), woundEvery(nazgul, 2)),
  }),
);
