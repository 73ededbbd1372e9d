/** Mount Doom: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ableToReplace, addBurdensToPay, anEvent, both, cardFile, companion, during, event, exceptRingBearer, exertA,
  fellowship, hobbitCompanion, ofCulture, replaceIn, skirmish, takeOneOfTwo, the,
} from '../words/index.ts';

export const card = cardFile();

// Birthday Present. LR-ERRATA-2026
card(
  '10_104',
  during(fellowship, { costs: [addBurdensToPay(1)], effect: takeOneOfTwo(ofCulture('Shire', anEvent)) }),
);

// Brave and Loyal
card(
  '10_105',
  event(skirmish, {
    costs: [exertA(both(hobbitCompanion, ableToReplace))],
    effect: replaceIn(the('companion'), exceptRingBearer(companion)),
  }),
);
