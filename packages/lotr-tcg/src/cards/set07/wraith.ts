/** The Return of the King: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, cardFile, companion, discardSelf, during, exertEvery, haveInitiative, regroup, ringBound,
} from '../words/index.ts';

export const card = cardFile();

// Úlairë Nelya, Black-Mantled Wraith
card(
  '7_216',
  during(regroup, {
    if: haveInitiative(),
    costs: [discardSelf],
    effect: exertEvery(both(ringBound, companion)),
  }),
);
