/** Mines of Moria: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboutToBeWounded, archeryIs, atSiteWith, both, canSpot, cardFile, companion, discardedInRegroup,
  discardSelf, during, elf, event, exertA, inResponseTo, losesDamage, maneuver, minionArchery, modifier,
  nazgul, orIf, preventThat, strength, toPlaySpot, urukHai, woundEvery,
} from '../words/index.ts';

export const card = cardFile();

// A Blended Race
card(
  '2_16',
  toPlaySpot(1, elf),
  modifier({ attribute: strength, of: urukHai, by: -2 }),
  losesDamage(urukHai),
  discardedInRegroup,
);

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
