/** Mount Doom: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ableToReplace, both, cardFile, companion, event, exertA, hobbitCompanion, non, replaceIn, ringBearer,
  skirmish, the,
} from '../words/index.ts';

export const card = cardFile();

// Brave and Loyal
card(
  '10_105',
  event(skirmish, {
    costs: [exertA(both(hobbitCompanion, ableToReplace))],
    effect: replaceIn(the('companion'), both(non(ringBearer), companion)),
  }),
);
